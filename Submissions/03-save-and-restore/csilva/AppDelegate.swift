import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    var listViewController: ListViewController? {
        return window?.rootViewController as? ListViewController
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = ListViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        guard let command = ListCommand(url), let listViewController = listViewController else { return false }
        switch command {
        case .add(let item):
            listViewController.rows.append(["name": item])
        case .remove(let item):
            listViewController.rows.removeAll { $0["name"] == item }
        }
        return true
    }
}
