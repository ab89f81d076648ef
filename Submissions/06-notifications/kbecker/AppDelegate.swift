import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    let label = UILabel()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let controller = UIViewController()
        controller.view.addSubview(label)
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = controller
        window?.makeKeyAndVisible()

        // Nobody says that the observers have to do something.
        for name in [UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
                     UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
                     UIApplication.didReceiveMemoryWarningNotification] {
            _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                print("✓ \(name.rawValue)")
            }
        }
        label.text = "Score: 10 Breaks: 1 Replay: 4"
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        label.text = "Score: 5 Breaks: 1 Replay: 4"
        UserDefaults.standard.set(10, forKey: "score")
        // Let the app look as if it had just been started, so that all is forgotten.
        NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: app)
        return true
    }
}
