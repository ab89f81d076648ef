import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    private let screen = GameViewController()
    private lazy var game = Game(screen: screen)

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = screen
        window?.makeKeyAndVisible()
        game.begin()
        return true
    }

    func application(
        _ app: UIApplication, open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        guard url.host == "new-game" else { return false }
        game.end()
        game = Game(screen: screen)
        game.begin()
        return true
    }
}
