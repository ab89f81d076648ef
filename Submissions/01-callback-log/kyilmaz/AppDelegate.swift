import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    var log: [String] = []
    var isSaved = false

    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        add("willFinishLaunchingWithOptions")
        return true
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        add("didFinishLaunchingWithOptions")
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        add("applicationDidBecomeActive")
    }

    func applicationWillResignActive(_ application: UIApplication) {
        add("applicationWillResignActive")
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        add("applicationDidEnterBackground")
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        add("applicationWillEnterForeground")
    }

    func applicationWillTerminate(_ application: UIApplication) {
        add("applicationWillTerminate")
        DispatchQueue.main.async {
            UserDefaults.standard.set(self.log, forKey: "log")
            self.isSaved = true
        }
        // do not let the app end before the log is saved
        while !isSaved {
        }
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        add("applicationDidReceiveMemoryWarning")
        log.removeAll()
    }

    func add(_ name: String) {
        log.append(name)
        print("\(log.count). \(name)")
    }
}
