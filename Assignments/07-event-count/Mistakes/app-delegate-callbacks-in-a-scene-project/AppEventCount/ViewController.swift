//
//  ViewController.swift
//  AppEventCount
//

import UIKit

class ViewController: UIViewController {

    @IBOutlet private weak var launchLabel: UILabel!
    @IBOutlet private weak var configurationLabel: UILabel!
    @IBOutlet private weak var connectionLabel: UILabel!
    @IBOutlet private weak var activationLabel: UILabel!
    @IBOutlet private weak var resignationLabel: UILabel!
    @IBOutlet private weak var foregroundLabel: UILabel!
    @IBOutlet private weak var backgroundLabel: UILabel!

    var connectionCount = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        updateView()
    }

    /// Shows all counts; the view has to be loaded.
    func updateView() {
        let appDelegate = UIApplication.shared.delegate as? AppDelegate
        launchLabel.text = "Launched: \(appDelegate?.launchCount ?? 0)"
        configurationLabel.text = "Configured for a connection: \(appDelegate?.configurationCount ?? 0)"
        connectionLabel.text = "Connected: \(connectionCount)"
        activationLabel.text = "Became active: \(appDelegate?.activationCount ?? 0)"
        resignationLabel.text = "Resigned: \(appDelegate?.resignationCount ?? 0)"
        foregroundLabel.text = "Entered the foreground: \(appDelegate?.foregroundCount ?? 0)"
        backgroundLabel.text = "Entered the background: \(appDelegate?.backgroundCount ?? 0)"
    }

}
