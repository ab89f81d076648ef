//
//  ViewController.swift
//  3 Birds
//
//  Created by Chidi Okafor on 21/1/25.
//

import UIKit

class ViewController: UIViewController {

    @IBOutlet var caption: UILabel!
    @IBOutlet var picture: UIImageView!
    @IBOutlet var birds: UISegmentedControl!
    @IBOutlet var capitals: UISwitch!
    @IBOutlet var visits: UILabel!

    var count = 1

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Birds"
        show(index: 0)
    }

    @IBAction func segmentChanged(_ sender: UISegmentedControl) {
        show(index: sender.selectedSegmentIndex)
    }

    @IBAction func switchChanged(_ sender: UISwitch) {
        show(index: birds.selectedSegmentIndex)
    }

    func reset() {
        birds.selectedSegmentIndex = 0
        capitals.isOn = false
        show(index: 0)
        count += 1
        visits.text = "Visit \(count)"
    }

    func show(index: Int) {
        let text: String
        switch index {
        case 0:
            text = "Robins sing in winter"
            picture.image = UIImage(named: "robin")
        case 1:
            text = "Owls fly at night"
            picture.image = UIImage(named: "owl")
        default:
            text = "Herons wait for fish"
            picture.image = UIImage(named: "heron")
        }
        caption.text = capitals.isOn ? text.uppercased() : text
    }
}
