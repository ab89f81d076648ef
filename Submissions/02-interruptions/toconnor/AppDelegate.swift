import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    let gameVC = GameViewController()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        // The app has no storyboard, so its window is made here.
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = gameVC
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func applicationWillResignActive(_ application: UIApplication) {
        gameVC.stopTimer()
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        // so that you see it in the app switcher
        gameVC.statusLabel.text = "Paused"
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        gameVC.statusLabel.text = "Get ready!"
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        gameVC.statusLabel.text = "Go!"
        gameVC.startTimer()
    }
}
