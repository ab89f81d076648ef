//
//  AppDelegate.swift
//  Notes
//
//  Created by Hanna Lund
//

import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    let clock = Clock()
    let shelf = Shelf()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        clock.watchScenes()
        return true
    }

    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        return UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        sceneSessions.forEach { shelf.remove($0.persistentIdentifier) }
    }
}
