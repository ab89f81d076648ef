//
//  BirdScreen.swift
//  Refresh On Return
//
//  Created by Paula Quinn on 30/11/2018.
//

import UIKit

class BirdScreen: UIViewController {

    @IBOutlet private(set) weak var captionLabel: UILabel!
    @IBOutlet private(set) weak var picture: UIImageView!
    @IBOutlet private(set) weak var segments: UISegmentedControl!
    @IBOutlet private(set) weak var capitals: UISwitch!
    @IBOutlet private(set) weak var visits: UILabel! {
        didSet { visits.text = "Visit \(visit)" }
    }

    private var visit = 1

    override func viewDidLoad() {
        super.viewDidLoad()
        segments.addTarget(self, action: #selector(BirdScreen.selectionChanged(_:)), for: .valueChanged)
        capitals.addTarget(self, action: #selector(selectionChanged(_:)), for: .valueChanged)
    }

    @objc func selectionChanged(_ sender: UIControl) {
        let caption = Caption.allCases[segments.selectedSegmentIndex]
        picture.image = UIImage(named: String(describing: caption))
        captionLabel.text = capitals.isOn ? caption.rawValue.uppercased() : caption.rawValue
    }

    func reset(animated: Bool) {
        segments.selectedSegmentIndex = 0
        capitals.setOn(false, animated: animated)
        segments.sendActions(for: .valueChanged)
        visit += 1
        visits.text = "Visit \(visit)"
    }
}
