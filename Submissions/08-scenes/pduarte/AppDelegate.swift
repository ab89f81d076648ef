import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Window", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = WindowDelegate.self
        return configuration
    }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        tidyUp()
        return true
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        tidyUp()
    }

    /// What is stored for windows that are open no more goes.
    private func tidyUp() {
        let open = Set(UIApplication.shared.openSessions.map { "note." + $0.persistentIdentifier })
        for key in UserDefaults.standard.dictionaryRepresentation().keys where key.hasPrefix("note.") {
            if !open.contains(key) {
                UserDefaults.standard.removeObject(forKey: key)
            }
        }
    }
}
