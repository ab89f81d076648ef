//
//  AppDelegate.swift
//  3 Birds
//
//  Created by Chidi Okafor on 21/1/25.
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
        guard
            let navigationController = window?.rootViewController as? UINavigationController,
            let viewController = navigationController.viewControllers.first as? ViewController
        else { return }
        viewController.reset()
    }
}
