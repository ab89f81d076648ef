//
//  AppDelegate.swift
//  AppEventCount
//
//  Created by Sarah Mwangi on 5/23/18.
//  Copyright © 2018 Sarah Mwangi. All rights reserved.
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
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        viewController?.enterBackgroundCount += 1
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        viewController?.becomeActiveCount += 1
    }

    func applicationWillTerminate(_ application: UIApplication) {
        viewController?.terminateCount += 1
    }


}

