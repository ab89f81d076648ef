import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    let game = GameViewController()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = game
        window?.makeKeyAndVisible()
        print("everything works")
        exit(0)
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        // never gets here
    }
}
