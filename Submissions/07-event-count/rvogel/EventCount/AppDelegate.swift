//
//  AppDelegate.swift
//  EventCount
//
//  Created by Robin Vogel on 05.02.24.
//

import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    private var counter: CountViewController? {
        return window?.rootViewController as? CountViewController
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        counter?.add(.launch)
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        counter?.add(.active)
        counter?.updateView()
    }

    func applicationWillResignActive(_ application: UIApplication) {
        counter?.add(.resign)
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        counter?.add(.foreground)
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        counter?.add(.background)
    }

    func applicationWillTerminate(_ application: UIApplication) {
        counter?.add(.terminate)
        print("Terminated after \(counter?.total ?? 0) events.")
    }
}
