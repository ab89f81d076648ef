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
        let navigation = UINavigationController(rootViewController: TrailListViewController())
        if let info = session.stateRestorationActivity?.userInfo,
           let trail = Trail.named(info["trail"] as? String ?? "") {
            let screen = TrailViewController(trail: trail)
            screen.map.setZoom(info["zoom"] as? Int ?? 1)
            screen.notes.setDraft(info["draft"] as? String ?? "")
            if info["showsNotes"] as? Bool == true { screen.show(.notes) }
            navigation.pushViewController(screen, animated: false)
        }
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        self.window = window
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        guard let navigation = window?.rootViewController as? UINavigationController,
              let screen = navigation.viewControllers.last as? TrailViewController else { return nil }
        let activity = NSUserActivity(activityType: "com.example.trails.browsing")
        activity.addUserInfoEntries(from: ["trail": screen.trail.name, "showsNotes": screen.pane == .notes])
        activity.addUserInfoEntries(from: ["zoom": screen.map.zoom, "draft": screen.notes.draft])
        return activity
    }

}
