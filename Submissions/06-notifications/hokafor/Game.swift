import UIKit

@MainActor
class Game {

    var score = 0
    var breaks = 0
    var replay: [String] = []

    var viewController: GameViewController
    var timer: Timer?
    var observers: [Notification.Name: NSObjectProtocol] = [:]

    init(viewController: GameViewController) {
        self.viewController = viewController
    }

    func startObserving() {
        let center = NotificationCenter.default
        observers[UIApplication.didBecomeActiveNotification] = center.addObserver(forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main) { _ in
            MainActor.assumeIsolated { self.startTimer() }
        }
        observers[UIApplication.willResignActiveNotification] = center.addObserver(forName: UIApplication.willResignActiveNotification, object: nil, queue: .main) { _ in
            MainActor.assumeIsolated { self.stopTimer() }
        }
        observers[UIApplication.didEnterBackgroundNotification] = center.addObserver(forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: .main) { _ in
            MainActor.assumeIsolated { UserDefaults.standard.set(self.score, forKey: "score") }
        }
        observers[UIApplication.willEnterForegroundNotification] = center.addObserver(forName: UIApplication.willEnterForegroundNotification, object: nil, queue: .main) { _ in
            MainActor.assumeIsolated {
                self.breaks += 1
                self.refresh()
            }
        }
        observers[UIApplication.didReceiveMemoryWarningNotification] = center.addObserver(forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: .main) { _ in
            MainActor.assumeIsolated {
                // the ten oldest seconds are the least interesting
                self.replay.removeFirst(10)
                self.refresh()
            }
        }
        if UIApplication.shared.applicationState == .active {
            startTimer()
        }
        refresh()
    }

    func stopObserving() {
        stopTimer()
        for (_, observer) in observers {
            NotificationCenter.default.removeObserver(observer)
        }
        observers = [:]
    }

    func startTimer() {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated {
                guard let self = self else { return }
                self.score += 1
                self.replay.append("second \(self.score)")
                self.refresh()
            }
        }
    }

    func stopTimer() {
        timer?.invalidate()
        timer = nil
    }

    func refresh() {
        viewController.show(score: score, breaks: breaks, replay: replay.count)
    }
}
