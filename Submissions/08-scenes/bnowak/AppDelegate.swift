import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    let noteViewController = NoteViewController()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = noteViewController
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        noteViewController.startClock()
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        noteViewController.stopClock()
        UserDefaults.standard.set(noteViewController.note, forKey: "note")
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        noteViewController.note = url.lastPathComponent
        return true
    }
}
