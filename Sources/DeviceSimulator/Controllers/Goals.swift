import AppLink
import LifecycleTrace

/// The appearance that each controller should have, as the tree is now.
extension ControllerTree {
  /// What decides whether a controller shows.
  enum Leader: Hashable {
    /// It is a window's root, or its view has been put into the window.
    case window(ObjectID)
    /// It is presented over another.
    case context(ObjectID)
    case parent(ObjectID)
    /// Its view has been put into another controller's, which is not its parent.
    case host(ObjectID)
  }

  func leader(of id: ObjectID) -> Leader? {
    if let window = window(ofRoot: id) { return .window(window) }
    let node = self[id]
    if let context = node.presentation?.context { return .context(context) }
    if let parent = node.parent { return .parent(parent) }
    guard let host = node.host else { return nil }
    return sessions[host] != nil ? .window(host) : .host(host)
  }

  /// The window whose root a controller is; the first that shows, should there be several.
  private func window(ofRoot id: ObjectID) -> ObjectID? {
    if let known = survey.windowsByRoot { return known[id] }
    return visible.first { roots[$0] == id } ?? roots.filter { $0.value == id }.keys.min()
  }

  func goal(of id: ObjectID) -> Appearance {
    let node = self[id]
    if node.ownTransition != nil { return node.appearance }
    let goal = placeGoal(of: id)
    return goal == node.defiedGoal ? node.appearance : goal
  }

  /// What follows from its place alone.
  func placeGoal(of id: ObjectID) -> Appearance {
    isCovered(self[id]) ? .disappeared : goalWhereUncovered(id)
  }

  /// Whether what is presented over a controller takes its view off the screen.
  func isCovered(_ node: Controller) -> Bool {
    guard let presentation = node.presented.flatMap({ self[$0].presentation }) else {
      return false
    }
    return presentation.covers && !presentation.isLeaving
  }

  private func goalWhereUncovered(_ id: ObjectID) -> Appearance {
    var id = id
    for _ in 0..<Self.maximumDepth * 2 {
      switch leader(of: id) {
      case nil: return .disappeared
      case .window(let window): return reach(of: window)
      case .parent(let parent):
        guard self[parent].forwardsAppearance else { return self[id].appearance }
        return isShown(id, in: parent) ? self[parent].appearance : .disappeared
      case .host(let host): return goal(ofOrphan: self[id], in: host)
      case .context(let context):
        guard self[id].presentation?.isLeaving == false else { return .disappeared }
        // By hand its parent may do with the context what it likes.
        if case .parent(let parent) = leader(of: context), !self[parent].forwardsAppearance {
          return window(of: parent).map(reach) ?? .disappeared
        }
        id = context
      }
    }
    return .disappeared
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

  func reach(of window: ObjectID) -> Appearance {
    guard visible.contains(window), let session = sessions[window] else { return .disappeared }
    return (reaches[session] ?? .loaded).appearance
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
      switch leader(of: id) {
      case nil: return nil
      case .window(let window): return window
      case .context(let next), .parent(let next), .host(let next): id = next
      }
    }
    return nil
  }

  /// Whether a controller is or contains another.
  func isAncestor(_ ancestor: ObjectID, of id: ObjectID) -> Bool {
    var id: ObjectID? = id
    for _ in 0..<Self.maximumDepth * 2 {
      guard let next = id else { return false }
      if next == ancestor { return true }
      id = self[next].parent
    }
    return true
  }
}

/// What is on the screen, and in which order it is looked at.
extension ControllerTree {
  /// Looks at the whole tree, if it has changed.
  mutating func prepareSurvey() {
    if survey.isForgetful { survey.forgetTree() }
    guard survey.reachable == nil else { return }
    survey.windowsByRoot = windowsByRoot()
    survey.orphans = orphans()
    survey.reachable = reach(within: survey.orphans)
  }

  /// Controllers of visible windows, from each root to what it shows and what covers it.
  var reachable: [ObjectID] { survey.reachable ?? reach(within: orphans()) }

  private func windowsByRoot() -> [ObjectID: ObjectID] {
    var windows: [ObjectID: ObjectID] = [:]
    for (window, root) in roots where windows[root].map({ window < $0 }) ?? true {
      windows[root] = window
    }
    for window in visible.reversed() {
      if let root = roots[window] { windows[root] = window }
    }
    return windows
  }

  private func orphans() -> [ObjectID: [ObjectID]] {
    var orphans: [ObjectID: [ObjectID]] = [:]
    for (id, node) in nodes where node.parent == nil && node.presentation == nil {
      guard let host = node.host, roots[host] != id else { continue }
      orphans[host, default: []].append(id)
    }
    return orphans.mapValues { $0.sorted() }
  }

  private func reach(within orphans: [ObjectID: [ObjectID]]) -> [ObjectID] {
    var found: [ObjectID] = []
    var seen: Set<ObjectID> = []
    // What is still to be visited, the next one last.
    var open: [ObjectID] = []
    for window in visible.reversed() {
      open += (orphans[window] ?? []).reversed()
      if let root = roots[window] { open.append(root) }
    }
    while let id = open.popLast() {
      guard let node = nodes[id], seen.insert(id).inserted else { continue }
      found.append(id)
      if let over = node.presented { open.append(over) }
      open += (orphans[id] ?? []).reversed()
      open += node.children.reversed().filter {
        isShown($0, in: id) && leader(of: $0) == .parent(id)
      }
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
    let known = Set(shown)
    return shown + hiddenControllers.filter { !known.contains($0) }
  }

  /// Controllers whose view is loaded and in no visible window, by their numbers.
  var hiddenControllers: [ObjectID] { nodes.keys.filter(isHidden).sorted() }

  func isHidden(_ id: ObjectID) -> Bool {
    let node = self[id]
    guard node.loading == .loaded, node.appearance == .disappeared else { return false }
    return !visible.contains { roots[$0] == id }
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
}
