import UIKit

@UIApplicationMain
private class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let scenario = UserDefaults.standard.string(forKey: "scenario") ?? ""

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    switch scenario {
    case "local window":
      window.rootViewController = RootViewController()
      window.makeKeyAndVisible()
      return true
    case "never visible":
      window.rootViewController = RootViewController()
    case "root later":
      window.makeKeyAndVisible()
    case "view by hand":
      let controller = UIViewController()
      controller.view = UILabel()
      window.rootViewController = controller
      window.makeKeyAndVisible()
    case "no root":
      window.makeKeyAndVisible()
      window.makeKeyAndVisible()
    default:
      window.rootViewController = RootViewController()
      print("root set")
      window.makeKeyAndVisible()
    }
    self.window = window
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    if scenario == "root later" { window?.rootViewController = RootViewController() }
    print("windows", application.windows.count, application.keyWindow === window)
    print("delegate", application.delegate === self)
    print(window?.rootViewController?.viewIfLoaded?.window === window)
    if scenario == "view by hand" {
      print("label", window?.rootViewController?.viewIfLoaded is UILabel)
    }
  }

  func applicationWillResignActive(_ application: UIApplication) {
    switch scenario {
    case "swap": window?.rootViewController = SecondViewController()
    case "take away": window?.rootViewController = nil
    case "same": window?.rootViewController = window?.rootViewController
    case "views": Views.play(in: window)
    case "drop window": window = nil
    default: break
    }
  }
}
