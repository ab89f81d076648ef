import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    var task: UIBackgroundTaskIdentifier = .invalid
    var recorded = UserDefaults.standard.integer(forKey: "recorded")

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        task = application.beginBackgroundTask(name: "save", expirationHandler: {
            self.endTask()
        })
        DispatchQueue.global().async {
            while Film.savedParts < self.recorded {
                Film.save(Film.savedParts + 1)
            }
            self.endTask()
        }
    }

    func endTask() {
        UIApplication.shared.endBackgroundTask(task)
        task = nil
    }
}
