//
//  ViewController.swift
//  AppEventCount
//
//  Created by Oleg Petrov on 12.12.2024.
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
    var didBecomeActiveCount = UserDefaults.standard.integer(forKey: "didBecomeActiveCount") {
        didSet { UserDefaults.standard.set(didBecomeActiveCount, forKey: "didBecomeActiveCount") }
    }
    var willResignActiveCount = UserDefaults.standard.integer(forKey: "willResignActiveCount") {
        didSet { UserDefaults.standard.set(willResignActiveCount, forKey: "willResignActiveCount") }
    }
    var willEnterForegroundCount = UserDefaults.standard.integer(forKey: "willEnterForegroundCount") {
        didSet { UserDefaults.standard.set(willEnterForegroundCount, forKey: "willEnterForegroundCount") }
    }
    var didEnterBackgroundCount = UserDefaults.standard.integer(forKey: "didEnterBackgroundCount") {
        didSet { UserDefaults.standard.set(didEnterBackgroundCount, forKey: "didEnterBackgroundCount") }
    }

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

