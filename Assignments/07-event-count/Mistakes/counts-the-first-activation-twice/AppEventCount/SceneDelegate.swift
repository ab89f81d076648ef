//
//  SceneDelegate.swift
//  AppEventCount
//

import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    private var viewController: ViewController? {
        window?.rootViewController as? ViewController
    }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        // The controller is there, its view is not: count, and show it later.
        viewController?.connectionCount += 1
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        viewController?.activationCount += 1
        viewController?.updateView()
    }

    func sceneWillResignActive(_ scene: UIScene) {
        viewController?.resignationCount += 1
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        viewController?.foregroundCount += 1
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        viewController?.backgroundCount += 1
    }

}
