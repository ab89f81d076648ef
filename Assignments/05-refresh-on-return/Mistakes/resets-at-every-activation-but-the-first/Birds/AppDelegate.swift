import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    private var wasActive = false

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        // The first time, the app has just been launched.
        guard wasActive else {
            wasActive = true
            return
        }
        (window?.rootViewController as? ViewController)?.beginNewVisit()
    }
}
