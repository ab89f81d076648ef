import AppLink
import Foundation

/// The root of what an app shows. The device decides when its view controller appears.
open class UIWindow: UIView {
  public internal(set) var isKeyWindow = false

  private weak var chosenScene: UIWindowScene?

  /// The scene that the window belongs to: the one that it was given, or in an app without scenes of
  /// its own the app's only one. A window without a scene does not show.
  public var windowScene: UIWindowScene? {
    get { chosenScene ?? UIApplication.shared.appScene }
    set {
      guard newValue !== windowScene else { return }
      chosenScene = newValue
      if UIApplication.shared.windows.contains(self) { show() }
    }
  }

  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    chosenScene = windowScene
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      AppProcess.shared.ask(
        .setRootViewController, on: id,
        ["root": rootViewController.map { .object($0.id) } ?? .null])
    }
  }

  open func makeKeyAndVisible() {
    if !UIApplication.shared.windows.contains(self) { UIApplication.shared.add(self) }
    makeKey()
    show()
  }

  /// Each scene has a key window of its own.
  open func makeKey() {
    for window in UIApplication.shared.windows where window.windowScene === windowScene {
      window.isKeyWindow = window === self
    }
  }

  open override var window: UIWindow? { self }

  private func show() {
    let session = windowScene?.session.persistentIdentifier
    AppProcess.shared.ask(
      .showWindow, on: id, ["session": session.map { .string($0) } ?? .null])
  }
}
