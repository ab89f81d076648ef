import AppLink
import LifecycleTrace

/// The windows and view controllers that the app has told of, what contains and covers what, and how
/// far each is shown.
///
/// Which calls are owed follows from the tree as it is now (`goal(of:)`) and from the transitions that
/// are under way, so that a callback may change the tree in the middle of one.
struct ControllerTree {
  /// How many windows an app may have.
  static let maximumWindows = 100
  /// How many view controllers may be alive at once.
  static let maximumControllers = 1000
  /// How deep controllers may contain and cover each other.
  static let maximumDepth = 32
  /// How many transitions may wait for each other.
  static let maximumTransitions = 100

  /// How far the roots of visible windows are brought.
  enum Reach: Comparable {
    /// The app's interface is not on the screen.
    case loaded
    case appearing
    case appeared

    fileprivate var appearance: Appearance {
      switch self {
      case .loaded: .disappeared
      case .appearing: .appearing
      case .appeared: .appeared
      }
    }
  }

  /// What of the tree the version of iOS decides.
  var system = SystemVersion.iOS17

  var nodes: [ObjectID: Controller] = [:]
  private(set) var roots: [ObjectID: ObjectID] = [:]
  /// The scene session of each window; a window without one never shows.
  private(set) var sessions: [ObjectID: SessionID] = [:]
  private var reaches: [SessionID: Reach] = [:]
  /// In the order in which they were shown.
  private(set) var visible: [ObjectID] = []
  var transitions: [Transition] = []
  /// Whether a transition has been told to hurry, so that it may have to be looked at again.
  var hasHurried = false
  /// Controllers in whose callbacks the app is; they are owed nothing until they have returned.
  var busy: Set<ObjectID> = []
  /// Controllers that are not off the screen, by when they came.
  var present: [ObjectID] = []

  subscript(id: ObjectID) -> Controller {
    get { nodes[id] ?? Controller() }
    set { nodes[id] = newValue }
  }

  func knows(_ id: ObjectID) -> Bool { nodes[id] != nil }

  var controllerCount: Int { nodes.count }
  var windowCount: Int { max(visible.count, roots.count) }

  // MARK: Windows

  mutating func setRoot(_ root: ObjectID?, of window: ObjectID) {
    if let old = roots[window], old != root { self[old].host = nil }
    roots[window] = root
    if let root { self[root].host = window }
  }

  mutating func show(_ window: ObjectID, in session: SessionID?) {
    sessions[window] = session
    if !visible.contains(window) { visible.append(window) }
  }

  mutating func hide(_ window: ObjectID) { visible.removeAll { $0 == window } }

  /// Brings what a scene's windows hold as far as that.
  mutating func bring(_ session: SessionID, to reach: Reach) {
    reaches[session] = max(reach, reaches[session] ?? .loaded)
  }

  /// A scene is no more: nothing that its windows hold stays on the screen.
  mutating func removeWindows(of session: SessionID) {
    visible.removeAll { sessions[$0] == session }
    reaches[session] = nil
  }

  /// Forgets an object that is no more in the app.
  mutating func forget(_ object: ObjectID) {
    visible.removeAll { $0 == object }
    roots[object] = nil
    sessions[object] = nil
    guard let gone = nodes.removeValue(forKey: object) else { return }
    for (window, root) in roots where root == object { roots[window] = nil }
    if let parent = gone.parent {
      nodes[parent]?.children.removeAll { $0 == object }
      nodes[parent]?.shown?.removeAll { $0 == object }
    }
    for child in gone.children { nodes[child]?.parent = nil }
    if let context = gone.presentation?.context { nodes[context]?.presented = nil }
    if let presented = gone.presented { nodes[presented]?.presentation = nil }
    for (id, node) in nodes where node.host == object { nodes[id]?.host = nil }
    present.removeAll { $0 == object }
    busy.remove(object)
  }

  // MARK: Where controllers are

  /// Whether a container shows the child; a plain parent does when the child's view is in its own.
  func isShown(_ child: ObjectID, in parent: ObjectID) -> Bool {
    self[parent].shown?.contains(child) ?? (self[child].host == parent)
  }

  /// The window at the root of what contains or covers what; nil for a controller in none.
  func window(of id: ObjectID) -> ObjectID? {
    var id = id
    for _ in 0..<Self.maximumDepth * 2 {
      if let window = window(ofRoot: id) { return window }
      let node = self[id]
      guard let next = node.presentation?.context ?? node.parent ?? node.host else { return nil }
      if sessions[next] != nil { return next }
      id = next
    }
    return nil
  }

  /// The window whose root a controller is; the first that shows, should there be several.
  private func window(ofRoot id: ObjectID) -> ObjectID? {
    visible.first { roots[$0] == id } ?? roots.filter { $0.value == id }.keys.min()
  }

