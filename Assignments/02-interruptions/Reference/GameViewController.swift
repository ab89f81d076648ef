import UIKit

/// A game that is won by patience: one point for every second.
class GameViewController: UIViewController {

    private let scoreLabel = UILabel()
    private var timer: Timer?
    private var score = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scoreLabel.frame = view.bounds
        scoreLabel.textAlignment = .center
        view.addSubview(scoreLabel)
        showScore()
    }

    /// Starts the timer, unless it runs already.
    func resume() {
        guard timer == nil else { return }
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            // A timer fires on the run loop that it was scheduled on: the main one.
            MainActor.assumeIsolated {
                self?.tick()
            }
        }
    }

    /// Stops the timer; the score stays.
    func pause() {
        timer?.invalidate()
        timer = nil
    }

    private func tick() {
        score += 1
        showScore()
    }

    private func showScore() {
        scoreLabel.text = "Score: \(score)"
    }
}
