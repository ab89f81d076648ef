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
        // Sent when the app loses the focus. The game can still be seen, so it goes on.
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        gameVC.pauseGame()
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        gameVC.resumeGame()
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        if !gameVC.hasStarted {
            gameVC.resumeGame()
        }
    }
}
