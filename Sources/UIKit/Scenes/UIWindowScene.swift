import Foundation

/// A scene that shows windows.
open class UIWindowScene: UIScene {
  static let didUpdate = "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)"

  /// The scene's visible windows; nobody but the app holds them.
  public var windows: [UIWindow] {
    UIApplication.shared.windows.filter { $0.windowScene === self }
  }

  public var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }

  public var screen: UIScreen { .main }

  public var interfaceOrientation: UIInterfaceOrientation {
    DeviceReadings.shared.interfaceOrientation
  }

  public var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

  public var traitCollection: UITraitCollection { .ofDevice }
}
