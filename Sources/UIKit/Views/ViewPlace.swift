import Foundation

/// Where a view stands: its superview, its subviews, its window.
///
/// Moves call the views' own callbacks in the order that they have been seen in:
/// `willMove(toWindow:)`, `willMove(toSuperview:)`, `didMoveToWindow()`, `didMoveToSuperview()`, then
/// the superview's `didAddSubview(_:)`.
@MainActor final class ViewPlace {
  private unowned let view: UIView
  private(set) var subviews: [UIView] = []
  private(set) weak var superview: UIView?
  private weak var knownWindow: UIWindow?
  /// How many controllers' root views are in the subtree, the view itself included.
  private(set) var roots = 0

  init(of view: UIView) {
    self.view = view
  }

  var window: UIWindow? { view as? UIWindow ?? (superview == nil ? nil : knownWindow) }

  // MARK: Moving

  /// Puts a view among the subviews; `index` says where, nil at the end.
  func insert(_ child: UIView, at index: ([UIView]) -> Int?) {
    if child === view || !child.subviews.isEmpty && view.isDescendant(of: child) {
      fatalError("Can't add self as subview")
    }
    let isMove = child.superview === view
    let old = child.tree.window
    let new = window
    if !isMove {
      child.tree.tellWindow(new, from: old)
      child.willMove(toSuperview: view)
    }
    child.tree.leave()
    let place = min(max(index(subviews) ?? subviews.endIndex, 0), subviews.endIndex)
    subviews.insert(child, at: place)
    child.tree.superview = view
    addRoots(child.tree.roots)
    guard !isMove else { return }
    child.tree.enterWindow(new, from: old)
    child.didMoveToSuperview()
    view.didAddSubview(child)
  }

  /// Takes the view out of its superview.
  func remove() {
    guard superview != nil else { return }
    if let editor = UIApplication.shared.firstResponder as? UIView, editor.isDescendant(of: view) {
      editor.resignFirstResponder()
    }
    guard let superview else { return }
    superview.willRemoveSubview(view)
    let old = window
    tellWindow(nil, from: old)
    view.willMove(toSuperview: nil)
    leave()
    enterWindow(nil, from: old)
    view.didMoveToSuperview()
  }

  private func leave() {
    guard let superview else { return }
    superview.tree.subviews.removeAll { $0 === view }
    superview.tree.addRoots(-roots)
    self.superview = nil
  }

  func reorder(_ child: UIView, to place: ([UIView]) -> Int) {
    guard let index = subviews.firstIndex(where: { $0 === child }) else { return }
    subviews.remove(at: index)
    subviews.insert(child, at: place(subviews))
    view.tellUpdate("subviews", .int(Int64(subviews.count)))
  }

  func exchange(_ first: Int, _ second: Int) {
    guard subviews.indices.contains(first), subviews.indices.contains(second) else { return }
    subviews.swapAt(first, second)
    view.tellUpdate("subviews", .int(Int64(subviews.count)))
  }

  private func tellWindow(_ new: UIWindow?, from old: UIWindow?) {
    guard new !== old else { return }
    for view in view.withDescendants() { view.willMove(toWindow: new) }
  }

  private func enterWindow(_ new: UIWindow?, from old: UIWindow?) {
    guard new !== old else { return }
    let views = view.withDescendants()
    for view in views { view.tree.knownWindow = new }
    for view in views { view.didMoveToWindow() }
    if new != nil { LayoutPass.shared.add(view) }
  }

  // MARK: Root views

  func countRoots(_ new: Int, _ old: Int) {
    if new != old { addRoots(new - old) }
  }

  private func addRoots(_ count: Int) {
    guard count != 0 else { return }
    roots += count
    var next = superview
    while let view = next {
      view.tree.roots += count
      next = view.superview
    }
  }
}

extension UIView {
  /// The view and all views in it, each before its subviews.
  ///
  /// Without recursion, since views may be nested deeper than the stack is.
  func withDescendants() -> [UIView] {
    var views: [UIView] = []
    var waiting = [self]
    while let view = waiting.popLast() {
      views.append(view)
      waiting += view.subviews.reversed()
    }
    return views
  }

  public func isDescendant(of view: UIView) -> Bool {
    var next: UIView? = self
    while let here = next {
      if here === view { return true }
      next = here.superview
    }
    return false
  }

  // MARK: By student code

  func insert(_ view: UIView, at index: ([UIView]) -> Int?) {
    let moves = RootMoves(of: view)
    tree.insert(view, at: index)
    tellUpdate("subviews", .int(Int64(subviews.count)))
    setNeedsLayout()
    moves.tell()
  }

  func removeByStudent() {
    guard let superview else { return }
    let moves = RootMoves(of: self)
    layout.forgetConstraints(of: self)
    tree.remove()
    superview.tellUpdate("subviews", .int(Int64(superview.subviews.count)))
    superview.setNeedsLayout()
    moves.tell()
  }

  // MARK: By the harness

  /// Adds a subview without telling: what the harness does is no doing of the student's.
  func attach(_ view: UIView) {
    tree.insert(view) { _ in nil }
  }

  func detach() {
    tree.remove()
  }
}

/// Controllers whose root views student code moves; the device is told where they are afterwards.
@MainActor struct RootMoves {
  private let before: [(controller: UIViewController, host: UIResponder?)]

  init(of view: UIView) {
    before =
      view.tree.roots == 0 ? [] : view.topmostRoots.map { ($0, $0.viewIfLoaded?.appearanceHost) }
  }

  func tell() {
    for (controller, old) in before {
      guard let view = controller.viewIfLoaded, view.appearanceHost !== old else { continue }
      controller.tellMove(to: view.appearanceHost)
    }
  }
}

extension UIView {
  /// The controllers of the topmost root views in the subtree.
  fileprivate var topmostRoots: [UIViewController] {
    var found: [UIViewController] = []
    var waiting = [self]
    while let view = waiting.popLast() {
      if let controller = view.controller {
        found.append(controller)
      } else {
        waiting += view.subviews.reversed().filter { $0.tree.roots > 0 }
      }
    }
    return found
  }

  /// With what the view's controller appears: the nearest controller whose view holds it, or the
  /// window; nil while it is in neither.
  fileprivate var appearanceHost: UIResponder? {
    var next = superview
    while let view = next {
      if let controller = view.controller { return controller }
      if view is UIWindow { return view }
      next = view.superview
    }
    return nil
  }
}
