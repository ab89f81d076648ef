//
//  AppDelegate.swift
//  Interruptions
//
//  Created by Amelie Brandt
//

import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    var gameViewController: GameViewController?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        // The app has no storyboard, so its window is made here.
        let gameViewController = GameViewController()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = gameViewController
        window.makeKeyAndVisible()
        self.window = window
        self.gameViewController = gameViewController
        return true
    }

    func applicationWillResignActive(_ application: UIApplication) {
        gameViewController?.pause()
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        // nothing to do, the game is paused already
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        // not active yet, wait for applicationDidBecomeActive
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        gameViewController?.resume()
    }

}
