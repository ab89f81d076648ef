import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let navigation = window?.rootViewController as? UINavigationController
        print("will: \(navigation?.viewControllers.count ?? 0) loaded: \(navigation?.topViewController?.isViewLoaded ?? true)")
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        print("did: visible \(!application.windows.isEmpty)")
        return true
    }

    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool {
        true
    }

    func application(
        _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
    ) -> Bool {
        true
    }

    /// Shows a scene of a storyboard that the URL names.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        let navigation = window?.rootViewController as? UINavigationController
        switch url.host {
        case "file":
            let board = UIStoryboard(name: url.lastPathComponent, bundle: nil)
            if let made = board.instantiateInitialViewController() {
                navigation?.pushViewController(made, animated: false)
            }
        case "scene":
            let board = UIStoryboard(name: "Main", bundle: nil)
            let made = board.instantiateViewController(withIdentifier: url.lastPathComponent)
            navigation?.pushViewController(made, animated: false)
        case "segue":
            navigation?.topViewController?.performSegue(
                withIdentifier: url.lastPathComponent, sender: self)
        case "creator":
            let board = UIStoryboard(name: "Main", bundle: nil)
            let made = board.instantiateViewController(identifier: "item") { coder in
                ItemViewController(coder: coder, item: "tea")
            }
            navigation?.pushViewController(made, animated: false)
        case "xib":
            navigation?.pushViewController(PanelViewController(), animated: false)
        default: return false
        }
        return true
    }
}
