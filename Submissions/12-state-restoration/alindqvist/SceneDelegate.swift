//
//  SceneDelegate.swift
//  StateRestoration
//

import UIKit

/// From iOS 13 on.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        let navigation = Screens.navigation()
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        self.window = window
        guard let bookmark = Bookmark(session.stateRestorationActivity), let trail = Screens.trail(named: bookmark.trail) else { return }
        trail.open(bookmark)
        navigation.viewControllers.append(trail)
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let navigation = window?.rootViewController as? UINavigationController
        return (navigation?.topViewController as? TrailViewController)?.bookmark.activity
    }

}
