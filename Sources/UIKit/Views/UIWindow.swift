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

  /// Hands touches on to their views.
  open func sendEvent(_ event: UIEvent) {
    for touch in event.allTouches ?? [] where touch.window === self {
      switch touch.phase {
      case .began: touch.view?.touchesBegan([touch], with: event)
      case .ended: touch.view?.touchesEnded([touch], with: event)
      case .moved, .stationary, .cancelled: break
      }
    }
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
    let wasVisible = UIApplication.shared.windows.contains(self)
    if !wasVisible { UIApplication.shared.add(self) }
    let wasKey = isKeyWindow
    let last = takeKey()
    show()
    if !wasVisible { post(Self.didBecomeVisibleNotification) }
    if !wasKey { tellKey(insteadOf: last) }
  }

  /// Each scene has a key window of its own.
  open func makeKey() {
    guard !isKeyWindow else { return }
    tellKey(insteadOf: takeKey())
  }

  open func becomeKey() {}
  open func resignKey() {}

  /// Becomes the key window; returns the one that was.
  private func takeKey() -> UIWindow? {
    let last = UIApplication.shared.windows.last {
      $0 !== self && $0.isKeyWindow && $0.windowScene === windowScene
    }
    last?.isKeyWindow = false
    isKeyWindow = true
    return last
  }

  private func tellKey(insteadOf last: UIWindow?) {
    if let last {
      last.resignKey()
      last.post(Self.didResignKeyNotification)
    }
    becomeKey()
    post(Self.didBecomeKeyNotification)
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  open override var window: UIWindow? { self }

  private func show() {
    let session = windowScene?.session.persistentIdentifier
    AppProcess.shared.ask(
      .showWindow, on: id, ["session": session.map { .string($0) } ?? .null])
  }
}

extension UIWindow {
  public nonisolated static let didBecomeVisibleNotification = NSNotification.Name(
    "UIWindowDidBecomeVisibleNotification")
  public nonisolated static let didBecomeHiddenNotification = NSNotification.Name(
    "UIWindowDidBecomeHiddenNotification")
  public nonisolated static let didBecomeKeyNotification = NSNotification.Name(
    "UIWindowDidBecomeKeyNotification")
  public nonisolated static let didResignKeyNotification = NSNotification.Name(
    "UIWindowDidResignKeyNotification")
}
