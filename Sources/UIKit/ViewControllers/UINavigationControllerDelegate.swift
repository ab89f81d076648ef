import AppLink
import Foundation

/// Hears of what a navigation controller shows. All callbacks are optional, as Apple's are.
@MainActor public protocol UINavigationControllerDelegate: AnyObject {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    AppProcess.shared.noteUnimplemented()
  }

  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    AppProcess.shared.noteUnimplemented()
  }
}

extension UINavigationController {
  /// A callback of the delegate's; nil for any other.
  func performDelegate(_ call: Call) -> LinkRecord? {
    guard call.name.hasPrefix("navigationController(") else { return nil }
    let animated = call.arguments["animated"]?.bool ?? false
    guard let delegate, let controller = AppProcess.shared.controller(call.arguments["controller"])
    else {
      AppProcess.shared.noteUnimplemented(call.name)
      return [:]
    }
    switch call.name {
    case "navigationController(_:willShow:animated:)":
      delegate.navigationController(self, willShow: controller, animated: animated)
    case "navigationController(_:didShow:animated:)":
      delegate.navigationController(self, didShow: controller, animated: animated)
    default: AppProcess.shared.noteUnimplemented(call.name)
    }
    return [:]
  }
}
