//
//  AppDelegate.swift
//  AppEventCount
//
//  Created by Noah Stone on 12/1/23.
//

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let counter = CounterViewController()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        counter.count(.didFinishLaunching)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = counter
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        counter.count(.didBecomeActive)
        counter.updateView()
    }

    func applicationWillResignActive(_ application: UIApplication) {
        counter.count(.willResignActive)
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        counter.count(.didEnterBackground)
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        counter.count(.willEnterForeground)
    }

    func applicationWillTerminate(_ application: UIApplication) {
        counter.count(.willTerminate)
    }
}

enum Event: String, CaseIterable {
    case didFinishLaunching, didBecomeActive, willResignActive, didEnterBackground, willEnterForeground, willTerminate
}

final class CounterViewController: UIViewController {
    private var counts: [Event: Int] = [:]
    private var labels: [Event: UILabel] = [:]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        for (row, event) in Event.allCases.enumerated() {
            let label = UILabel(frame: CGRect(x: 20, y: 80 + 40 * CGFloat(row), width: view.bounds.width - 40, height: 30))
            label.accessibilityIdentifier = event.rawValue
            labels[event] = label
            view.addSubview(label)
        }
    }

    func count(_ event: Event) {
        counts[event, default: 0] += 1
    }

    func updateView() {
        for (event, label) in labels {
            label.text = "\(counts[event, default: 0]) × \(event.rawValue)"
        }
    }
}
