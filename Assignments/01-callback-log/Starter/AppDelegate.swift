//
//  AppDelegate.swift
//  CallbackLog
//

import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        // your code here
        return true
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        // your code here
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        // your code here
    }

    func applicationWillResignActive(_ application: UIApplication) {
        // your code here
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        // your code here
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        // your code here
    }

    func applicationWillTerminate(_ application: UIApplication) {
        // your code here
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        // your code here
    }

}
