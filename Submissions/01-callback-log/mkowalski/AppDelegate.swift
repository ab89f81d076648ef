import UIKit

@UIApplicationMain
final class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    private let diary = LifecycleDiary()

    func application(_ application: UIApplication,
                     willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey : Any]? = nil) -> Bool {
        diary.note(.launch)
        return true
    }

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey : Any]?) -> Bool {
        let screen = UIWindow(frame: UIScreen.main.bounds)
        screen.rootViewController = DiaryViewController(diary: diary)
        screen.makeKeyAndVisible()
        window = screen
        diary.note(.launch)
        return true
    }
}

// MARK: - In front

extension AppDelegate {
    func applicationDidBecomeActive(_ application: UIApplication) { diary.note(.arrive) }
    func applicationWillResignActive(_ application: UIApplication) { diary.note(.leave) }
}

// MARK: - Behind

extension AppDelegate {
    func applicationDidEnterBackground(_ application: UIApplication) { diary.note(.leave) }
    func applicationWillEnterForeground(_ application: UIApplication) { diary.note(.arrive) }
}

// MARK: - Trouble

extension AppDelegate {
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        diary.note(.trouble)
        diary.forget()
    }

    func applicationWillTerminate(_ application: UIApplication) {
        diary.note(.trouble)
    }
}
