import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    let listController = ListViewController()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = listController
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        guard let command = ListCommand(url) else { return false }
        switch command {
        case .add(let item):
            listController.add(item)
        case .remove(let item):
            listController.remove(item)
        }
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        listController.saveList()
    }

    func applicationWillTerminate(_ application: UIApplication) {
        listController.saveList()
    }
}
