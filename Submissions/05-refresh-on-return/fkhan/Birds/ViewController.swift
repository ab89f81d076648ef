//
//  ViewController.swift
//  Birds
//
//  Created by Farah Khan on 3/14/20.
//

import UIKit

class ViewController: UIViewController {

    @IBOutlet weak var label: UILabel!
    @IBOutlet weak var imageView: UIImageView!
    @IBOutlet weak var segmentedControl: UISegmentedControl!
    @IBOutlet weak var `switch`: UISwitch!
    @IBOutlet weak var visitsLabel: UILabel!

    var number = 1
    var captions = ["Robins sing in winter", "Owls fly at night", "Herons wait for fish"]

    override func viewDidLoad() {
        super.viewDidLoad()
        // Do any additional setup after loading the view.
    }

    @IBAction func segmentTapped(_ sender: Any) {
        let i = segmentedControl.selectedSegmentIndex
        imageView.image = UIImage(named: ["robin", "owl", "heron"][i])
        switchTapped(sender)
    }

    @IBAction func switchTapped(_ sender: Any) {
        let caption = captions[segmentedControl.selectedSegmentIndex]
        if `switch`.isOn {
            label.text = caption.uppercased()
        } else {
            label.text = caption
        }
    }
}
