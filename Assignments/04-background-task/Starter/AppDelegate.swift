//
//  AppDelegate.swift
//  BackgroundTask
//

import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        // film://record/12 adds twelve parts to the film. They are not saved yet.
        guard url.host == "record", let parts = Int(url.lastPathComponent) else { return false }
        print("recorded \(parts) more parts")
        // Your code here.
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        // The app is in front: at launch, and after every return.
        // Your code here, if you need any.
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        // The user has left. The app is suspended as soon as this method has returned, unless it has asked for more time.
        // Your code here.
    }

    func applicationWillTerminate(_ application: UIApplication) {
        // On a system without multitasking, leaving the app ends it.
        // Your code here.
    }

}
