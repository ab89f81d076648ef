//
//  ViewController.swift
//  AppEventCount
//
//  Created by Tomas Lopez on 1/15/24.
//

import UIKit

class ViewController: UIViewController {

    @IBOutlet var didFinishLaunchingLabel: UILabel!
    @IBOutlet var configurationForConnectingLabel: UILabel!
    @IBOutlet var willConnectToLabel: UILabel!
    @IBOutlet var didBecomeActiveLabel: UILabel!
    @IBOutlet var willResignActiveLabel: UILabel!
    @IBOutlet var willEnterForegroundLabel: UILabel!
    @IBOutlet var didEnterBackgroundLabel: UILabel!

    var willConnectCount = 0
    var didBecomeActiveCount = 0
    var willResignActiveCount = 0
    var willEnterForegroundCount = 0
    var didEnterBackgroundCount = 0

    var appDelegate = (UIApplication.shared.delegate as! AppDelegate)

    override func viewDidLoad() {
        super.viewDidLoad()
        updateView()
    }

    func updateView() {
        didFinishLaunchingLabel.text = "The app has launched \(appDelegate.launchCount) time(s)"
        configurationForConnectingLabel.text = "The app has configured \(appDelegate.configurationForConnectingCount) connection(s)"
        willConnectToLabel.text = "A scene has connected \(willConnectCount) time(s)"
        didBecomeActiveLabel.text = "The scene has become active \(didBecomeActiveCount) time(s)"
        willResignActiveLabel.text = "The scene has resigned \(willResignActiveCount) time(s)"
        willEnterForegroundLabel.text = "The scene has entered the foreground \(willEnterForegroundCount) time(s)"
        didEnterBackgroundLabel.text = "The scene has entered the background \(didEnterBackgroundCount) time(s)"
    }


}

