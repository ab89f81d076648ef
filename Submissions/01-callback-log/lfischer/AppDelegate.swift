import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    var eventCount = 0

    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        logEvent("willFinishLaunchingWithOptions")
        return true
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        logEvent("didFinishLaunchingWithOptions")
        return true
    }

    func applicationDidBecomeActive(application: UIApplication) {
        logEvent("applicationDidBecomeActive")
    }

    func applicationWillResignActive(_ application: UIApplication) {
        logEvent("applicationWillResignActive")
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        logEvent("applicationDidEnterBackground")
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        // copied from above
        logEvent("applicationDidEnterBackground")
    }

    func applicationWillTerminate(_ application: UIApplication) {
        logEvent("applicationWillTerminate")
    }

    func applicationDidRecieveMemoryWarning(_ application: UIApplication) {
        logEvent("applicationDidReceiveMemoryWarning")
    }

    func logEvent(_ name: String) {
        eventCount += 1
        print("Event \(eventCount): \(name)")
    }
}
