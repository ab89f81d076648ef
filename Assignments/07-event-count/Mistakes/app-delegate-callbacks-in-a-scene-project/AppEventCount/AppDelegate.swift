//
//  AppDelegate.swift
//  AppEventCount
//

import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var launchCount = 0
    var configurationCount = 0
    var activationCount = 0
    var resignationCount = 0
    var foregroundCount = 0
    var backgroundCount = 0

    private var viewController: ViewController? {
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        return scene?.windows.first?.rootViewController as? ViewController
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        launchCount += 1
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        activationCount += 1
        viewController?.updateView()
    }

    func applicationWillResignActive(_ application: UIApplication) {
        resignationCount += 1
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        foregroundCount += 1
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        backgroundCount += 1
    }

    // MARK: UISceneSession Lifecycle

    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        configurationCount += 1
        return UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }

}
