import UIKit

class GameViewController: UIViewController {

    let scoreLabel = UILabel()
    var score = 0
    var timer = Timer(timeInterval: 1, repeats: false, block: { _ in })
    var hasStarted = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scoreLabel.frame = view.bounds
        scoreLabel.textAlignment = .center
        scoreLabel.text = "Score: 0"
        view.addSubview(scoreLabel)
    }

    func resumeGame() {
        hasStarted = true
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
            MainActor.assumeIsolated {
                self.score += 1
                self.scoreLabel.text = "Score: \(self.score)"
            }
        }
    }

    func pauseGame() {
        timer.invalidate()
    }
}
