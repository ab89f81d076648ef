import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    var gameVC = GameViewController()
    var game: Game?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = gameVC
        window.makeKeyAndVisible()
        self.window = window
        startNewGame()
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        guard url.host == "new-game" else { return false }
        startNewGame()
        return true
    }

    func startNewGame() {
        game?.stopObserving()
        game = Game(viewController: gameVC)
        game?.startObserving()
    }
}
