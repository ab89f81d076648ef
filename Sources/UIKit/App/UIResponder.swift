@_exported import Foundation

/// An object that takes part in the life of an app's interface.
@preconcurrency @MainActor open class UIResponder {
  /// What the user is doing here; handing it on is not simulated.
  open var userActivity: NSUserActivity?

  /// The responder's number among all that the app has made.
  fileprivate let number: Int

  private static var lastNumber = 0

  public init() {
    Self.lastNumber += 1
    number = Self.lastNumber
  }

  open func updateUserActivityState(_ activity: NSUserActivity) {}

  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // MARK: The responder chain

  /// A view's controller or superview, a controller's view's superview, then the application.
  open var next: UIResponder? {
    switch self {
    case let view as UIView: view.controller ?? view.superview ?? UIApplication.shared
    case let controller as UIViewController:
      controller.viewIfLoaded?.superview ?? UIApplication.shared
    default: nil
    }
  }

  open func responds(to aSelector: Selector!) -> Bool {
    Connections.responds(self, to: aSelector.name)
  }

  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    responds(to: action)
  }

  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Objective-C's method that Swift code meets by mistake: what `self` means in the initial value
  /// of a stored property.
  public func `self`() -> Self { self }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Never called by the device, which only knows taps.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Never called by the device, which only knows taps.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: The first responder

  open var isFirstResponder: Bool { UIApplication.shared.firstResponder === self }

  open var canBecomeFirstResponder: Bool { false }

  open var canResignFirstResponder: Bool { true }

  /// Text fields and text views begin to be edited, which the device may refuse.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    if let current = UIApplication.shared.firstResponder, !(self is UIView && current is UIView) {
      guard current.resignFirstResponder() else { return false }
    }
    guard let view = self as? UIView else {
      UIApplication.shared.firstResponder = self
      return true
    }
    guard view.window != nil else { return false }
    let answer = AppProcess.shared.ask(
      .beginEditing, on: view.id, ["kind": .string(view.editingKind)])
    return answer["accepted"]?.bool ?? false
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder, canResignFirstResponder else { return !isFirstResponder }
    guard let view = self as? UIView else {
      UIApplication.shared.firstResponder = nil
      return true
    }
    return AppProcess.shared.ask(.endEditing, on: view.id)["accepted"]?.bool ?? false
  }
}

extension UIResponder: UIUserActivityRestoring {}

extension UIResponder: Hashable {
  public nonisolated static func == (a: UIResponder, b: UIResponder) -> Bool { a === b }

  /// By the number, as an address would put the elements of a set into another order on each run.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(number)
  }
}
