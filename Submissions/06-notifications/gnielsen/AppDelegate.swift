//
//  AppDelegate.swift
//  Notifications
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
        // Your code here: the first game.
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        guard url.host == "new-game" else { return false }
        // Your code here: a new game takes the place of the old one.
        return true
    }

    // Leave it at these two: the game hears of the app's life from NotificationCenter.default.

}
