//
//  AppDelegate.swift
//  Interruptions
//

import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        // The app has no storyboard, so its window is made here.
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = GameViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func applicationWillResignActive(_ application: UIApplication) {
        // The app is about to stop being active: a call comes in, an alert shows, the user leaves.
        // Your code here.
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        // The app is no longer on the screen, and can be suspended at any moment.
        // Your code here, if you need any.
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        // The app is on its way back from the background; it is not active yet.
        // Your code here, if you need any.
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        // The app is active: at launch, and after every interruption.
        // Your code here.
    }

    func applicationWillTerminate(_ application: UIApplication) {
        // The app is about to end. Do not rely on this call: most apps end without it.
        // Your code here, if you need any.
    }

}
