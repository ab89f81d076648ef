import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    var recorded = 0
    let queue = DispatchQueue(label: "com.example.film")
    var task: UIBackgroundTaskIdentifier?
    nonisolated(unsafe) var expired = false

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
        recorded = Film.savedParts
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        guard url.host == "record", let parts = Int(url.lastPathComponent) else { return false }
        recorded += parts
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        save()
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        save()
    }

    func save() {
        if Film.savedParts < recorded && task == nil {
            expired = false
            task = UIApplication.shared.beginBackgroundTask(withName: "film", expirationHandler: {
                self.expired = true
                self.end()
            })
            nextPart()
        }
    }

    func nextPart() {
        if expired { return }
        guard Film.savedParts < recorded else {
            end()
            return
        }
        queue.async {
            let part = Film.savedParts + 1
            Film.save(part: part)
            DispatchQueue.main.async {
                self.nextPart()
            }
        }
    }

    func end() {
        if let task = task {
            UIApplication.shared.endBackgroundTask(task)
        }
        task = nil
    }
}
