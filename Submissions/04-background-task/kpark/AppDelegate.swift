import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    var task = UIBackgroundTaskIdentifier.invalid
    let queue = DispatchQueue(label: "film")

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        guard url.host == "record", let parts = Int(url.lastPathComponent) else { return false }
        UserDefaults.standard.set(UserDefaults.standard.integer(forKey: "all") + parts, forKey: "all")
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        task = application.beginBackgroundTask(withName: "film") {
            application.endBackgroundTask(self.task)
            self.task = .invalid
        }
        save(application)
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        // the save has to be through before the user goes on
        let all = UserDefaults.standard.integer(forKey: "all")
        while Film.savedParts < all {
        }
    }

    func save(_ application: UIApplication) {
        let all = UserDefaults.standard.integer(forKey: "all")
        queue.async {
            while Film.savedParts < all {
                Film.save(part: Film.savedParts + 1)
            }
            DispatchQueue.main.async {
                if self.task != .invalid {
                    application.endBackgroundTask(self.task)
                    self.task = .invalid
                }
            }
        }
    }
}
