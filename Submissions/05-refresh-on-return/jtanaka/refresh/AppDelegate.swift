//
//  AppDelegate.swift
//  refresh
//
//  Created by Jun Tanaka on 2022/06/30.
//

import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    var viewController: ViewController!

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        viewController = window?.rootViewController as? ViewController
        viewController.reset()
        return true
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        viewController.reset()
    }
}
