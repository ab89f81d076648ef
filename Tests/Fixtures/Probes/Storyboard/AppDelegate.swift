import UIKit

/// An app whose storyboard has a navigation controller, its first view controller and a segue to a
/// second one.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    let navigation = window?.rootViewController as? UINavigationController
    navigation?.topViewController?.performSegue(
      withIdentifier: url.host ?? "", sender: self)
    return true
  }
}
