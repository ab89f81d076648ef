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

    let startDate = Date()

    func start() {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated {
                self?.tick()
            }
        }
    }

    func stop() {
        timer?.invalidate()
        timer = nil
    }

    func tick() {
        score = Int(Date().timeIntervalSince(startDate))
        scoreLabel.text = "Score: \(score)"
    }

}
