//
//  CountViewController.swift
//  EventCount
//
//  Created by Robin Vogel on 05.02.24.
//

import UIKit

class CountViewController: UIViewController {

    enum Event: Int, CaseIterable {
        case launch, active, resign, foreground, background, terminate

        var title: String {
            switch self {
            case .launch: return "Launches"
            case .active: return "Activations"
            case .resign: return "Resignations"
            case .foreground: return "To the foreground"
            case .background: return "To the background"
            case .terminate: return "Terminations"
            }
        }
    }

    /// In the order of the events.
    @IBOutlet var labels: [UILabel]!

    private var counts = [Int](repeating: 0, count: Event.allCases.count)

    var total: Int { return counts.reduce(0, +) }

    func add(_ event: Event) {
        counts[event.rawValue] += 1
    }

    func updateView() {
        for event in Event.allCases {
            labels[event.rawValue].text = "\(event.title): \(counts[event.rawValue])"
        }
    }
}
