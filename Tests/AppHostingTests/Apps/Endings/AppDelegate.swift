import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func applicationDidBecomeActive(_ application: UIApplication) {
    print("before")
    let ending = UserDefaults.standard.string(forKey: "ending") ?? ""
    if let end = Endings.all[ending] ?? Floods.all[ending] ?? Hostile.all[ending]
      ?? Files.all[ending]
    {
      end()
    }
    print("after")
  }

  func applicationWillResignActive(_ application: UIApplication) {
    print("resigned")
    if UserDefaults.standard.string(forKey: "ending") == "slow" { Endings.beSlow() }
  }
}
