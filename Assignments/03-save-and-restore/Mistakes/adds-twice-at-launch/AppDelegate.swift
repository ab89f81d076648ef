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
        // Launched by a URL.
        if let url = launchOptions?[.url] as? URL, let command = ListCommand(url) {
            perform(command)
        }
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        guard let command = ListCommand(url) else { return false }
        perform(command)
        return true
    }

    func perform(_ command: ListCommand) {
        switch command {
        case .add(let item):
            listVC.add(item)
        case .remove(let item):
            listVC.remove(item)
        }
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        listVC.save()
    }

}
