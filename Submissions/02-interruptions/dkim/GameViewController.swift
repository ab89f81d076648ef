import UIKit

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
        updateLabel()
    }

    func resume() {
        timer = Timer.scheduledTimer(withTimeInterval: 1.0, repeats: true) { [weak self] _ in
            Task { @MainActor [weak self] in
                self?.score += 1
                self?.updateLabel()
            }
        }
    }

    func pause() {
        timer?.invalidate()
        timer = nil
    }

    private func updateLabel() {
        scoreLabel.text = "Score: \(score)"
    }
}
