import UIKit

class GameViewController: UIViewController {

    let scoreLabel = UILabel()
    var timer: Timer?
    var score = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        scoreLabel.frame = view.bounds
        scoreLabel.text = "Score: " + score
        view.addSubview(scoreLabel)
    }

    func resume() {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
            MainActor.assumeIsolated {
                self.score += 1
                self.scoreLabel.text = "Score: \(self.score)"
            }
        }
    }

    func pause() {
        timer?.invalidate()
    }
}
