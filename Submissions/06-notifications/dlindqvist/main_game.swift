import UIKit

// One coordinator lives as long as the app. It asks for all notifications and picks what it needs.

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    let coordinator = Coordinator()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let controller = UIViewController()
        controller.view.addSubview(coordinator.label)
        coordinator.label.frame = controller.view.bounds
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = controller
        window?.makeKeyAndVisible()
        coordinator.start()
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        coordinator.newGame()
        return true
    }
}

struct Match {
    var score = 0
    var breaks = 0
    var replay = ""

    var description: String {
        "Score: \(score) | Breaks: \(breaks) | Replay: \(replay.count)"
    }
}

@MainActor
class Coordinator {
    let label = UILabel()
    var match = Match()
    var timer: Timer?

    func start() {
        NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { [weak self] note in
            let name = note.name
            MainActor.assumeIsolated {
                self?.handle(name)
            }
        }
        label.text = match.description
    }

    func newGame() {
        match = Match()
        label.text = match.description
        if timer != nil {
            // the first second of the new game begins now
            stop()
            go()
        }
    }

    func handle(_ name: Notification.Name) {
        if name == UIApplication.didBecomeActiveNotification {
            go()
        } else if name == UIApplication.willResignActiveNotification {
            stop()
        } else if name == UIApplication.didEnterBackgroundNotification {
            UserDefaults.standard.set(match.score, forKey: "score")
        } else if name == UIApplication.willEnterForegroundNotification {
            match.breaks += 1
            label.text = match.description
        } else if name == UIApplication.didReceiveMemoryWarningNotification {
            match.replay = ""
            label.text = match.description
        }
    }

    func go() {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
            MainActor.assumeIsolated {
                self.match.score += 1
                self.match.replay += "."
                self.label.text = self.match.description
            }
        }
    }

    func stop() {
        timer?.invalidate()
        timer = nil
    }
}
