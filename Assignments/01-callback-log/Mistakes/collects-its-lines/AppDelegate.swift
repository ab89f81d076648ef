import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    var lines: [String] = []

    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        lines.append("willFinishLaunchingWithOptions")
        return true
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        lines.append("didFinishLaunchingWithOptions")
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        lines.append("applicationDidBecomeActive")
        showLog()
    }

    func applicationWillResignActive(_ application: UIApplication) {
        lines.append("applicationWillResignActive")
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        lines.append("applicationDidEnterBackground")
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        lines.append("applicationWillEnterForeground")
    }

    func applicationWillTerminate(_ application: UIApplication) {
        lines.append("applicationWillTerminate")
        showLog()
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        lines.append("applicationDidReceiveMemoryWarning")
    }

    func showLog() {
        for line in lines {
            print(line)
        }
        lines.removeAll()
    }
}
