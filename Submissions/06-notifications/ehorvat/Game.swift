import UIKit

@MainActor
class Game {

    var score = 0
    var breaks = 0
    var replay: [Int] = []
    var timer: Timer?
    let vc: GameViewController

    init(vc: GameViewController) {
        self.vc = vc
        let center = NotificationCenter.default
        Task {
            for await _ in center.notifications(named: UIApplication.didBecomeActiveNotification) {
                play()
            }
        }
        Task {
            for await _ in center.notifications(named: UIApplication.willResignActiveNotification) {
                stop()
            }
        }
        Task {
            for await _ in center.notifications(named: UIApplication.didEnterBackgroundNotification) {
                UserDefaults.standard.set(score, forKey: "score")
            }
        }
        Task {
            for await _ in center.notifications(named: UIApplication.willEnterForegroundNotification) {
                breaks += 1
                show()
            }
        }
        Task {
            for await _ in center.notifications(named: UIApplication.didReceiveMemoryWarningNotification) {
                replay = []
                show()
            }
        }
        show()
    }

    func play() {
        if timer == nil {
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
                MainActor.assumeIsolated {
                    self.score += 1
                    self.replay.append(self.score)
                    self.show()
                }
            }
        }
    }

    func stop() {
        timer?.invalidate()
        timer = nil
    }

    func show() {
        vc.show(score: score, breaks: breaks, replay: replay.count)
    }

}
