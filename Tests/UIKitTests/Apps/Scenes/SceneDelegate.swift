import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var opened = ["nothing"]

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    print("connect \(session.persistentIdentifier) \(opened) \(scene.activationState)")
    for context in connectionOptions.urlContexts {
      print("url \(context.url) from \(context.options.sourceApplication ?? "-")")
    }
    if let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity {
      print("activity \(activity.activityType) \(activity.userInfo?["page"] as? Int ?? 0)")
    }
    if let response = connectionOptions.notificationResponse {
      print("notification \(response.notification.request.content.body)")
    }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = PageViewController()
    window.makeKeyAndVisible()
    self.window = window
    print("windows \(windowScene.windows.count) \(window.windowScene === scene)")
    let visits = session.userInfo?["visits"] as? Int ?? 0
    print("visits \(visits)")
    session.userInfo = ["visits": visits + 1]
  }

  func sceneDidDisconnect(_ scene: UIScene) { print("disconnect \(scene.activationState)") }
  func sceneDidBecomeActive(_ scene: UIScene) { print("active \(scene.activationState)") }
  func sceneWillResignActive(_ scene: UIScene) { print("resign \(scene.activationState)") }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    opened = URLContexts.map(\.url.absoluteString)
    print("open \(opened)")
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    print("continue \(userActivity.webpageURL?.path ?? "-")")
  }

  func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {
    print("go on with \(stateRestorationActivity.userInfo?["line"] as? Int ?? 0)")
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    let activity = NSUserActivity(activityType: "reading")
    activity.title = "Reading"
    activity.userInfo = ["page": 12]
    if let url = URL(string: "lab://book") { activity.addUserInfoEntries(from: ["book": url]) }
    window?.rootViewController?.userActivity = activity
    return activity
  }

  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    print(
      "update", previousInterfaceOrientation.isPortrait, previousCoordinateSpace.bounds.width,
      windowScene.coordinateSpace.bounds.width,
      previousTraitCollection.verticalSizeClass == windowScene.traitCollection.verticalSizeClass)
  }

  deinit { print("scene delegate gone") }
}

class PageViewController: UIViewController {
  override func updateUserActivityState(_ activity: NSUserActivity) {
    super.updateUserActivityState(activity)
    activity.addUserInfoEntries(from: ["line": 3])
  }

  deinit { print("controller gone") }
}

/// With an initialiser of its own.
class CountingScene: UIResponder, UIWindowSceneDelegate {
  let number: Int

  override init() {
    number = 42
    super.init()
    print("made \(number)")
  }

  func sceneDidBecomeActive(_ scene: UIScene) { print("active \(number)") }
}

/// No responder.
final class PlainScene: NSObject, UIWindowSceneDelegate {
  private let name = "plain"

  func sceneDidBecomeActive(_ scene: UIScene) { print("active \(name)") }
}

/// Without an initialiser that UIKit could call.
class BareScene: UIResponder, UIWindowSceneDelegate {
  let title: String

  init(title: String) {
    self.title = title
    super.init()
  }
}

/// Gives its window to the scene when it is late.
class LateScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    let names = [
      UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeKeyNotification,
      UIWindow.didResignKeyNotification,
    ]
    for name in names {
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        print($0.name.rawValue, ($0.object as? UIWindow)?.tag ?? -1)
      }
    }
    let window = UIWindow()
    window.tag = 1
    window.makeKeyAndVisible()
    print("alone \(window.windowScene == nil)")
    self.window = window
    window.windowScene = scene as? UIWindowScene
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    guard let scene = scene as? UIWindowScene, let window else { return }
    let second = UIWindow(windowScene: scene)
    second.tag = 2
    second.makeKeyAndVisible()
    print("key \(scene.keyWindow?.tag ?? 0) of \(scene.windows.count)")
    window.makeKey()
    print("key \(scene.keyWindow?.tag ?? 0)")
  }
}
