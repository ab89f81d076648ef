import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    let gameVC = GameViewController()
    var game = Game()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = gameVC
        window.makeKeyAndVisible()
        self.window = window
        game.vc = gameVC
        game.show()
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        guard url.host == "new-game" else { return false }
        game.stop()
        game = Game()
        game.vc = gameVC
        game.show()
        if app.applicationState == .active { game.start() }
        return true
    }

    // the delegate gets the same calls, so no need for observers

    func applicationDidBecomeActive(_ application: UIApplication) {
        game.start()
    }

    func applicationWillResignActive(_ application: UIApplication) {
        game.stop()
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        UserDefaults.standard.set(game.score, forKey: "score")
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        game.breaks += 1
        game.show()
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        game.replay.removeAll()
        game.show()
    }
}
