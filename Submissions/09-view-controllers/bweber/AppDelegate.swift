import UIKit

protocol Pausing: AnyObject {
    func pause()
    func resume()
}

@main
class AppDelegate: NSObject, UIApplicationDelegate {

    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = UINavigationController()
    let shelf = Shelf()

    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        root.viewControllers = [ListViewController(shelf: shelf)]
        window.rootViewController = root
        window.makeKeyAndVisible()
        return true
    }

    private var article: Pausing? { root.topViewController as? Pausing }

    func applicationWillResignActive(_ application: UIApplication) { article?.pause() }
    func applicationDidBecomeActive(_ application: UIApplication) { article?.resume() }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { shelf.forget() }
}
