//
//  AppDelegate.swift
//  RefreshOnReturn
//
//  Created by Duarte Santos on 14/10/25.
//

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        true
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        if let refreshable = window?.rootViewController as? any Refreshable {
            refreshable.refresh()
        }
    }
}
