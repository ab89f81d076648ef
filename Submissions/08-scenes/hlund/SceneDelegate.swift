import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?
    var noteVC: NoteViewController!

    var app: AppDelegate { UIApplication.shared.delegate as! AppDelegate }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }

        noteVC = NoteViewController(clock: app.clock)
        if let note = app.shelf.note(session.persistentIdentifier) {
            noteVC.name = note
        }
        if let note = connectionOptions.userActivities.first?.userInfo?["name"] as? String {
            show(note, in: session)
        }
        for context in connectionOptions.urlContexts {
            handle(context.url, session)
        }

        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = noteVC
        window?.makeKeyAndVisible()
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        for context in URLContexts {
            handle(context.url, scene.session)
        }
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        noteVC.listen()
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        noteVC.stopListening()
    }

    func sceneDidDisconnect(_ scene: UIScene) {
        noteVC.stopListening()
    }

    private func handle(_ url: URL, _ session: UISceneSession) {
        guard url.pathComponents.count == 2 else { return }
        let name = url.pathComponents[1]
        if url.host == "open" {
            show(name, in: session)
        }
        if url.host == "window" {
            let activity = NSUserActivity(activityType: "com.example.notes.window")
            activity.userInfo = ["name": name]
            UIApplication.shared.requestSceneSessionActivation(nil, userActivity: activity, options: nil, errorHandler: { print($0) })
        }
    }

    private func show(_ name: String, in session: UISceneSession) {
        noteVC.name = name
        app.shelf.put(name, session.persistentIdentifier)
    }
}
