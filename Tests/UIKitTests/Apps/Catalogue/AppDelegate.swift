import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let sun = UIImage(named: "sun")
    print(sun?.size.width ?? -1, sun?.scale ?? -1, UIImage(named: "moon") == nil)
    print(UIColor(named: "sea") == UIColor(red: 0, green: 0.5, blue: 1, alpha: 1))
    print(UIColor(named: "land") == nil)
    return true
  }
}
