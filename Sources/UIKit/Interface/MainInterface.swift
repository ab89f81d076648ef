import AppLink
import Foundation

/// The storyboard that an app, or a scene, begins with (FACTS.md A2).
@MainActor enum MainInterface {
  /// Whether the delegate's class has no `window`, as the protocol's own was set.
  static var isWindowMissing = false

  /// Makes the window and its root view controller, whose view is not loaded yet.
  static func load(_ arguments: LinkRecord) -> LinkRecord {
    let storyboard = UIStoryboard(name: arguments["name"]?.string ?? "", bundle: nil)
    if let session = arguments["session"]?.string {
      load(storyboard, for: session)
    } else {
      load(storyboard)
    }
    return [:]
  }

  private static func load(_ storyboard: UIStoryboard) {
    guard let delegate = UIApplication.shared.delegate else { return }
    let window = UIWindow(frame: UIScreen.main.bounds)
    isWindowMissing = false
    delegate.window = window
    guard !isWindowMissing else {
      tell(
        "The app delegate must implement the window property if it wants to use a main storyboard file."
      )
      return
    }
    fill(window, from: storyboard)
  }

  private static func load(_ storyboard: UIStoryboard, for session: String) {
    guard let scene = scene(of: session),
      let delegate = scene.delegate as? any UIWindowSceneDelegate
    else { return }
    let window = UIWindow(windowScene: scene)
    isWindowMissing = false
    delegate.window = window
    if !isWindowMissing { fill(window, from: storyboard) }
  }

  private static func fill(_ window: UIWindow, from storyboard: UIStoryboard) {
    window.rootViewController = storyboard.instantiateInitialViewController()
    guard window.rootViewController == nil else { return }
    tell(
      "Failed to instantiate the default view controller for UIMainStoryboardFile "
        + "'\(storyboard.name)' - perhaps the designated entry point is not set?")
  }

  /// The window that the delegate has by now becomes key and visible.
  static func show(_ arguments: LinkRecord) -> LinkRecord {
    if let session = arguments["session"]?.string {
      (scene(of: session)?.delegate as? any UIWindowSceneDelegate)?.window?.makeKeyAndVisible()
    } else {
      UIApplication.shared.delegate?.window?.makeKeyAndVisible()
    }
    return [:]
  }

  private static func scene(of session: String) -> UIWindowScene? {
    UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }
      .first { $0.session.persistentIdentifier == session }
  }

  private static func tell(_ text: String) {
    EffectLog.shared.add(Effect.finding, ["text": .string(text.cappedForLink)])
  }
}

extension UIApplication {
  /// Makes a controller for state restoration, where the storyboard still has it.
  func makeFromStoryboard(_ arguments: LinkRecord) -> LinkRecord {
    guard let identifier = arguments["identifier"]?.string,
      let file = arguments["storyboard"]?.string.flatMap({ InterfaceFile.storyboard($0, in: nil) }),
      file.scene(identified: identifier) != nil
    else { return [:] }
    let made = UIStoryboard(file).instantiateViewController(withIdentifier: identifier)
    restoration.keep(made)
    return ["controller": .object(made.id)]
  }
}
