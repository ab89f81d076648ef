//
//  AppDelegate.swift
//  SaveAndRestore
//

import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        // The app has no storyboard, so its window is made here.
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = ListViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        // A URL arrives: after a launch, on the way back from the background, or in front.
        guard let command = ListCommand(url) else { return false }
        switch command {
        case .add(let item):
            // Your code here.
            _ = item
        case .remove(let item):
            // Your code here.
            _ = item
        }
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        // The app is active: at launch, and after every interruption.
        // Your code here, if you need any.
    }

    func applicationWillResignActive(_ application: UIApplication) {
        // The app is about to stop being active: a call comes in, an alert shows, the user leaves.
        // Your code here, if you need any.
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        // The app is no longer on the screen, and can be suspended at any moment.
        // Your code here, if you need any.
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        // The app is on its way back from the background; it is not active yet.
        // Your code here, if you need any.
    }

    func applicationWillTerminate(_ application: UIApplication) {
        // The app is about to end. Do not rely on this call: most apps end without it.
        // Your code here, if you need any.
    }

}
