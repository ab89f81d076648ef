//
//  SceneDelegate.swift
//  Scenes
//

import UIKit

/// Each window has an object of this class for itself.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = NoteViewController()
        window.makeKeyAndVisible()
        self.window = window
        // Which note is it? Is the window new, opened for something, or coming back?
        // Your code here.
    }

    func sceneDidDisconnect(_ scene: UIScene) {
        // The window's scene goes: because the window was closed, or because the system wants its memory.
        // Your code here.
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        // The window comes onto the screen.
        // Your code here.
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        // The window has left the screen.
        // Your code here.
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        // A link for this window, while its scene is connected.
        // Your code here.
    }

}
