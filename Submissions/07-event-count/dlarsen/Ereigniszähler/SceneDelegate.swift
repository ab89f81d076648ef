//
//  SceneDelegate.swift
//  Ereigniszähler
//
//  Created by David Larsen on 21.10.25.
//

import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    private var root: ViewController? {
        (window?.rootViewController as? UINavigationController)?.viewControllers.first as? ViewController
    }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        root?.count("willConnectTo")
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        root?.count("didBecomeActive")
        root?.updateView()
    }

    func sceneWillResignActive(_ scene: UIScene) {
        root?.count("willResignActive")
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        root?.count("willEnterForeground")
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        root?.count("didEnterBackground")
    }
}
