import Foundation

/// A touch of the screen; says in which view, and not where.
@preconcurrency @MainActor open class UITouch {
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  public internal(set) weak var view: UIView?
  public internal(set) var phase: Phase
  public var tapCount: Int { 1 }
  public var window: UIWindow? { view?.window }

  init(in view: UIView, phase: Phase) {
    self.view = view
    self.phase = phase
  }

  /// The middle of the view that is touched.
  open func location(in view: UIView?) -> CGPoint {
    guard let touched = self.view else { return .zero }
    let middle = CGPoint(x: touched.bounds.midX, y: touched.bounds.midY)
    return touched.convert(middle, to: view)
  }
}

extension UITouch: Hashable {
  public nonisolated static func == (a: UITouch, b: UITouch) -> Bool { a === b }

  /// A set has one touch here: all are in the same place of it.
  public nonisolated func hash(into hasher: inout Hasher) {}
}

/// What the user did, as a responder hears of it.
@preconcurrency @MainActor open class UIEvent {
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
  }

  public let type = EventType.touches
  public let allTouches: Set<UITouch>?

  init(touches: Set<UITouch>) {
    allTouches = touches
  }
}
