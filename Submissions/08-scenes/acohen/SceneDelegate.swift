import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    var page: NotePage? {
        return window?.rootViewController as? NotePage
    }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = (scene as? UIWindowScene) else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = NotePage()
        window?.makeKeyAndVisible()

        // 1. restored  2. opened by another window  3. opened by a link
        if let note = UserDefaults.standard.string(forKey: session.persistentIdentifier) {
            page?.noteName = note
        } else if let activity = connectionOptions.userActivities.first {
            page?.noteName = activity.targetContentIdentifier
        }
        open(connectionOptions.urlContexts)
    }

    func sceneDidDisconnect(_ scene: UIScene) {
        // The scene is going away, so this is the moment to save.
        UserDefaults.standard.set(page?.noteName, forKey: scene.session.persistentIdentifier)
        SharedTimer.windows.remove(scene.session.persistentIdentifier)
        page?.clockIsVisible = false
        SharedTimer.update()
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        SharedTimer.windows.insert(scene.session.persistentIdentifier)
        page?.clockIsVisible = true
        SharedTimer.update()
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        SharedTimer.windows.remove(scene.session.persistentIdentifier)
        page?.clockIsVisible = false
        SharedTimer.update()
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        open(URLContexts)
    }

    func open(_ contexts: Set<UIOpenURLContext>) {
        for url in contexts.map({ $0.url }) {
            if url.absoluteString.hasPrefix("notes://open/") {
                page?.noteName = url.lastPathComponent
            } else if url.absoluteString.hasPrefix("notes://window/") {
                let activity = NSUserActivity(activityType: "com.example.notes.window")
                activity.targetContentIdentifier = url.lastPathComponent
                UIApplication.shared.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
            }
        }
    }
}
