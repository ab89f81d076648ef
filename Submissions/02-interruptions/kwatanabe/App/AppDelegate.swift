import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {

    private lazy var game = Game(screen: screen)
    private let screen = GameViewController()
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = screen
        window?.makeKeyAndVisible()
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { game.handle(.play) }
    func applicationWillResignActive(_ application: UIApplication) { game.handle(.pause) }
}
