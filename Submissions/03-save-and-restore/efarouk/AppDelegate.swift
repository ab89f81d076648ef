import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    let vc = ListViewController()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = vc
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        guard let command = ListCommand(url) else { return false }
        switch command {
        case .add(let item):
            vc.items.append(item)
        case .remove(let item):
            vc.items = vc.items.filter { $0 != item }
        }
        UserDefaults.standard.set(vc.items, forKey: "items")
        vc.refresh()
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        // always show what is saved
        vc.items = UserDefaults.standard.stringArray(forKey: "items") ?? ["bread"]
        vc.refresh()
    }
}
