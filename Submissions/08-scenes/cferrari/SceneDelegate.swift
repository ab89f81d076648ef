import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?
    var note: String = "Untitled"

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        let viewController = NoteViewController()
        window.rootViewController = viewController
        window.makeKeyAndVisible()
        self.window = window
        // restore
        note = session.stateRestorationActivity?.userInfo["note"]
        viewController.nameLabel.text = note
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.notes.window")
        activity.userInfo["note"] = note
        return activity
    }
}
