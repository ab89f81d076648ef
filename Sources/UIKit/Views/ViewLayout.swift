import AppLink
import Foundation

/// A view's rectangle: its frame in the superview, and where its own coordinates begin.
struct Geometry {
  var frame: CGRect
  /// The origin of the bounds: what a scroll view has scrolled by.
  var origin = CGPoint.zero
}

/// What a view's layout depends on.
@MainActor final class LayoutState {
  var isDirty = true
  /// Whether the view has been laid out once.
  var hasLaidOut = false
  var needsUpdateConstraints = false
  var translatesAutoresizingMask = true
  /// Whether a stack view says where the view is.
  var isArranged = false
  var autoresizingMask: UIView.AutoresizingMask = []
  /// Active constraints that the view holds, as the nearest common superview of what they relate.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// Those of the safe area and the margins.
  var standardGuides: [String: UILayoutGuide] = [:]
  var priorities: [String: UILayoutPriority] = [:]
  var margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  /// Whether constraints say where the view is.
  var isConstrained: Bool { !translatesAutoresizingMask && !isArranged }

  /// A view that leaves its superview loses the constraints to what is outside of it.
  func forgetConstraints(of view: UIView) {
    var next = view.superview
    while let holder = next {
      let related = holder.layout.constraints.filter { $0.relates(toInsideOf: view) }
      for constraint in related { constraint.isActive = false }
      next = holder.superview
    }
  }
}

extension UIView {
  func setGeometry(_ change: (inout Geometry) -> Void) {
    let old = geometry.frame.size
    change(&geometry)
    if geometry.frame.size != old { sizeDidChange(from: old) }
  }

  /// Subviews follow their superview as their autoresizing masks say, without other constraints.
  func resizeSubviews(from old: CGSize) {
    let change = CGSize(width: bounds.width - old.width, height: bounds.height - old.height)
    for view in subviews where view.layout.translatesAutoresizingMask {
      let mask = view.layout.autoresizingMask
      guard !mask.isEmpty else { continue }
      view.setGeometry {
        let x = mask.share(
          of: change.width, .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin)
        let y = mask.share(
          of: change.height, .flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin)
        $0.frame = CGRect(
          x: $0.frame.minX + x.before, y: $0.frame.minY + y.before,
          width: $0.frame.width + x.size, height: $0.frame.height + y.size)
      }
    }
  }

  // MARK: Layout passes

  func noteNeedsLayout() {
    guard !layout.isDirty else { return }
    layout.isDirty = true
    if let controller, layout.hasLaidOut { return controller.tellNeedsLayout() }
    LayoutPass.shared.add(self)
  }

  /// Lays out at once what needs it; a controller's root view with its controller's callbacks.
  func layOutIfNeeded() {
    // Within a callback of its own a controller gets its layout callbacks only afterwards.
    if let controller, layout.isDirty, window != nil { controller.askForLayout() }
    layOutTree()
  }

  /// Lays out the view and all in it that needs it, each view before its subviews.
  func layOutTree() {
    updateConstraintsNow()
    ConstraintSolver.solve(in: self)
    for view in withDescendants() {
      view.layout.hasLaidOut = true
      guard view.layout.isDirty else { continue }
      view.layout.isDirty = false
      view.layoutSubviews()
    }
  }

  func updateConstraintsNow() {
    for view in withDescendants() where view.layout.needsUpdateConstraints {
      view.layout.needsUpdateConstraints = false
      view.updateConstraints()
    }
  }

  /// Whether the device lays the view out together with a controller that it has still to lay out.
  fileprivate var waitsForController: Bool {
    var next: UIView? = self
    while let view = next {
      if view.controller != nil { return !view.layout.hasLaidOut }
      next = view.superview
    }
    return false
  }
}

/// Views in a window that need layout; laid out when the callback that is under way returns, which
/// stands for the end of a turn of the run loop.
@MainActor final class LayoutPass {
  static let shared = LayoutPass()

  /// How often views may ask for layout within their layout, before the rest waits.
  private static let mostRounds = 100

  private var waiting: [Waiting] = []

  private struct Waiting {
    weak var view: UIView?
  }

  func add(_ view: UIView) {
    if view.window != nil { waiting.append(Waiting(view: view)) }
  }

  func run() {
    for _ in 0..<Self.mostRounds where !waiting.isEmpty {
      let views = waiting.compactMap(\.view)
      waiting = []
      // Most have been laid out with a view that holds them.
      for view in views
      where view.layout.isDirty && view.window != nil && !view.waitsForController {
        view.layOutTree()
      }
    }
  }
}

extension UIView.AutoresizingMask {
  /// How a change of the superview's size is shared out along one axis.
  fileprivate func share(
    of change: CGFloat, _ before: Self, _ size: Self, _ after: Self
  ) -> (before: CGFloat, size: CGFloat) {
    let flexible = [before, size, after].filter { contains($0) }.count
    guard flexible > 0 else { return (0, 0) }
    let part = change / CGFloat(flexible)
    return (contains(before) ? part : 0, contains(size) ? part : 0)
  }
}
