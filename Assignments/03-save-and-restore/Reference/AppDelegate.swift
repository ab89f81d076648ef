import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    // The list is read once, when the process starts: after that, the app itself knows best.
    private let listViewController = ListViewController(list: ShoppingList())

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = listViewController
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func application(
        _ app: UIApplication, open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        guard let command = ListCommand(url) else { return false }
        listViewController.list.perform(command)
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        listViewController.list.save()
    }

    func applicationWillTerminate(_ application: UIApplication) {
        listViewController.list.save()
    }
}
