//
//  BirdsViewController.swift
//  Birds
//
//  Created by Anna Berg on 21/11/2023.
//

import UIKit

final class BirdsViewController: UIViewController {

    private enum Bird: Int {
        case robin, owl, heron

        var caption: String {
            switch self {
            case .robin: return "Robins sing in winter"
            case .owl: return "Owls fly at night"
            case .heron: return "Herons wait for fish"
            }
        }

        var image: UIImage? { UIImage(named: "\(self)") }
    }

    @IBOutlet private weak var captionLabel: UILabel!
    @IBOutlet private weak var imageView: UIImageView!
    @IBOutlet private weak var segmentedControl: UISegmentedControl!
    @IBOutlet private weak var uppercaseSwitch: UISwitch!
    @IBOutlet private weak var visitLabel: UILabel!

    private var visit = 1 {
        didSet { visitLabel.text = "Visit \(visit)" }
    }

    func startOver() {
        segmentedControl.selectedSegmentIndex = 0
        uppercaseSwitch.setOn(false, animated: false)
        update()
        visit += 1
    }

    @IBAction private func update() {
        guard let bird = Bird(rawValue: segmentedControl.selectedSegmentIndex) else { return }
        imageView.image = bird.image
        captionLabel.text = uppercaseSwitch.isOn ? bird.caption.uppercased() : bird.caption
    }
}
