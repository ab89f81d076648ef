import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    let serialQueue = DispatchQueue(label: "saving")
    var taskID = UIBackgroundTaskIdentifier.invalid

    var recordedParts: Int {
        return UserDefaults.standard.integer(forKey: "recorded")
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        guard url.host == "record", let parts = Int(url.lastPathComponent) else { return false }
        UserDefaults.standard.set(recordedParts + parts, forKey: "recorded")
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        saveParts(application)
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        saveParts(application)
    }

    func applicationWillTerminate(_ application: UIApplication) {
        // not much time
        var n = 0
        while Film.savedParts < recordedParts && n < 3 {
            Film.save(part: Film.savedParts + 1)
            n += 1
        }
    }

    func saveParts(_ application: UIApplication) {
        let id = application.beginBackgroundTask(withName: "saveParts") {
            NSLog("no time left, %d parts saved", Film.savedParts)
        }
        serialQueue.async {
            while Film.savedParts < UserDefaults.standard.integer(forKey: "recorded") {
                Film.save(part: Film.savedParts + 1)
            }
            application.endBackgroundTask(id)
        }
    }
}
