import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    let gameVC = GameViewController()
    var wasInBackground = true   // true so that the game starts at launch

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        // The app has no storyboard, so its window is made here.
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = gameVC
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func applicationWillResignActive(_ application: UIApplication) {
        gameVC.pause()
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        wasInBackground = true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        // only resume when we really come back, not twice
        if wasInBackground {
            wasInBackground = false
            gameVC.resume()
        }
    }
}
