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
        let navigation = Interface.make()
        if let state = session.stateRestorationActivity?.userInfo, let trail = TrailViewController(state: state) {
            navigation.pushViewController(trail, animated: false)
        }
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        self.window = window
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let navigation = window?.rootViewController as? UINavigationController
        // Without an activity nothing is kept: next time the scene begins with the list.
        guard let trail = navigation?.topViewController as? TrailViewController else { return nil }
        let activity = NSUserActivity(activityType: "com.example.trails.browsing")
        activity.userInfo = trail.state
        return activity
    }

}
