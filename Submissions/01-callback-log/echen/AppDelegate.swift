//
//  AppDelegate.swift
//  CallbackLog
//
//  Created by Emily Chen on 9/16/25.
//

import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        print(#function)
        return true
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print(#function)
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        print(#function)
    }

    func applicationWillResignActive(_ application: UIApplication) {
        print(#function)
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        print(#function)
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        print(#function)
        // refresh what is on screen
        window!.rootViewController!.view.backgroundColor = .white
    }

    func applicationWillTerminate(_ application: UIApplication) {
        print(#function)
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        print(#function)
    }

}
