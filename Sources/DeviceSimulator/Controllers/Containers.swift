import AppLink
import LifecycleTrace

/// UIKit's own containers: navigation, tabs, pages and columns.
extension ControllerTree {
  /// How a user's gesture ends.
  enum Gesture: Hashable {
    case finishes
    case letsGo
  }

  /// What changes in a container, and how it is told.
  struct Change {
    var children: [ObjectID]
    var shown: [ObjectID]
    var choreography: Choreography
    /// In seconds; nil where it is at once.
    var duration: Double?
    var gesture: Gesture?
    /// Whether the children that come and go are said to move to and from their parent.
    var enteringMovement: Controller.Movement?
    var leavingMovement: Controller.Movement?
    /// What comes once the new children's views are loaded, and when all is over.
    var before: [Transition.Step] = []
    var after: [Transition.Step] = []
  }

  /// The new stack of a navigation controller, bottom first (FACTS.md D6–D8).
  mutating func setStack(
    _ stack: [ObjectID], of id: ObjectID, isAnimated: Bool, gesture: Gesture? = nil
  ) {
    let top = stack.last
    let isPop = top.map(self[id].children.contains) ?? false
    let told: LinkRecord = [
      "controller": top.map(LinkValue.object) ?? .null, "animated": .bool(isAnimated),
    ]
    let hasNewTop = top != nil && top != self[id].children.last
    var change = Change(
      children: stack, shown: top.map { [$0] } ?? [], choreography: .stack,
      duration: isAnimated ? AnimationTime.navigation : nil, gesture: gesture)
    change.enteringMovement = isPop ? nil : .toParent
    change.leavingMovement = isPop ? .fromParent : nil
    self[id].kind = .navigation
    if hasNewTop {
      change.before = [.call(.delegate(.navigationWillShow, of: id, told))]
      change.after = [.call(.delegate(.navigationDidShow, of: id, told))]
    }
    apply(change, to: id)
  }

  /// The tabs of a tab bar controller and the one that shows (FACTS.md D13).
  mutating func setTabs(_ tabs: [ObjectID], selected: ObjectID?, of id: ObjectID) {
    self[id].kind = .tabs
    let shown = tabs.filter { $0 == selected }
    apply(Change(children: tabs, shown: shown, choreography: .tabs, duration: nil), to: id)
  }

  /// The pages that show (FACTS.md D14).
  mutating func setPages(
    _ pages: [ObjectID], of id: ObjectID, isCurl: Bool, isAnimated: Bool, gesture: Gesture? = nil,
    after: [Transition.Step] = []
  ) {
    // What lies beside the pages has to be asked for anew; where the user turns to one, it is known.
    if gesture == nil || !isPages(id) {
      self[id].kind = .pages(Controller.Pages(isCurl: isCurl))
    }
    var change = Change(
      children: pages, shown: pages, choreography: isCurl ? .curl : .scroll,
      duration: isAnimated ? AnimationTime.page : nil, gesture: gesture)
    change.enteringMovement = .toParent
    change.leavingMovement = .fromParent
    change.after = after
    apply(change, to: id)
  }

  private func isPages(_ id: ObjectID) -> Bool {
    if case .pages = self[id].kind { true } else { false }
  }

  /// The columns of a split view controller; those that show, side by side or one over the other.
  mutating func setColumns(_ columns: [ObjectID], shown: [ObjectID], of id: ObjectID) {
    self[id].kind = .columns
    apply(
      Change(
        children: columns, shown: columns.filter(shown.contains), choreography: .stack,
        duration: nil),
      to: id)
  }

