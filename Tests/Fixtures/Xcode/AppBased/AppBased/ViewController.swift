//
//  ViewController.swift
//  AppBased
//

import UIKit

class ViewController: UIViewController {

    @IBOutlet weak var stateLabel: UILabel!
    @IBOutlet weak var picture: UIImageView!

    private var returns = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        stateLabel.text = "Ready"
        picture.image = UIImage(named: "sun")
    }

    func showReturn() {
        returns += 1
        stateLabel.text = "Returned \(returns)"
    }
}
