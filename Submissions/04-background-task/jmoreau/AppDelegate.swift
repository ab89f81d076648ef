import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    var saver: PartSaver!

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        guard url.host == "record", let parts = Int(url.lastPathComponent) else { return false }
        UserDefaults.standard.set(UserDefaults.standard.integer(forKey: "toSave") + parts, forKey: "toSave")
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        saver = saver ?? PartSaver()
        saver.begin()
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        saver.begin()
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        // a launch after a purge
        if Film.savedParts > 0 {
            saver.begin()
        }
    }

    func applicationWillTerminate(_ application: UIApplication) {
        saver.hurry()
    }
}
