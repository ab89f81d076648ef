//
//  GameViewController.swift
//  Interruptions
//
//  Created by Amelie Brandt
//

import UIKit

class GameViewController: UIViewController {

    let scoreLabel = UILabel()

    var score = 0 {
        didSet {
            scoreLabel.text = "Score: \(score)"
        }
    }

    private var timer: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scoreLabel.frame = view.bounds
        scoreLabel.textAlignment = .center
        scoreLabel.font = .boldSystemFont(ofSize: 40)
        scoreLabel.text = "Score: 0"
        view.addSubview(scoreLabel)
    }

    func resume() {
        timer?.invalidate() // just in case
        timer = Timer.scheduledTimer(withTimeInterval: 1.0, repeats: true) { [weak self] _ in
            DispatchQueue.main.async {
                self?.score += 1
            }
        }
    }

    func pause() {
        timer?.invalidate()
        timer = nil
    }

}
