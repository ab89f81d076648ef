//
//  AppDelegate.swift
//  Vögel
//
//  Created by Björn Müller on 02.02.22.
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
        let vogelController = window!.rootViewController as! VogelController
        vogelController.zurücksetzen()
    }
}
