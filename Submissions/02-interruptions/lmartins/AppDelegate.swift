import UIKit

// I put everything into one file because it is so short

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    var label = UILabel()
    var timer: Timer?
    var seconds = 0

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let vc = UIViewController()
        vc.view.backgroundColor = .white
        label.frame = CGRect(x: 20, y: 100, width: 300, height: 60)
        label.text = "0"
        vc.view.addSubview(label)

        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = vc
        window?.makeKeyAndVisible()
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        print("game on")
        startTimer()
    }

    func applicationWillResignActive(_ application: UIApplication) {
        print("game paused at \(seconds)")
        stopTimer()
    }

    func startTimer() {
        guard timer == nil else {
            return
        }
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true, block: { _ in
            Task { @MainActor in
                self.seconds = self.seconds + 1
                self.label.text = String(self.seconds)
            }
        })
    }

    func stopTimer() {
        timer?.invalidate()
        timer = nil
    }
}
