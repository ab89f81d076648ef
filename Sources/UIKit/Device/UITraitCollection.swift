import Foundation

/// How much room an interface has in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

/// What an interface should look like; of Apple's traits only those that depend on device and rotation.
public final class UITraitCollection: Hashable, Sendable {
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  public let displayScale: CGFloat
  public var userInterfaceStyle: UIUserInterfaceStyle { .light }

  /// The traits of the device in an orientation: those of an iPhone of 2023 or of an iPad.
  init(isPad: Bool, orientation: UIInterfaceOrientation) {
    userInterfaceIdiom = isPad ? .pad : .phone
    horizontalSizeClass = isPad ? .regular : .compact
    verticalSizeClass = isPad || !orientation.isLandscape ? .regular : .compact
    displayScale = isPad ? 2 : 3
  }

  /// The traits as they are now.
  static var ofDevice: UITraitCollection {
    let readings = DeviceReadings.shared
    return UITraitCollection(isPad: readings.isPad, orientation: readings.interfaceOrientation)
  }

  public static func == (a: UITraitCollection, b: UITraitCollection) -> Bool {
    (a.userInterfaceIdiom, a.horizontalSizeClass, a.verticalSizeClass)
      == (b.userInterfaceIdiom, b.horizontalSizeClass, b.verticalSizeClass)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(userInterfaceIdiom)
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
  }
}

/// A frame of reference on the screen; here only its size.
@MainActor public protocol UICoordinateSpace: AnyObject {
  var bounds: CGRect { get }
}
