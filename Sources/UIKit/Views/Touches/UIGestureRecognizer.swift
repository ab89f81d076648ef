import AppLink
import Foundation

/// Calls its targets when the user makes a gesture on its view.
@preconcurrency @MainActor open class UIGestureRecognizer {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }

  open internal(set) var state = State.possible
  open internal(set) weak var view: UIView?
  open var isEnabled = true
  open var name: String?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true

  private var targets: [TargetAction] = []

  public init(target: Any?, action: Selector?) {
    if let target, let action { addTarget(target, action: action) }
  }

  public init() {}

  open func addTarget(_ target: Any, action: Selector) {
    targets.append(TargetAction(target: target as AnyObject, action: action))
  }

  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll {
      (target == nil || $0.target === target as AnyObject?)
        && (action == nil || $0.action == action)
    }
  }

  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// The middle of the view that the gesture is made on.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return .zero }
    return own.convert(CGPoint(x: own.bounds.midX, y: own.bounds.midY), to: view)
  }

  open var numberOfTouches: Int { state == .possible ? 0 : 1 }

  /// Goes through these states, each heard by the targets; whether anyone heard.
  func recognize(_ states: [State]) -> Bool {
    guard isEnabled, delegate?.gestureRecognizerShouldBegin(self) != false else { return false }
    for state in states {
      self.state = state
      for target in targets {
        if let object = target.target { target.action.send(to: object, [self]) }
      }
    }
    state = .possible
    return !targets.isEmpty
  }
}

extension UIGestureRecognizer: Hashable {
  public nonisolated static func == (a: UIGestureRecognizer, b: UIGestureRecognizer) -> Bool {
    a === b
  }

  /// Not by the address, which would put the elements of a set into another order on each run.
  public nonisolated func hash(into hasher: inout Hasher) {}
}

/// Decides on a recogniser's gestures.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Never asked: gestures come one at a time.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

/// A target, which lives on its own, and what is called on it.
@MainActor struct TargetAction {
  weak var target: AnyObject?
  let action: Selector

  init(target: AnyObject?, action: Selector) {
    self.target = target
    self.action = action
  }

  /// Sends the action; one whose target is gone goes up the responder chain, as it does without one.
  func send(_ send: (Selector, AnyObject?, UIEvent?) -> Void) {
    send(action, target, UIEvent(touches: []))
  }
}

open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}

open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 0
  open var minimumPressDuration: TimeInterval = 0.5
  open var allowableMovement: CGFloat = 10
}

open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)

    init?(named name: String?) {
      let names: [String: Direction] = ["left": .left, "right": .right, "up": .up, "down": .down]
      guard let direction = name.flatMap({ names[$0] }) else { return nil }
      self = direction
    }
  }

  open var direction = Direction.right
  open var numberOfTouchesRequired = 1
}

/// Compiles; no stimulus drags.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open func translation(in view: UIView?) -> CGPoint { .zero }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
}

extension UIView {
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }

  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
}
