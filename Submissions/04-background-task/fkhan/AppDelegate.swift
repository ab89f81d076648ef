import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        guard url.host == "record", let parts = Int(url.lastPathComponent) else { return false }
        FilmStore.recorded += parts
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        FilmJob(application).run()
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        FilmJob(application).run()
    }

    func applicationWillTerminate(_ application: UIApplication) {
        FilmStore.saveWithin(seconds: 4)
    }
}

struct FilmStore {
    static var recorded: Int {
        get { UserDefaults.standard.integer(forKey: "recorded") }
        set { UserDefaults.standard.set(newValue, forKey: "recorded") }
    }

    static func saveWithin(seconds: Double) {
        let start = Date()
        while Film.savedParts < recorded && Date().timeIntervalSince(start) < seconds - 1 {
            Film.save(part: Film.savedParts + 1)
        }
    }
}

class FilmJob: @unchecked Sendable {
    let application: UIApplication
    var task = UIBackgroundTaskIdentifier.invalid
    var cancelled = false

    init(_ application: UIApplication) {
        self.application = application
    }

    func run() {
        task = application.beginBackgroundTask(withName: "FilmJob") {
            self.cancelled = true
            self.application.endBackgroundTask(self.task)
        }
        DispatchQueue.global(qos: .background).async {
            var part = Film.savedParts + 1
            while part <= FilmStore.recorded {
                if self.cancelled { return }
                Film.save(part: part)
                part += 1
            }
            self.application.endBackgroundTask(self.task)
        }
    }
}
