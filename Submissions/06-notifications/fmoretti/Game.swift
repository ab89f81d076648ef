import UIKit

@MainActor
class Game {

    var score = 0
    var breaks = 0
    var replay: [Int] = []
    var timer: Timer?
    var vc: GameViewController?

    func start() {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated {
                guard let self = self else { return }
                self.score += 1
                self.replay.append(self.score)
                self.show()
            }
        }
    }

    func stop() {
        timer?.invalidate()
        timer = nil
    }

    func show() {
        vc?.show(score: score, breaks: breaks, replay: replay.count)
    }
}
