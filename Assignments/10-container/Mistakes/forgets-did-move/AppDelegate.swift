//
//  AppDelegate.swift
//  Container
//

import UIKit

/// Shows the switcher in the first of two tabs, and passes on what links ask for. Leave this file as it is.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    private let switcher = SwitcherViewController(viewControllers: [
        MapViewController(), PlanViewController(), BudgetViewController(),
    ])
    private let navigation = UINavigationController()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        navigation.viewControllers = [switcher]
        navigation.tabBarItem.title = "Trip"
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, AboutViewController()]
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    /// `trip://do/show-2/show-1` does one thing after the other, without waiting. Then it says what the switcher knows.
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        for step in url.pathComponents.dropFirst() {
            let words = step.split(separator: "-")
            let index = words.count > 1 ? Int(words[1]) ?? 0 : 0
            switch words.first {
            case "show": switcher.show(index, animated: true)
            case "jump": switcher.show(index, animated: false)
            case "append": switcher.append(PhotosViewController())
            case "remove": switcher.remove(at: index)
            case "detail": navigation.pushViewController(AboutViewController(), animated: true)
            default: return false
            }
        }
        let selected = switcher.selectedViewController?.title ?? "nothing"
        print("\(selected) of \(switcher.viewControllers.count)")
        return true
    }
}
