//
//  GameViewController.swift
//  Interruptions
//

import UIKit

class GameViewController: UIViewController {

    let scoreLabel = UILabel()

    var score = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scoreLabel.frame = view.bounds
        scoreLabel.textAlignment = .center
        scoreLabel.text = "Score: 0"
        view.addSubview(scoreLabel)
    }

    // Your code here: a timer that adds a point every second, and a way to start and to stop it.

}
