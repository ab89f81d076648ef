//
//  AppDelegate.swift
//  Oiseaux
//
//  Created by Rémi Dubois on 04/02/2025.
//

import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        // Override point for customization after application launch.
        return true
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        if let controller = window?.rootViewController as? ViewController {
            controller.reset()
        }
    }
}
