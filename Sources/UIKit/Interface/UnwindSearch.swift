import Foundation
import NibFormat

/// Where an unwind segue leads: to the nearest controller behind its source that has the action
/// (Apple's Technical Note TN2298).
@MainActor struct UnwindSearch {
  let action: String
  let source: UIViewController
  let sender: Any?

  /// nil where nobody has the action, which leaves all as it is.
  var destination: UIViewController? {
    let request = UIStoryboardUnwindSegueSource(
      source: source, unwindAction: Selector(action), sender: sender)
    var here = source
    while let holder = here.parent ?? here.presentation.presenting {
      if let found = search(holder, comingFrom: here, request) { return found }
      here = holder
    }
    return nil
  }

  /// What a controller has in it comes before the controller itself.
  private func search(
    _ controller: UIViewController, comingFrom child: UIViewController,
    _ request: UIStoryboardUnwindSegueSource
  ) -> UIViewController? {
    for candidate in controller.allowedChildrenForUnwinding(from: request)
    where candidate !== child {
      if let found = search(candidate, comingFrom: child, request) { return found }
    }
    return accepts(controller) ? controller : nil
  }

  private func accepts(_ controller: UIViewController) -> Bool {
    controller !== source && Connections.responds(controller, to: action)
      && controller.canPerformUnwindSegueAction(Selector(action), from: source, sender: sender)
  }

  // MARK: Going back

  /// Whether containers move with an animation; not below what goes itself.
  private(set) static var isAnimated = true

  /// Dismisses what covers the destination, and has each container around it show it.
  static func unwind(_ segue: UIStoryboardSegue, animated: Bool) {
    let destination = segue.destination
    var chain = [destination]
    while let parent = chain.last?.parent { chain.append(parent) }
    let covered = chain.first { $0.presentation.presented != nil }
    let isCovering = covered?.presentation.presented.map { holds($0, segue.source) } ?? false
    isAnimated = animated && !isCovering
    defer { isAnimated = true }
    for (inner, container) in zip(chain, chain.dropFirst()) {
      container.unwind(for: segue, towards: inner)
    }
    if isCovering { covered?.dismiss(animated: animated) }
  }

  /// Whether a controller is another one, contains it, or has presented it.
  private static func holds(_ controller: UIViewController, _ other: UIViewController) -> Bool {
    var next: UIViewController? = other
    while let here = next {
      if here === controller { return true }
      next = here.parent ?? here.presentation.presenting
    }
    return false
  }
}

/// Whom an unwind segue comes from, and what it looks for.
@preconcurrency @MainActor public final class UIStoryboardUnwindSegueSource {
  public let source: UIViewController
  public let unwindAction: Selector
  public let sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    (self.source, self.unwindAction, self.sender) = (source, unwindAction, sender)
  }
}

extension UIViewController {
  /// The child that the source of an unwind segue is in.
  public func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    children.first { child in
      var next: UIViewController? = source.source
      while let here = next, here !== child { next = here.parent }
      return next != nil
    }
  }

  /// All children but the one that the segue comes from, the last first.
  func otherChildren(than source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let own = childContaining(source)
    return children.reversed().filter { $0 !== own }
  }
}
