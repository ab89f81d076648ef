import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        // what happens in the life of this app
        print("willFinishLaunchingWithOptions")
        print("didFinishLaunchingWithOptions")
        print("applicationDidBecomeActive")
        print("applicationWillResignActive")
        print("applicationDidEnterBackground")
        print("applicationWillEnterForeground")
        print("applicationDidBecomeActive")
        print("applicationWillTerminate")
        return true
    }
}
