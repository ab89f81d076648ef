//
//  ViewController.swift
//  RefreshOnReturn
//
//  Created by Emil Fischer on 20/02/18.
//

import UIKit

class ViewController: UIViewController {

    @IBOutlet weak var label: UILabel!
    @IBOutlet weak var image: UIImageView!
    @IBOutlet weak var control: UISegmentedControl!
    @IBOutlet weak var capsSwitch: UISwitch!
    @IBOutlet weak var visitLabel: UILabel!

    var visits = 0

    @IBAction func changeInfo(_ sender: UISegmentedControl) {
        updateImage()
        updateCaps()
    }

    @IBAction func updateFont(_ sender: UISwitch) {
        updateImage()
        updateCaps()
    }

    func updateImage() {
        if control.selectedSegmentIndex == 0 {
            label.text = "Robins sing in winter"
            image.image = UIImage(named: "robin")
        } else if control.selectedSegmentIndex == 1 {
            label.text = "Owls fly at night"
            image.image = UIImage(named: "owl")
        } else if control.selectedSegmentIndex == 2 {
            label.text = "Herons wait for fish"
            image.image = UIImage(named: "heron")
        }
    }

    func updateCaps() {
        if capsSwitch.isOn {
            label.text = label.text?.uppercased()
        }
    }

    func reset() {
        control.selectedSegmentIndex = 0
        capsSwitch.isOn = false
        updateImage()
        visits += 1
        visitLabel.text = "Visit \(visits)"
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        // Do any additional setup after loading the view, typically from a nib.
    }

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        // Dispose of any resources that can be recreated.
    }
}
