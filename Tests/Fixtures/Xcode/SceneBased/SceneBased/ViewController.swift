//
//  ViewController.swift
//  SceneBased
//

import UIKit

class ViewController: UIViewController {

    @IBOutlet var countLabel: UILabel!

    var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        countLabel.text = "0"
        view.backgroundColor = UIColor(named: "Paper/Sheet")
    }

    func updateView() {
        count += 1
        countLabel.text = "\(count)"
    }
}
