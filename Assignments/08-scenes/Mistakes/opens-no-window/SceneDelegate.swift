import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?
    private let page = NoteViewController()

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        if let activity = session.stateRestorationActivity ?? connectionOptions.userActivities.first {
            page.note = NoteActivity.note(of: activity)
        }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = page
        window.makeKeyAndVisible()
        self.window = window
        open(connectionOptions.urlContexts)
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        WorkClock.shared.add(page)
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        WorkClock.shared.remove(page)
    }

    func sceneDidDisconnect(_ scene: UIScene) {
        // A window that is closed while it is on the screen never enters the background.
        WorkClock.shared.remove(page)
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        return NoteActivity.activity(for: page.note)
    }

    // MARK: Links

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        open(URLContexts)
    }

    private func open(_ contexts: Set<UIOpenURLContext>) {
        for context in contexts {
            let note = context.url.lastPathComponent
            switch context.url.host {
            case "open":
                page.note = note
            case "window":
                page.note = note
            default:
                break
            }
        }
    }
}
