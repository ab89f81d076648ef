//
//  AppDelegate.swift
//  StateRestoration
//

import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    /// Of systems before iOS 13 only; later the scene has the window.
    var window: UIWindow?

    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        if #available(iOS 13, *) {
            // The scene delegate makes the interface.
        } else {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = UINavigationController(rootViewController: TrailListViewController())
            self.window = window
        }
        return true
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.makeKeyAndVisible()
        return true
    }

    // Before iOS 13 the system asks here whether it shall save and restore the state.
    // Your code here.

}
