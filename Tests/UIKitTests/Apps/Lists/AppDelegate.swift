import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let scenario = UserDefaults.standard.string(forKey: "scenario") ?? ""
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = Scenarios.root(scenario)
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  var root: UIViewController? { window?.rootViewController }

  func applicationWillResignActive(_ application: UIApplication) {
    if UserDefaults.standard.string(forKey: "scenario") == "swap" {
      window?.rootViewController = UIViewController()
    }
    (root as? Playing)?.play(.first)
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    (root as? Playing)?.play(.second)
  }
}

enum Act {
  case first
  case second
}

/// What a test plays: the first act on leaving, the second on the return.
@MainActor protocol Playing: AnyObject {
  func play(_ act: Act)
}
