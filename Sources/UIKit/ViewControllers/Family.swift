import AppLink
import Foundation

/// Who a controller belongs to, and whom it holds.
struct Family {
  weak var parent: UIViewController?
  var children: [UIViewController] = []
  /// Children that are on their way out, by transition.
  var leaving = LeavingControllers()
}

/// The controllers that a container showed before its transitions, held until these have ended, as
/// UIKit does: what was popped is still on the screen.
struct LeavingControllers {
  private var before: [[UIViewController]] = []

  /// A transition begins; `controllers` were there before it.
  mutating func begin(with controllers: [UIViewController]) { before.append(controllers) }

  /// What was there before the oldest transition.
  var beforeOldest: [UIViewController]? { before.first }

  /// The oldest transition has ended; returns what was there before it, so that nothing is let go
  /// while this is changed: deinitialisers are student code.
  mutating func finish() -> [UIViewController] {
    before.isEmpty ? [] : before.removeFirst()
  }
}

extension UIViewController {
  /// Takes other children, and keeps the earlier ones until the transition that follows has ended.
  func replaceChildren(with children: [UIViewController], animated: Bool = false) {
    if animated { startCoordinator() }
    family.leaving.begin(with: family.children)
    family.children = children
  }

  /// The user has let go: what was there before the transition is there again.
  func undoChildren() {
    guard let before = family.leaving.beforeOldest else { return }
    withExtendedLifetime(family.children) { family.children = before }
  }
}
