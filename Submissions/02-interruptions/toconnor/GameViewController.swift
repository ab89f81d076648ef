import UIKit

class GameViewController: UIViewController {

    let statusLabel = UILabel()
    let scoreLabel = UILabel()

    var score = 0
    var timer: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        statusLabel.frame = CGRect(x: 0, y: 80, width: view.bounds.width, height: 40)
        scoreLabel.frame = CGRect(x: 0, y: 140, width: view.bounds.width, height: 40)
        for label in [statusLabel, scoreLabel] {
            label.textAlignment = .center
            view.addSubview(label)
        }
        scoreLabel.text = "Score: \(score)"
    }

    func startTimer() {
        if timer == nil {
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
                DispatchQueue.main.async { self?.timerFired() }
            }
        }
    }

    func stopTimer() {
        if let timer = timer {
            timer.invalidate()
            self.timer = nil
        }
    }

    func timerFired() {
        score += 1
        scoreLabel.text = "Score: \(score)"
    }
}
