import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?
    lazy var viewController = NoteViewController()

    static var foreground: [SceneDelegate] = []

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        viewController.note = session.stateRestorationActivity?.userInfo?["note"] as? String
            ?? connectionOptions.userActivities.first?.userInfo?["note"] as? String
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = viewController
        window?.makeKeyAndVisible()
        if let url = connectionOptions.urlContexts.first?.url {
            self.scene(scene, open: url)
        }
    }

    func sceneDidDisconnect(_ scene: UIScene) {
        goAway()
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        SceneDelegate.foreground.append(self)
        viewController.showTime()
        Ticker.start()
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        goAway()
    }

    func goAway() {
        SceneDelegate.foreground.removeAll(where: { $0 === self })
        if SceneDelegate.foreground.isEmpty {
            Ticker.stop()
        }
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        return makeActivity(viewController.note)
    }

    func makeActivity(_ note: String?) -> NSUserActivity {
        let activity = NSUserActivity(activityType: "com.example.notes.window")
        if let note = note {
            activity.addUserInfoEntries(from: ["note": note])
        }
        return activity
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        for context in URLContexts {
            self.scene(scene, open: context.url)
        }
    }

    func scene(_ scene: UIScene, open url: URL) {
        if url.host == "open" {
            viewController.note = url.lastPathComponent
        } else if url.host == "window" {
            let before = UIApplication.shared.connectedScenes.count
            UIApplication.shared.requestSceneSessionActivation(nil, userActivity: makeActivity(url.lastPathComponent), options: nil)
            // wait until the window is there
            while UIApplication.shared.connectedScenes.count == before {
            }
        }
    }
}
