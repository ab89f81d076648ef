import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        return true
    }

    // Called on the way back from the background, and not at a launch.
    func applicationWillEnterForeground(_ application: UIApplication) {
        guard let viewController = window?.rootViewController as? ViewController else { return }
        viewController.beginNewVisit()
    }
}
