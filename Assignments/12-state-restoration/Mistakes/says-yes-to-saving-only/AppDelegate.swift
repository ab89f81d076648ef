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
            window.rootViewController = Interface.make()
            self.window = window
        }
        return true
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.makeKeyAndVisible()
        return true
    }

    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool {
        true
    }

}
