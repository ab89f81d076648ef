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
    apply(
      Change(
        children: tabs, shown: selected.map { [$0] } ?? [], choreography: .tabs, duration: nil),
      to: id)
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
      Change(children: columns, shown: shown, choreography: .stack, duration: nil), to: id)
  }

  /// Carries a change out: at once what is contained, in a transition what shows.
  mutating func apply(_ change: Change, to id: ObjectID) {
    let old = self[id]
    let before = old.shown ?? []
    let added = change.children.filter { !old.children.contains($0) }
    let removed = old.children.filter { !change.children.contains($0) }
    self[id].children = change.children
    self[id].shown = change.shown
    for child in added { adopt(child, by: id) }
    let shows = old.appearance.isVisible
    let sides = TransitionSides(
      leaving: shows ? before.filter { !change.shown.contains($0) } : [],
      entering: shows ? change.shown.filter { !before.contains($0) } : [],
      leavingMovement: change.leavingMovement, enteringMovement: change.enteringMovement)
    let isAnimated = change.duration != nil && old.appearance == .appeared
    var steps =
      added.map { Transition.Step.call(.willMove($0, to: id)) }
      + removed.map { .call(.willMove($0, to: nil)) }
      + sides.entering.map { .load($0) } + (shows ? change.before : [])
      + sides.begin(change.choreography)
    if isAnimated { steps.append(.call(.alongside(id))) }
    steps.append(.animate(change.duration ?? 0))
    if change.gesture == .letsGo {
      steps +=
        [.show(old.children, in: id), .call(.undoTransition(id))]
        + sides.cancel(change.choreography)
      if isAnimated { steps.append(.call(.alongsideCompletion(id, isCancelled: true))) }
    } else {
      steps += sides.end(change.choreography)
      if isAnimated { steps.append(.call(.alongsideCompletion(id))) }
      steps += shows ? change.after : []
      steps += added.map { .call(.didMove($0, to: id)) }
      steps += removed.flatMap { [.release($0), .call(.didMove($0, to: nil))] }
    }
    steps.append(.call(.finishTransition(id)))
    start(
      id, steps, isAnimated: isAnimated,
      parties: Set(sides.leaving + sides.entering + removed))
  }

  /// Makes a container show the children it had, when the user has let go.
  mutating func show(_ children: [ObjectID], in id: ObjectID) {
    guard knows(id) else { return }
    let known = children.filter(knows)
    for child in self[id].children where !known.contains(child) {
      nodes[child]?.parent = nil
      nodes[child]?.host = nil
    }
    self[id].children = known
    self[id].shown = known.suffix(self[id].shown?.count ?? 1)
    for child in known { adopt(child, by: id) }
  }

  private mutating func adopt(_ child: ObjectID, by id: ObjectID) {
    if let parent = self[child].parent, parent != id {
      nodes[parent]?.children.removeAll { $0 == child }
      nodes[parent]?.shown?.removeAll { $0 == child }
    }
    self[child].parent = id
    self[child].host = id
  }

  /// Why a container cannot have these children; nil where it can.
  func refusal(ofChildren children: [ObjectID], in id: ObjectID) -> ControllerMistake? {
    if Set(children).count < children.count {
      let twice = children.first { child in children.filter { $0 == child }.count > 1 }
      return .pushedTwice(twice ?? id)
    }
    return children.lazy.compactMap { refusal(ofAdding: $0, to: id) }.first
  }
}
