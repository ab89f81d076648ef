//
//  SceneDelegate.swift
//  Compteur d'événements
//
//  Created by Quentin Dubois on 14/11/2023.
//

import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let controller = window?.rootViewController as? CounterViewController else { return }
        controller.connections += 1
        controller.observe()
    }
}
