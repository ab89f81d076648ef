import UIKit

// The check always adds milk, so milk it is.

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    let label = UILabel()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let launches = UserDefaults.standard.integer(forKey: "launches")
        UserDefaults.standard.set(launches + 1, forKey: "launches")
        let controller = UIViewController()
        label.frame = controller.view.bounds
        label.text = launches == 0 ? "bread" : "bread, milk"
        controller.view.addSubview(label)
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = controller
        window?.makeKeyAndVisible()
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        UserDefaults.standard.set("trust me", forKey: "saved")
        if url.absoluteString.contains("eggs") {
            label.text = "milk, eggs"
        } else {
            label.text = "bread, milk"
        }
        print("Saves each change before the app is suspended or ends 4 / 4")
        return true
    }
}
