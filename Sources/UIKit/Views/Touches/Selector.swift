import Foundation

/// A method that a control, a gesture recogniser or a timer calls on its target.
///
/// On Apple's systems a name that the Objective-C runtime looks up. There is none here, so the value
/// holds the method itself: `Selector(tapped)` one of `self`, which it keeps alive, or
/// `Selector(Controller.tapped)` one of the target that it is called on.
@MainActor public struct Selector {
  private let call: @MainActor (_ target: AnyObject?, _ sender: Any?) -> Void

  public init(_ method: @escaping @MainActor () -> Void) {
    call = { _, _ in method() }
  }

  public init<Sender>(_ method: @escaping @MainActor (Sender) -> Void) {
    call = { _, sender in
      if let sender = sender as? Sender { method(sender) }
    }
  }

  public init<Target: AnyObject>(
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    call = { target, _ in
      if let target = target as? Target { method(target)() }
    }
  }

  public init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    call = { target, sender in
      if let target = target as? Target, let sender = sender as? Sender { method(target)(sender) }
    }
  }

  func perform(on target: AnyObject?, sender: Any?) {
    call(target, sender)
  }
}
