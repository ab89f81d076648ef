import UIKit

@MainActor
class Game {

    var score = 0
    var breaks = 0
    var replay: [Int] = []

    let screen: GameViewController
    var timer: Timer?
    var pauseObserver: NSObjectProtocol?
    var playObserver: NSObjectProtocol?
    var memoryObserver: NSObjectProtocol?

    init(screen: GameViewController) {
        self.screen = screen
        // resign active comes first, so everything can be done there
        pauseObserver = NotificationCenter.default.addObserver(forName: UIApplication.willResignActiveNotification, object: nil, queue: .main) { [weak self] _ in
            MainActor.assumeIsolated {
                self?.pause()
                self?.saveScore()
            }
        }
        playObserver = NotificationCenter.default.addObserver(forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main) { [weak self] _ in
            MainActor.assumeIsolated {
                self?.play()
            }
        }
        memoryObserver = NotificationCenter.default.addObserver(forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: .main) { [weak self] _ in
            MainActor.assumeIsolated {
                self?.replay = []
            }
        }
        if UIApplication.shared.applicationState == .active {
            play()
        }
    }

    func quit() {
        pause()
        NotificationCenter.default.removeObserver(pauseObserver as Any)
        NotificationCenter.default.removeObserver(playObserver as Any)
    }

    func play() {
        if score > 0 {
            breaks += 1
        }
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            Task { @MainActor in
                self?.secondPassed()
            }
        }
        screen.show(score: score, breaks: breaks, replay: replay.count)
    }

    func pause() {
        timer?.invalidate()
    }

    func secondPassed() {
        score = score + 1
        replay.append(score)
        screen.show(score: score, breaks: breaks, replay: replay.count)
    }

    func saveScore() {
        UserDefaults.standard.set(score, forKey: "score")
    }
}
