//
//  AppDelegate.swift
//  CallbackLog
//
//  Created by Sofía García on 18/9/25.
//

import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    /// true from the launch or the return until the app is active
    var isComingBack = false

    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        print("📱 willFinishLaunchingWithOptions")
        return true
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print("📱 didFinishLaunchingWithOptions")
        isComingBack = true
        return true
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        print("📱 applicationWillEnterForeground")
        isComingBack = true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        // becomes active only after a launch or from the background
        guard isComingBack else { return }
        isComingBack = false
        print("📱 applicationDidBecomeActive")
    }

    func applicationWillResignActive(_ application: UIApplication) {
        print("📱 applicationWillResignActive")
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        print("📱 applicationDidEnterBackground")
    }

    func applicationWillTerminate(_ application: UIApplication) {
        print("📱 applicationWillTerminate")
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        print("📱 applicationDidReceiveMemoryWarning")
    }

}
