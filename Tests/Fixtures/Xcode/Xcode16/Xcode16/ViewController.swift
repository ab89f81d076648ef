//
//  ViewController.swift
//  Xcode16
//

import UIKit

class ViewController: UIViewController {

    @IBOutlet weak var resignLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        resignLabel.text = Wording.none
    }

    func updateView() {
        let count = (UIApplication.shared.delegate as? AppDelegate)?.willResignCount ?? 0
        resignLabel.text = Wording.resigned(count)
    }
}
