import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    var game: GameViewController?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        game = GameViewController()
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = game
        window?.makeKeyAndVisible()
        return true
    }

    func applicationWillResignActive(_ application: UIApplication) {
        game.pause()
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        game.resume()
    }
}
