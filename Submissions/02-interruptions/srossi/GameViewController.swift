import UIKit

class GameViewController: UIViewController {

    let scoreLabel = UILabel()
    var score = 0
    var paused = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scoreLabel.frame = view.bounds
        scoreLabel.text = "Score: 0"
        view.addSubview(scoreLabel)
    }

    func startGame() {
        _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
            MainActor.assumeIsolated {
                if self.paused { return }
                self.score += 1
                self.scoreLabel.text = "Score: \(self.score)"
            }
        }
    }
}
