//
//  SceneDelegate.swift
//  Birds
//
//  Created by Ole Weber on 05.03.24.
//

import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let _ = (scene as? UIWindowScene) else { return }
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        // This is also called at launch, when there is nothing to reset.
        guard hasBeenInBackground else { return }
        (window?.rootViewController as? ViewController)?.reset()
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        hasBeenInBackground = true
    }

    private var hasBeenInBackground = false
}
