//
//  ViewController.swift
//  RefreshOnReturn
//
//  Created by Duarte Santos on 14/10/25.
//

import UIKit

final class ViewController: UIViewController, Refreshable {

    @IBOutlet private var captionLabel: UILabel!
    @IBOutlet private var pictureView: UIImageView!
    @IBOutlet private var birdControl: UISegmentedControl!
    @IBOutlet private var capitalsSwitch: UISwitch!
    @IBOutlet private var visitsLabel: UILabel!

    private var model = Model()

    func refresh() {
        model.beginNextVisit()
        showModel()
    }

    private func showModel() {
        captionLabel.text = model.caption
        pictureView.image = UIImage(named: model.bird.name)
        birdControl.selectedSegmentIndex = Bird.all.firstIndex(of: model.bird) ?? 0
        capitalsSwitch.isOn = model.isInCapitals
        visitsLabel.text = "Visit \(model.visit)"
    }
}

extension ViewController {

    @IBAction private func birdChosen(_ sender: UISegmentedControl) {
        model.bird = Bird.all[sender.selectedSegmentIndex]
        showModel()
    }

    @IBAction private func capitalsSwitched(_ sender: UISwitch) {
        model.isInCapitals = sender.isOn
        showModel()
    }
}
