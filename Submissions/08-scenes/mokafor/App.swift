import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}

/// One window. `all` are the ones that can be seen right now; they share the timer.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    private static var all: [SceneDelegate] = [] {
        didSet {
            if all.isEmpty {
                timer?.invalidate()
                timer = nil
            } else if timer == nil {
                timer = Timer(timeInterval: 1, repeats: true) { _ in
                    MainActor.assumeIsolated {
                        seconds += 1
                        all.forEach { $0.draw() }
                    }
                }
                RunLoop.main.add(timer!, forMode: .common)
            }
        }
    }
    private static var timer: Timer?
    private static var seconds = 0

    var window: UIWindow?
    private let label = UILabel()
    private var note: String?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        note = session.stateRestorationActivity?.title ?? options.userActivities.first?.title
        follow(options.urlContexts)
        draw()

        let controller = UIViewController()
        controller.view = label
        window = UIWindow(windowScene: scene)
        window!.rootViewController = controller
        window!.makeKeyAndVisible()
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        if !Self.all.contains(self) { Self.all.append(self) }
        draw()
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        Self.all.removeAll { $0 == self }
    }

    func sceneDidDisconnect(_ scene: UIScene) {
        Self.all.removeAll { $0 == self }
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.notes.window")
        activity.title = note
        return activity
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        follow(contexts)
        draw()
    }

    private func follow(_ contexts: Set<UIOpenURLContext>) {
        guard let url = contexts.first?.url else { return }
        switch url.host {
        case "open"?:
            note = url.lastPathComponent
        case "window"?:
            let wish = NSUserActivity(activityType: "com.example.notes.window")
            wish.title = url.lastPathComponent
            UIApplication.shared.requestSceneSessionActivation(nil, userActivity: wish, options: nil)
        default: ()
        }
    }

    private func draw() {
        label.text = "\(note ?? "Untitled") – \(Self.seconds) s"
    }
}
