//
//  CounterViewController.swift
//  Compteur d'événements
//
//  Created by Quentin Dubois on 14/11/2023.
//

import UIKit

class CounterViewController: UIViewController {

    @IBOutlet private var launchLabel: UILabel!
    @IBOutlet private var configurationLabel: UILabel!
    @IBOutlet private var connectionLabel: UILabel!
    @IBOutlet private var activeLabel: UILabel!
    @IBOutlet private var resignLabel: UILabel!
    @IBOutlet private var foregroundLabel: UILabel!
    @IBOutlet private var backgroundLabel: UILabel!

    var connections = 0
    private var activations = 0
    private var resignations = 0
    private var foregrounds = 0
    private var backgrounds = 0

    /// Begins to count; the scene connects before any of these is posted.
    func observe() {
        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(didBecomeActive), name: UIApplication.didBecomeActiveNotification, object: nil)
        center.addObserver(self, selector: #selector(willResignActive(_:)), name: UIApplication.willResignActiveNotification, object: nil)
        center.addObserver(self, selector: #selector(self.willEnterForeground), name: UIApplication.willEnterForegroundNotification, object: nil)
        center.addObserver(self, selector: #selector(CounterViewController.didEnterBackground), name: UIApplication.didEnterBackgroundNotification, object: nil)
    }

    @objc private func didBecomeActive() {
        activations += 1
        updateView()
    }

    @objc func willResignActive(_ notification: Notification) {
        resignations += 1
    }

    @objc private func willEnterForeground(notification: NSNotification) {
        foregrounds += 1
    }

    @objc func didEnterBackground() {
        backgrounds += 1
    }

    @IBAction func refresh(_ sender: UIButton) {
        updateView()
    }

    @IBAction func printCounts() {
        print(connections, activations, resignations, foregrounds, backgrounds)
    }

    private func updateView() {
        let delegate = UIApplication.shared.delegate as! AppDelegate
        launchLabel.text = String(format: "%d launches", delegate.launchCount)
        configurationLabel.text = String(format: "%d configurations", delegate.configurationForConnectingCount)
        connectionLabel.text = "\(connections) connections"
        activeLabel.text = "\(activations) activations"
        resignLabel.text = "\(resignations) resignations"
        foregroundLabel.text = "\(foregrounds) × to the foreground"
        backgroundLabel.text = "\(backgrounds) × to the background"
    }
}
