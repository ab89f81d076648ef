import UIKit

class GameViewController: UIViewController {

    let scoreLabel = UILabel()
    var timer: Timer?
    var score = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scoreLabel.frame = view.bounds
        scoreLabel.textAlignment = .center
        scoreLabel.text = "Score: 0"
        view.addSubview(scoreLabel)
    }

    func resume() {
        guard timer == nil else { return }
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated {
                guard let self = self else { return }
                self.score += 1
                self.scoreLabel.text = "Score: \(self.score)"
            }
        }
    }

    func pause() {
        timer?.invalidate()
        timer = nil
    }
}
