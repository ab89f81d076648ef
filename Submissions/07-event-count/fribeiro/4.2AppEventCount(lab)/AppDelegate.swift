//
//  AppDelegate.swift
//  4.2AppEventCount(lab)
//
//  Created by Filipa Ribeiro on 30/01/2019.
//  Copyright © 2019 Filipa Ribeiro. All rights reserved.
//

import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    var viewController: ViewController?


    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        viewController = window?.rootViewController as? ViewController
        viewController?.launchCount += 1
        return true
    }

    func applicationWillResignActive(_ application: UIApplication) {
        viewController?.resignActiveCount += 1
        viewController?.updateView()
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        viewController?.enterBackgroundCount += 1
        viewController?.updateView()
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        viewController?.enterForegroundCount += 1
        viewController?.updateView()
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        viewController?.becomeActiveCount += 1
        viewController?.updateView()
    }

    func applicationWillTerminate(_ application: UIApplication) {
        viewController?.terminateCount += 1
        viewController?.updateView()
    }


}

