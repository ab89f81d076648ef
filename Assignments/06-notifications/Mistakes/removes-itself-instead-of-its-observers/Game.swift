import UIKit

@MainActor
class Game {

    let gameVC: GameViewController
    var observers: [NSObjectProtocol] = []
    var timer: Timer?

    var score = 0
    var breaks = 0
    var replay: [Int] = []

    init(_ gameVC: GameViewController) {
        self.gameVC = gameVC
        observe(UIApplication.didBecomeActiveNotification) { $0.start() }
        observe(UIApplication.willResignActiveNotification) { $0.stop() }
        observe(UIApplication.didEnterBackgroundNotification) { $0.save() }
        observe(UIApplication.willEnterForegroundNotification) { $0.addBreak() }
        observe(UIApplication.didReceiveMemoryWarningNotification) { $0.forgetReplay() }
        show()
        if UIApplication.shared.applicationState == .active {
            start()
        }
    }

    func observe(_ name: Notification.Name, _ action: @escaping @MainActor (Game) -> Void) {
        let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { [weak self] _ in
            MainActor.assumeIsolated {
                guard let self = self else { return }
                action(self)
            }
        }
        observers.append(observer)
    }

    func end() {
        stop()
        NotificationCenter.default.removeObserver(self)
    }

    func start() {
        timer?.invalidate()
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated {
                self?.tick()
            }
        }
    }

    func stop() {
        timer?.invalidate()
        timer = nil
    }

    func tick() {
        score += 1
        replay.append(score)
        show()
    }

    func save() {
        UserDefaults.standard.set(score, forKey: "score")
    }

    func addBreak() {
        breaks += 1
        show()
    }

    func forgetReplay() {
        replay.removeAll()
        show()
    }

    func show() {
        gameVC.show(score: score, breaks: breaks, replay: replay.count)
    }

}
