import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    // some pictures we keep in memory so the table scrolls fast
    var cache = ["mountain", "lake", "city", "forest"]

    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        print("1. willFinishLaunchingWithOptions")
        return true
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print("2. didFinishLaunchingWithOptions")
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        print("3. applicationDidBecomeActive")
    }

    func applicationWillResignActive(_ application: UIApplication) {
        print("4. applicationWillResignActive")
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        print("5. applicationDidEnterBackground")
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        print("6. applicationWillEnterForeground")
    }

    func applicationWillTerminate(_ application: UIApplication) {
        print("7. applicationWillTerminate")
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        print("8. applicationDidReceiveMemoryWarning")
        var i = 0
        // throw pictures away until the cache is empty
        while cache.count > 0 {
            if i < cache.count && cache[i] == "" {
                cache.remove(at: i)
            }
            i = i + 1
            if i > cache.count {
                i = 0
            }
        }
    }
}
