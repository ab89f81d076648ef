import UIKit

class WindowDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?
    private var model: WindowModel?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let model = WindowModel(session: session)
        self.model = model
        if let activity = connectionOptions.userActivities.first, let name = activity.userInfo?["note"] as? String {
            model.note = name
        }
        connectionOptions.urlContexts.map(\.url).forEach(open)

        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = NoteViewController(model: model)
        window.makeKeyAndVisible()
        self.window = window
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        URLContexts.map(\.url).forEach(open)
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        WorkTime.shared.begin(self) { [weak model] seconds in
            model?.seconds = seconds
        }
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        WorkTime.shared.end(self)
    }

    func sceneDidDisconnect(_ scene: UIScene) {
        WorkTime.shared.end(self)
    }

    private func open(_ url: URL) {
        guard let command = Command(url) else { return }
        switch command {
        case .show(let note):
            model?.note = note
        case .newWindow(let note):
            let activity = NSUserActivity(activityType: "com.example.notes.window")
            activity.userInfo = ["note": note]
            if #available(iOS 17, *) {
                UIApplication.shared.activateSceneSession(for: UISceneSessionActivationRequest(userActivity: activity))
            } else {
                UIApplication.shared.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
            }
        }
    }
}

enum Command {
    case show(String)
    case newWindow(String)

    init?(_ url: URL) {
        guard url.scheme == "notes", let verb = url.host else { return nil }
        let note = String(url.path.dropFirst())
        switch (verb, note.isEmpty) {
        case ("open", false): self = .show(note)
        case ("window", false): self = .newWindow(note)
        default: return nil
        }
    }
}
