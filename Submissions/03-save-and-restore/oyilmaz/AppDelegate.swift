import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    @Saved("items") var items = ["bread"]

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        show()
        window?.makeKeyAndVisible()
        return true
    }

    func application(
        _ app: UIApplication, open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        switch ListCommand(url) {
        case .add(let item)?: items.append(item)
        case .remove(let item)?: items.removeAll { $0 == item }
        case nil: return false
        }
        show()
        return true
    }

    /// A view controller shows one list and never changes; another list gets another one.
    private func show() {
        window?.rootViewController = ListViewController(items: items)
    }
}
