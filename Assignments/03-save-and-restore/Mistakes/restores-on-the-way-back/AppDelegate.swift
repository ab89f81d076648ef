import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    let listVC = ListViewController()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = listVC
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        guard let command = ListCommand(url) else { return false }
        switch command {
        case .add(let item):
            listVC.add(item)
        case .remove(let item):
            listVC.remove(item)
        }
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        listVC.save()
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        // Saved in the background, so restored on the way back.
        listVC.restore()
        listVC.showItems()
    }

}
