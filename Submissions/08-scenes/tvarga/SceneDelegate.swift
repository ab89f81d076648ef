import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?
    let noteVC = NoteViewController()
    let appDelegate = UIApplication.shared.delegate as! AppDelegate

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = noteVC
        window.makeKeyAndVisible()
        self.window = window

        let saved = UserDefaults.standard.string(forKey: session.persistentIdentifier)
        let asked = connectionOptions.userActivities.first?.userInfo?["note"] as? String
        noteVC.nameLabel.text = saved ?? asked ?? "Untitled"
    }

    func sceneDidDisconnect(_ scene: UIScene) {
        appDelegate.sceneDisappeared(self)
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        appDelegate.sceneAppeared(self)
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        appDelegate.sceneDisappeared(self)
        // remember what this window shows
        if noteVC.nameLabel.text != "Untitled" {
            UserDefaults.standard.set(noteVC.nameLabel.text, forKey: scene.session.persistentIdentifier)
        }
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        guard let url = URLContexts.first?.url else { return }
        if url.host == "open" {
            noteVC.nameLabel.text = url.lastPathComponent
        } else if url.host == "window" {
            let activity = NSUserActivity(activityType: "com.example.notes.window")
            activity.addUserInfoEntries(from: ["note": url.lastPathComponent])
            UIApplication.shared.requestSceneSessionActivation(nil, userActivity: activity, options: nil, errorHandler: nil)
        }
    }
}
