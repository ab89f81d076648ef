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
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = Screens.navigation()
        }
        return true
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.makeKeyAndVisible()
        return true
    }

    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool { true }

    /// The path says which one is wanted; the coder is that controller's own.
    func application(_ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
        let navigation = window?.rootViewController as? UINavigationController
        switch identifierComponents.joined(separator: "/") {
        case "root": return navigation
        case "root/list": return navigation?.viewControllers.first
        case "root/trail": return Screens.trail(named: coder.decodeObject(forKey: "name") as? String)
        case "root/trail/map": return Screens.identified(MapViewController(), "map")
        case "root/trail/notes": return Screens.identified(NotesViewController(), "notes")
        default: return nil
        }
    }

}
