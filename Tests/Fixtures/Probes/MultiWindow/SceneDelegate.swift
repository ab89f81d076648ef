import UIKit

/// Implements every callback of a window scene; each window has a number that outlives it.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  private static var windows = 0

  var window: UIWindow?
  private var number = 0

  // MARK: Connecting

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    Self.windows += 1
    number = session.stateRestorationActivity?.userInfo?["number"] as? Int ?? Self.windows
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = ViewController()
    window?.makeKeyAndVisible()
  }

  func sceneDidDisconnect(_ scene: UIScene) {}

  // MARK: States

  func sceneDidBecomeActive(_ scene: UIScene) {}
  func sceneWillResignActive(_ scene: UIScene) {}
  func sceneWillEnterForeground(_ scene: UIScene) {}
  func sceneDidEnterBackground(_ scene: UIScene) {}

  // MARK: What the scene is opened with

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: Error
  ) {}
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    let activity = NSUserActivity(activityType: "lab.probe.window")
    activity.addUserInfoEntries(from: ["number": number])
    return activity
  }

  // MARK: The window

  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
}
