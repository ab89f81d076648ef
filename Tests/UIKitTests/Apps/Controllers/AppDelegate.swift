import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let scenario = UserDefaults.standard.string(forKey: "scenario") ?? ""
  private var made: UIViewController?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    switch scenario {
    case "every callback": window.rootViewController = EveryCallback()
    case "no callback": window.rootViewController = NoCallback()
    case "without super": window.rootViewController = WithoutSuper()
    case "below": window.rootViewController = BelowEveryCallback()
    default: window.rootViewController = UIViewController()
    }
    return true
  }
}
