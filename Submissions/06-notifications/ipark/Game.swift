import UIKit

@MainActor
class Game {

    var score = 0
    var breaks = 0
    var replay: [Int] = []
    var timer: Timer?
    var observers: [NSObjectProtocol] = []
    let gameVC: GameViewController

    init(_ gameVC: GameViewController) {
        self.gameVC = gameVC
        on(UIApplication.didBecomeActiveNotification) { [weak self] in self?.run() }
        on(UIApplication.willResignActiveNotification) { [weak self] in self?.halt() }
        on(UIApplication.didEnterBackgroundNotification) { [weak self] in self?.save() }
        on(UIApplication.willEnterForegroundNotification) { [weak self] in
            self?.breaks += 1
            self?.show()
        }
        on(UIApplication.didReceiveMemoryWarningNotification) { [weak self] in
            self?.replay = []
            self?.show()
        }
        show()
        if UIApplication.shared.applicationState == .active { run() }
    }

    func on(_ name: Notification.Name, _ block: @escaping @MainActor () -> Void) {
        observers.append(NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated(block)
        })
    }

    func close() {
        halt()
        observers.forEach { NotificationCenter.default.removeObserver($0) }
    }

    func run() {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated {
                guard let self = self else { return }
                self.score += 1
                self.replay.append(self.score)
                self.show()
            }
        }
    }

    func halt() {
        timer?.invalidate()
        timer = nil
    }

    func save() {
        // observers may be called on any thread, and score belongs to the main one
        let score = DispatchQueue.main.sync { self.score }
        UserDefaults.standard.set(score, forKey: "score")
    }

    func show() {
        gameVC.show(score: score, breaks: breaks, replay: replay.count)
    }
}
