//
//  AppDelegate.swift
//  Birds
//
//  Created by Farah Khan on 3/14/20.
//

import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        // Override point for customization after application launch.
        return true
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        if let vc = self.window?.rootViewController as? ViewController {
            vc.label.text = "Robins sing in winter"
            vc.imageView.image = UIImage(named: "robin")
            vc.segmentedControl.selectedSegmentIndex = 0
            vc.number += 1
            vc.visitsLabel.text = "Visit \(vc.number)"
        }
    }
}
