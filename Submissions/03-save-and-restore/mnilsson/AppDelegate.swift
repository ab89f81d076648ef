import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    var listViewController = ListViewController()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        // The app has no storyboard, so its window is made here.
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = ListViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        guard let command = ListCommand(url) else { return false }
        switch command {
        case .add(let item):
            listViewController.addItem(item)
        case .remove(let item):
            listViewController.removeItem(item)
        }
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        listViewController.saveItems()
    }

    func applicationWillTerminate(_ application: UIApplication) {
        listViewController.saveItems()
    }
}
