//
//  SceneDelegate.swift
//  AppEventCount
//

import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        // The storyboard has made the window and its root view controller. The view is not loaded yet.
    }

    func sceneDidDisconnect(_ scene: UIScene) {
        // The system has taken the scene away.
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        // The user can work with the scene.
    }

    func sceneWillResignActive(_ scene: UIScene) {
        // Something covers the scene, or it is about to leave the screen.
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        // The scene is about to come onto the screen.
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        // The scene has left the screen.
    }

}
