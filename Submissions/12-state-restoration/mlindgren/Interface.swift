//
//  Interface.swift
//  StateRestoration
//

import UIKit

/// What the app begins with, on every system.
@MainActor
enum Interface {

    /// The stack with the list at its bottom. Both exist before any state is restored, so that the system finds them by their identifiers.
    static func make() -> UINavigationController {
        let navigation = UINavigationController(rootViewController: TrailListViewController())
        navigation.restorationIdentifier = "navigation"
        return navigation
    }

}
