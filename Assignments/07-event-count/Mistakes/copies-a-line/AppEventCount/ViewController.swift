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
    var activationCount = 0
    var resignationCount = 0
    var foregroundCount = 0
    var backgroundCount = 0

    /// Shows all counts; the view has to be loaded.
    func updateView() {
        let appDelegate = UIApplication.shared.delegate as? AppDelegate
        launchLabel.text = "Launched: \(appDelegate?.launchCount ?? 0)"
        configurationLabel.text = "Configured for a connection: \(appDelegate?.configurationCount ?? 0)"
        connectionLabel.text = "Connected: \(connectionCount)"
        activationLabel.text = "Became active: \(activationCount)"
        resignationLabel.text = "Resigned: \(resignationCount)"
        foregroundLabel.text = "Entered the foreground: \(resignationCount)"
        backgroundLabel.text = "Entered the background: \(backgroundCount)"
    }

}
