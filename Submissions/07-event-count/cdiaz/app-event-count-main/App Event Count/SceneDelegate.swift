//
//  SceneDelegate.swift
//  App Event Count
//
//  Created by Camila Diaz on 3/18/25.
//

import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    private var appDelegate: AppDelegate { UIApplication.shared.delegate as! AppDelegate }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        appDelegate.counts.connections += 1
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        appDelegate.counts.activations += 1
        guard let controller = window?.rootViewController as? EventCountViewController else { return }
        controller.updateView(with: appDelegate.counts)
    }

    func sceneWillResignActive(_ scene: UIScene) {
        appDelegate.counts.resignations += 1
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        appDelegate.counts.foregrounds += 1
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        appDelegate.counts.backgrounds += 1
    }
}
