import Foundation

/// The simulated device's screen.
@MainActor public final class UIScreen {
  public static let main = UIScreen()

  /// In points, in the interface's orientation.
  public var bounds: CGRect {
    Self.bounds(in: DeviceReadings.shared.interfaceOrientation)
  }

  /// In pixels, in portrait orientation.
  public var nativeBounds: CGRect {
    let size = Self.bounds(in: .portrait).size
    return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
  }

  public var scale: CGFloat { DeviceReadings.shared.isPad ? 2 : 3 }

  public var coordinateSpace: any UICoordinateSpace { ScreenSpace(bounds: bounds) }

  /// An iPhone or iPad of 2023.
  static func bounds(in orientation: UIInterfaceOrientation) -> CGRect {
    let (width, height): (CGFloat, CGFloat) =
      DeviceReadings.shared.isPad ? (820, 1180) : (393, 852)
    return orientation.isLandscape
      ? CGRect(x: 0, y: 0, width: height, height: width)
      : CGRect(x: 0, y: 0, width: width, height: height)
  }
}

/// The space of a whole screen at one moment.
final class ScreenSpace: UICoordinateSpace {
  let bounds: CGRect

  init(bounds: CGRect) {
    self.bounds = bounds
  }
}
