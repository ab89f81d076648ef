import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    let listVC = ListViewController()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        listVC.items = UserDefaults.standard.stringArray(forKey: "shopping") ?? ["bread"]
        window.rootViewController = listVC
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        guard let command = ListCommand(url) else { return false }
        switch command {
        case .add(let item):
            listVC.items.append(item)
        case .remove(let item):
            let index = listVC.items.firstIndex(of: item)!
            listVC.items.remove(at: index)
        }
        listVC.updateLabel()
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        UserDefaults.standard.set(listVC.items, forKey: "shopping")
    }
}