  /// Carries a change out: at once what is contained, in a transition what shows.
  mutating func apply(_ change: Change, to id: ObjectID) {
    let old = self[id]
    let oldShown = old.shown ?? []
    let added = change.children.without(old.children)
    let removed = old.children.without(change.children)
    // What another container shows leaves that first.
    let strays = added.filter { self[$0].appearance != .disappeared }
    self[id].children = change.children
    self[id].shown = change.shown
    for child in added { adopt(child, by: id) }
    goThrough(whatIsUnderWayIn: id)
    let shows = old.appearance.isVisible
    let sides = TransitionSides(
      leaving: shows ? oldShown.without(change.shown) : [],
      entering: shows ? change.shown.without(oldShown) : [],
      leavingMovement: change.leavingMovement, enteringMovement: change.enteringMovement)
    let isAnimated = change.duration != nil && old.appearance == .appeared
    let begin =
      strays.map { Transition.Step.bring($0, .disappeared, nil) }
      + added.map { .call(.willMove($0, to: id)) }
      + removed.map { .call(.willMove($0, to: nil)) }
      + sides.entering.map { .load($0) } + (shows ? change.before : [])
      + sides.begin(change.choreography) + (isAnimated ? [.call(.alongside(id))] : [])
      + [.animate(change.duration ?? 0)]
    let end =
      sides.end(change.choreography)
      + (isAnimated ? [.call(.alongsideCompletion(id))] : []) + (shows ? change.after : [])
      + added.map { .call(.didMove($0, to: id)) }
      + removed.flatMap { [.release($0), .call(.didMove($0, to: nil))] }
      + [.call(.finishTransition(id))]
    let isUndone = change.gesture == .letsGo
    let cancel: [Transition.Step] =
      [.show(old.children, oldShown), .call(.undoTransition(id))]
      + sides.cancel(change.choreography)
      + (isAnimated ? [.call(.alongsideCompletion(id, isCancelled: true))] : [])
      + [.call(.finishTransition(id))]
    start(
      id, begin + (isUndone ? cancel : end), isAnimated: isAnimated,
      parties: Set(sides.leaving + sides.entering + removed + strays),
      undo: isUndone ? Transition.Undo(first: begin.count, otherwise: end) : nil)
  }

  /// What the user has begun and would take back is overtaken by what the app does now.
  mutating func goThrough(whatIsUnderWayIn id: ObjectID) {
    for index in transitions.indices where transitions[index].owner == id {
      changeTransition(index) { $0.goThrough() }
    }
  }

  /// Makes a container show the children it had, when the user has let go.
  mutating func show(_ children: [ObjectID], _ shown: [ObjectID], in id: ObjectID) {
    guard knows(id) else { return }
    // A callback may have taken one away, or put the container into it.
    let possible = children.filter { child in
      guard let node = nodes[child] else { return false }
      return (node.parent ?? id) == id && refusal(ofAdding: child, to: id) == nil
    }
    for child in self[id].children.without(possible) where self[child].parent == id {
      change(child) {
        $0.parent = nil
        if $0.host == id { $0.host = nil }
      }
    }
    self[id].children = possible
    self[id].shown = possible.filter(shown.contains)
    for child in possible { adopt(child, by: id) }
  }

  private mutating func adopt(_ child: ObjectID, by id: ObjectID) {
    if let parent = self[child].parent, parent != id { lose(child, from: parent) }
    self[child].parent = id
    self[child].host = id
  }

  /// A child is taken away from its parent, by other means than the parent's own.
  mutating func lose(_ child: ObjectID, from parent: ObjectID) {
    change(parent) {
      $0.children.removeAll { $0 == child }
      $0.shown?.removeAll { $0 == child }
    }
    guard let node = nodes[parent], node.kind == .navigation, node.shown?.isEmpty == true,
      let top = node.children.last
    else { return }
    // What lies beneath shows.
    goThrough(whatIsUnderWayIn: parent)
    self[parent].shown = [top]
    let sides = TransitionSides(leaving: [child], entering: [top])
    start(
      parent, sides.begin(.stack) + sides.end(.stack), isAnimated: false, parties: [child, top])
  }

  /// Why a container cannot have these children; nil where it can.
  func refusal(ofChildren children: [ObjectID], in id: ObjectID) -> ControllerMistake? {
    var known: Set<ObjectID> = []
    if let twice = children.first(where: { !known.insert($0).inserted }) {
      return .pushedTwice(twice)
    }
    return children.lazy.compactMap { refusal(ofAdding: $0, to: id) }.first
  }
}

extension [ObjectID] {
  /// Those that are not in another list.
  fileprivate func without(_ others: [ObjectID]) -> [ObjectID] {
    let others = Set(others)
    return filter { !others.contains($0) }
  }
}
