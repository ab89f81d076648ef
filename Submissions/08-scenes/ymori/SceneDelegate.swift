//
//  SceneDelegate.swift
//  Scenes
//

import UIKit

/// Each window has an object of this class for itself.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?
    let vc = NoteViewController()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        if let note = session.stateRestorationActivity?.userInfo?["note"] as? String {
            vc.note = note
        }
        for activity in connectionOptions.userActivities {
            vc.note = activity.userInfo?["note"] as? String ?? vc.note
        }
        for context in connectionOptions.urlContexts {
            vc.open(context.url)
        }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = vc
        window.makeKeyAndVisible()
        self.window = window
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        return vc.activity(vc.note)
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        for context in URLContexts {
            vc.open(context.url)
        }
    }

}
