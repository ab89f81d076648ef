import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?
    var noteController = NoteViewController()
    let type = "com.example.notes.window"

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = noteController
        window.makeKeyAndVisible()
        self.window = window
        noteController.nameLabel.text = "Untitled"
        if let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity {
            let note = activity.userInfo!["note"] as! String
            noteController.nameLabel.text = note
            noteController.note = note
        }
        if let context = connectionOptions.urlContexts.first {
            open(context.url)
        }
    }

    func sceneDidDisconnect(_ scene: UIScene) {
        Worker.shared.leave(noteController)
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        Worker.shared.join(noteController)
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        Worker.shared.leave(noteController)
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: type)
        if let note = noteController.note {
            activity.userInfo = ["note": note]
        }
        return activity
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        open(URLContexts.first!.url)
    }

    func open(_ url: URL) {
        let name = url.lastPathComponent
        switch url.host! {
        case "open":
            noteController.note = name
            noteController.nameLabel.text = name
        case "window":
            let activity = NSUserActivity(activityType: type)
            activity.userInfo = ["note": name]
            UIApplication.shared.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
        default:
            print("unknown link \(url)")
        }
    }
}
