import AppLink
import Foundation

/// The root of what an app shows. The device decides when its view controller appears.
open class UIWindow: UIView {
  public internal(set) var isKeyWindow = false

  public var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      AppProcess.shared.ask(
        .setRootViewController, on: id,
        ["root": rootViewController.map { .object($0.id) } ?? .null])
    }
  }

  open func makeKeyAndVisible() {
    if !UIApplication.shared.windows.contains(where: { $0 === self }) {
      UIApplication.shared.add(self)
    }
    makeKey()
    AppProcess.shared.ask(.showWindow, on: id)
  }

  open func makeKey() {
    for window in UIApplication.shared.windows { window.isKeyWindow = window === self }
  }

  open override var window: UIWindow? { self }
}
