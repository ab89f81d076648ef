import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        print(#function)
        print("willFinishLaunchingWithOptions was called")
        return true
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print(#function)
        print("didFinishLaunchingWithOptions was called")
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        print(#function)
        print("applicationDidBecomeActive was called")
    }

    func applicationWillResignActive(_ application: UIApplication) {
        print(#function)
        print("applicationWillResignActive was called")
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        print(#function)
        print("applicationDidEnterBackground was called")
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        print(#function)
        print("applicationWillEnterForeground was called")
    }

    func applicationWillTerminate(_ application: UIApplication) {
        print(#function)
        print("applicationWillTerminate was called")
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        print(#function)
        print("applicationDidReceiveMemoryWarning was called")
    }
}
