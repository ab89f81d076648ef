import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    private let saver = FilmSaver()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        guard url.host == "record", let parts = Int(url.lastPathComponent) else { return false }
        Recording.parts += parts
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        // What an earlier stay in the background, or an earlier process, did not get done.
        saver.start(application)
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        let task = application.beginBackgroundTask(expirationHandler: nil)
        saver.saveNow(for: 25)
        application.endBackgroundTask(task)
    }

    func applicationWillTerminate(_ application: UIApplication) {
        // The system waits for about 5 s.
        saver.saveNow(for: 3.5)
    }
}
