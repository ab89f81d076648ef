//
//  AppDelegate.swift
//  BirdsLab
//
//  Created by Hana Park on 2022/05/02.
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
        if let controller = window?.rootViewController as? BirdViewController {
            controller.reset()
        }
    }
}