  /// The appearance that a controller should have, as the tree is now.
  func goal(of id: ObjectID) -> Appearance {
    let node = self[id]
    if node.ownTransition != nil { return node.appearance }
    if let over = node.presented, self[over].presentation?.covers == true { return .disappeared }
    if let window = window(ofRoot: id) { return reach(of: window) }
    if let context = node.presentation?.context {
      return window(of: context).map(reach) ?? .disappeared
    }
    if let parent = node.parent {
      guard self[parent].forwardsAppearance else { return node.appearance }
      return isShown(id, in: parent) ? self[parent].appearance : .disappeared
    }
    guard let host = node.host else { return .disappeared }
    if sessions[host] != nil { return reach(of: host) }
    return goal(ofOrphan: node, in: host)
  }

  /// A view that is added without its controller comes with the view that it is added to, if that is
  /// on the screen, and then stays until that is off the screen again.
  private func goal(ofOrphan node: Controller, in host: ObjectID) -> Appearance {
    switch self[host].appearance {
    case .appeared: .appeared
    case .disappeared: .disappeared
    case .appearing, .disappearing: node.appearance
    }
  }

  private func reach(of window: ObjectID) -> Appearance {
    guard visible.contains(window), let session = sessions[window] else { return .disappeared }
    return (reaches[session] ?? .loaded).appearance
  }

  /// Controllers of visible windows, from each root to what it shows and what covers it.
  var reachable: [ObjectID] {
    var found: [ObjectID] = []
    var seen: Set<ObjectID> = []
    func visit(_ id: ObjectID) {
      guard knows(id), seen.insert(id).inserted else { return }
      found.append(id)
      let hosted = nodes.filter { $0.value.parent == nil && $0.value.host == id }.keys.sorted()
      for child in self[id].children where isShown(child, in: id) { visit(child) }
      for orphan in hosted where self[orphan].presentation == nil { visit(orphan) }
      if let over = self[id].presented { visit(over) }
    }
    for window in visible {
      if let root = roots[window] { visit(root) }
      for id in nodes.filter({ $0.value.host == window }).keys.sorted() { visit(id) }
    }
    return found
  }

  /// A controller and what it shows, and that shows.
  func shown(by id: ObjectID, depth: Int = 0) -> [ObjectID] {
    guard depth < Self.maximumDepth else { return [] }
    return [id]
      + self[id].children.filter { isShown($0, in: id) }
      .flatMap { shown(by: $0, depth: depth + 1) }
  }

  /// Controllers whose view is loaded, which hear of memory warnings: the visible ones first.
  var loadedControllers: [ObjectID] {
    let shown = reachable.filter { self[$0].loading != .unloaded }
    return shown + hiddenControllers.filter { !shown.contains($0) }
  }

  /// Controllers whose view is loaded and in no visible window, by their numbers.
  var hiddenControllers: [ObjectID] {
    let roots = Set(visible.compactMap { self.roots[$0] })
    return nodes.filter {
      $0.value.loading == .loaded && $0.value.appearance == .disappeared && !roots.contains($0.key)
    }
    .keys.sorted()
  }

  /// Root view controllers of visible windows whose view is loaded.
  var loadedRoots: [ObjectID] {
    visible.compactMap { roots[$0] }.filter { self[$0].loading != .unloaded }
  }

  /// Roots of a scene's windows and what is presented over them, the lowest first.
  func layers(in session: SessionID) -> [ObjectID] {
    visible.filter { sessions[$0] == session }.compactMap { roots[$0] }
      .flatMap { layers(from: $0) }
  }

  /// Controllers that a scene shows.
  func appeared(in session: SessionID) -> [ObjectID] {
    reachable.filter { id in
      self[id].appearance == .appeared
        && window(of: id).flatMap { sessions[$0] } == session
    }
  }

  /// The controller in front: of the topmost that is presented, what its containers show.
  var frontmost: ObjectID? {
    guard let root = visible.last(where: { reach(of: $0).isVisible }).flatMap({ roots[$0] }) else {
      return nil
    }
    var front = root
    for _ in 0..<Self.maximumDepth * 2 {
      let node = self[front]
      guard let next = node.presented ?? node.shown?.last else { break }
      front = next
    }
    return front
  }

  /// What a window's root shows itself, and whether a controller is or contains another.
  func isAncestor(_ ancestor: ObjectID, of id: ObjectID) -> Bool {
    var id: ObjectID? = id
    for _ in 0..<Self.maximumDepth * 2 {
      guard let next = id else { return false }
      if next == ancestor { return true }
      id = self[next].parent
    }
    return true
  }

  mutating func unload(_ controller: ObjectID) { nodes[controller]?.loading = .unloaded }
}
