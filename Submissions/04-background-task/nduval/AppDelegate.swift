import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    let recorder = Recorder(defaults: .standard)
    lazy var exporter = Exporter(recorder: recorder)

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window

        let center = NotificationCenter.default
        for name in [UIApplication.didBecomeActiveNotification, UIApplication.didEnterBackgroundNotification] {
            center.addObserver(forName: name, object: nil, queue: nil) { [exporter] _ in
                exporter.export()
            }
        }
        center.addObserver(forName: UIApplication.willTerminateNotification, object: nil, queue: nil) { [exporter] _ in
            exporter.exportInTheLastSeconds()
        }
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        guard url.scheme == "film", url.host == "record", let parts = Int(url.lastPathComponent) else { return false }
        recorder.record(parts)
        return true
    }
}
