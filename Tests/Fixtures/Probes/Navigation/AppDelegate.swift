import UIKit

/// An app with a navigation controller, whose first view controller shows a second one as URLs say.
@main
class AppDelegate: UIResponder, UIApplicationDelegate, UIAdaptivePresentationControllerDelegate {
  var window: UIWindow?
  private let navigation = UINavigationController(rootViewController: FirstViewController())

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = navigation
    window?.makeKeyAndVisible()
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    let second = SecondViewController()
    switch url.host {
    case "push": navigation.pushViewController(second, animated: true)
    case "pop": navigation.popViewController(animated: true)
    case "present":
      second.modalPresentationStyle = .fullScreen
      navigation.topViewController?.present(second, animated: true)
    case "sheet":
      navigation.topViewController?.present(second, animated: true)
      second.presentationController?.delegate = self
    case "dismiss": navigation.topViewController?.dismiss(animated: true)
    default: return false
    }
    return true
  }

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool { true }
  func presentationControllerWillDismiss(_ controller: UIPresentationController) {}
  func presentationControllerDidDismiss(_ controller: UIPresentationController) {}
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {}
}
