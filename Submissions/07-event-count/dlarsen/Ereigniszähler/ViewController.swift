//
//  ViewController.swift
//  Ereigniszähler
//
//  Created by David Larsen on 21.10.25.
//

import UIKit

class ViewController: UIViewController {

    private var labels: [String: UILabel] = [:]
    private var counts: [String: Int] = [:]

    private static let names = ["willConnectTo", "didBecomeActive", "willResignActive", "willEnterForeground", "didEnterBackground"]

    private let stack: UIStackView = {
        let stack = UIStackView()
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        return stack
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Ereignisse"
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        ])
        for name in ["didFinishLaunching", "configurationForConnecting"] + Self.names {
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: .body)
            labels[name] = label
            stack.addArrangedSubview(label)
        }
    }

    func count(_ name: String) {
        counts[name, default: 0] += 1
    }

    func updateView() {
        guard let appDelegate = UIApplication.shared.delegate as? AppDelegate else { return }
        labels["didFinishLaunching"]?.text = "Did finish launching: \(appDelegate.launches)×"
        labels["configurationForConnecting"]?.text = "Configuration for connecting: \(appDelegate.configurations)×"
        labels["willConnectTo"]?.text = "Scene will connect to: \(counts["willConnectTo", default: 0])×"
        labels["didBecomeActive"]?.text = "Scene did become active: \(counts["didBecomeActive", default: 0])×"
        labels["willResignActive"]?.text = "sceneWillResignActive(_:) \(counts["willResignActive", default: 0])"
        labels["willEnterForeground"]?.text = "sceneWillEnterForeground(_:) \(counts["willEnterForeground", default: 0])"
        labels["didEnterBackground"]?.text = "sceneDidEnterBackground(_:) \(counts["didEnterBackground", default: 0])"
    }
}
