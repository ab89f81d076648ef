//
//  AppDelegate.swift
//  SaveAndRestore
//
//  Created by Barbora Novak
//  everything in one file, ListCommand too
//

import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    var label = UILabel()
    var things: [String] = []

    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey : Any]? = nil) -> Bool {
        // what you get if nothing was ever saved
        UserDefaults.standard.register(defaults: ["things": ["bread"]])
        things = UserDefaults.standard.stringArray(forKey: "things")!
        return true
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey : Any]? = nil) -> Bool {
        let vc = UIViewController()
        vc.view.backgroundColor = .white
        label.frame = CGRect(x: 20, y: 100, width: 300, height: 200)
        vc.view.addSubview(label)
        refresh()
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = vc
        window?.makeKeyAndVisible()
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey : Any] = [:]) -> Bool {
        guard let comps = URLComponents(url: url, resolvingAgainstBaseURL: false),
              let thing = comps.queryItems?.first?.value else {
            return false
        }
        if comps.host == "add" {
            things.append(thing)
        }
        if comps.host == "remove" {
            things = things.filter { $0 != thing }
        }
        refresh()
        return true
    }

    // resign comes before everything that can end the app
    func applicationWillResignActive(_ application: UIApplication) {
        UserDefaults.standard.set(things, forKey: "things")
        print("saved \(things.count) things")
    }

    func refresh() {
        if things.count == 0 {
            label.text = "Nothing to buy"
        } else {
            label.text = things.joined(separator: ", ")
        }
    }
}
