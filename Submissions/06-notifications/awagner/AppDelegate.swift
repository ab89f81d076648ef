//
//  AppDelegate.swift
//  Notifications
//
//  Created by Anna Wagner
//

import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    let gameViewController = GameViewController()
    var game: Game?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        // The app has no storyboard, so its window is made here.
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = gameViewController
        window.makeKeyAndVisible()
        self.window = window
        game = Game(viewController: gameViewController)
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        guard url.host == "new-game" else { return false }
        game = nil // deinit cleans up
        game = Game(viewController: gameViewController)
        return true
    }

}
