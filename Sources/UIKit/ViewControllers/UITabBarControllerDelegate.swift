import AppLink
import Foundation

/// Hears of the tabs that the user chooses. All callbacks are optional, as Apple's are.
@MainActor public protocol UITabBarControllerDelegate: AnyObject {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    AppProcess.shared.noteUnimplemented()
    return true
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    AppProcess.shared.noteUnimplemented()
  }
}

extension UITabBarController {
  /// A callback of the delegate's; nil for any other.
  func performDelegate(_ call: Call) -> LinkRecord? {
    guard call.name.hasPrefix("tabBarController(") else { return nil }
    let controller = AppProcess.shared.controller(call.arguments["controller"])
    guard let delegate, let controller else {
      AppProcess.shared.noteUnimplemented(call.name)
      return [:]
    }
    switch call.name {
    case "tabBarController(_:shouldSelect:)":
      return ["result": .bool(delegate.tabBarController(self, shouldSelect: controller))]
    case "tabBarController(_:didSelect:)":
      delegate.tabBarController(self, didSelect: controller)
    default: AppProcess.shared.noteUnimplemented(call.name)
    }
    return [:]
  }
}
