//
//  Memory.swift
//

import UIKit

/// Where the user was.
@MainActor
final class Memory {

    static let shared = Memory()
    private let defaults = UserDefaults.standard

    func save(_ navigation: UINavigationController?) {
        guard let screen = navigation?.topViewController as? TrailViewController else {
            defaults.removeObject(forKey: "trail")
            return
        }
        defaults.set(screen.trail.name, forKey: "trail")
        defaults.set(screen.pane.rawValue, forKey: "pane")
        defaults.set(screen.map.zoom, forKey: "zoom")
        defaults.set(screen.notes.draft, forKey: "draft")
    }

    func navigation() -> UINavigationController {
        let navigation = UINavigationController(rootViewController: TrailListViewController())
        guard let name = defaults.string(forKey: "trail"), let trail = Trail.named(name) else { return navigation }
        let screen = TrailViewController(trail: trail)
        screen.map.setZoom(defaults.integer(forKey: "zoom"))
        screen.notes.setDraft(defaults.string(forKey: "draft") ?? "")
        screen.show(TrailViewController.Pane(rawValue: defaults.string(forKey: "pane") ?? "") ?? .map)
        navigation.pushViewController(screen, animated: false)
        return navigation
    }

}
