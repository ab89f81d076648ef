import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        log()
        return true
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        log()
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        log()
    }

    func applicationWillResignActive(_ application: UIApplication) {
        log()
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        log()
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        log()
    }

    func applicationWillTerminate(_ application: UIApplication) {
        log()
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        log()
    }

    // MARK: - Logging

    private func log() {
        print("→ \(#function)")
    }
}
