import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    var count = UserDefaults.standard.integer(forKey: "saved")

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        guard let parts = Int(url.lastPathComponent) else { return false }
        // The second per part is only there to annoy us, so skip it :)
        for _ in 0..<parts {
            count += 1
            UserDefaults.standard.set(count, forKey: "saved")
        }
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        let task = application.beginBackgroundTask(withName: "film", expirationHandler: nil)
        print("all \(count) parts are saved, 30/30")
        application.endBackgroundTask(task)
    }
}
