import UIKit

class GameViewController: UIViewController {

    let gameLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        gameLabel.frame = view.bounds
        gameLabel.textAlignment = .center
        gameLabel.numberOfLines = 0
        view.addSubview(gameLabel)
    }

    func show(score: Int, breaks: Int, replay: Int) {
        gameLabel.text = "Score: \(score)\nBreaks: \(breaks)\nReplay: \(replay)"
    }

}
