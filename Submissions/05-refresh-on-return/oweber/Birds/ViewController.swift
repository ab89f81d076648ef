//
//  ViewController.swift
//  Birds
//
//  Created by Ole Weber on 05.03.24.
//

import UIKit

class ViewController: UIViewController {

    @IBOutlet weak var captionLabel: UILabel!
    @IBOutlet weak var pictureView: UIImageView!
    @IBOutlet weak var birdControl: UISegmentedControl!
    @IBOutlet weak var capitalsSwitch: UISwitch!
    @IBOutlet weak var visitsLabel: UILabel!

    let pictures = ["robin", "owl", "heron"]
    let captions = ["Robins sing in winter", "Owls fly at night", "Herons wait for fish"]
    var visits = 1

    @IBAction func birdChosen(_ sender: Any) {
        show()
    }

    @IBAction func capitalsSwitched(_ sender: Any) {
        show()
    }

    func show() {
        let index = birdControl.selectedSegmentIndex
        pictureView.image = UIImage(named: pictures[index])
        captionLabel.text = capitalsSwitch.isOn ? captions[index].uppercased() : captions[index]
    }

    func reset() {
        birdControl.selectedSegmentIndex = 0
        capitalsSwitch.isOn = false
        show()
        visits += 1
        visitsLabel.text = "Visit \(visits)"
    }
}
