import Foundation

/// The object that a scene's life is told to. All callbacks are optional, as Apple's are.
///
/// Where a class has no implementation the default here tells the device so.
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    AppProcess.shared.noteUnimplemented()
  }
  public func sceneDidDisconnect(_ scene: UIScene) { AppProcess.shared.noteUnimplemented() }
  public func sceneDidBecomeActive(_ scene: UIScene) { AppProcess.shared.noteUnimplemented() }
  public func sceneWillResignActive(_ scene: UIScene) { AppProcess.shared.noteUnimplemented() }
  public func sceneWillEnterForeground(_ scene: UIScene) { AppProcess.shared.noteUnimplemented() }
  public func sceneDidEnterBackground(_ scene: UIScene) { AppProcess.shared.noteUnimplemented() }
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    AppProcess.shared.noteUnimplemented()
  }
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    AppProcess.shared.noteUnimplemented()
    return nil
  }
  public func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {
    AppProcess.shared.noteUnimplemented()
  }
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    AppProcess.shared.noteUnimplemented()
  }
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    AppProcess.shared.noteUnimplemented()
  }
  public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {
    AppProcess.shared.noteUnimplemented()
  }
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
    AppProcess.shared.noteUnimplemented()
  }
}

/// The object that the life of a scene with windows is told to.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }

  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set { MainInterface.isWindowMissing = true }
  }

  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    AppProcess.shared.noteUnimplemented()
  }
}
