//
//  EventCountViewController.swift
//  App Event Count
//
//  Created by Camila Diaz on 3/18/25.
//

import UIKit

final class EventCountViewController: UIViewController {

    @IBOutlet private weak var launchesLabel: UILabel!
    @IBOutlet private weak var configurationsLabel: UILabel!
    @IBOutlet private weak var connectionsLabel: UILabel!
    @IBOutlet private weak var activationsLabel: UILabel!
    @IBOutlet private weak var resignationsLabel: UILabel!
    @IBOutlet private weak var foregroundsLabel: UILabel!
    @IBOutlet private weak var backgroundsLabel: UILabel!

    func updateView(with counts: EventCounts) {
        launchesLabel.text = "Launches: \(counts.launches)"
        configurationsLabel.text = "Configurations: \(counts.configurations)"
        connectionsLabel.text = "Connections: \(counts.connections)"
        activationsLabel.text = "Activations: \(counts.activations)"
        resignationsLabel.text = "Resignations: \(counts.resignations)"
        foregroundsLabel.text = "Foregrounds: \(counts.foregrounds)"
        backgroundsLabel.text = "Backgrounds: \(counts.backgrounds)"
    }
}
