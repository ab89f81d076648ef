import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    private let saver = Saver()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        guard url.host == "record", let count = Int(url.lastPathComponent), count > 0 else { return false }
        saver.total += count
        saver.resume()   // why wait until the user leaves?
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        saver.resume()
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        saver.resume()
    }

    func applicationWillTerminate(_ application: UIApplication) {
        saver.finishInAHurry()
    }
}
