import AppLink
import LifecycleTrace

/// One controller, and what it shows, on the way to an appearance: one call after the other.
extension ControllerTree {
  /// How those who come and go are told.
  struct Passage {
    var isAnimated = false
    var movement: Controller.Movement?
    /// The transition that moves them, which keeps everyone else's hands off.
    var transition: Int?

    /// Of what the controller shows.
    var ofChildren: Passage { Passage(isAnimated: isAnimated, transition: transition) }
  }

  /// As far as its parent is shown itself, and nothing covers it.
  mutating func bring(_ id: ObjectID, to goal: Appearance, _ passage: Passage) -> Progress {
    // By hand, nobody else moves it (FACTS.md D18).
    if self[id].ownTransition != nil || goal.isVisible && isCovered(self[id]) { return .done }
    guard case .parent(let parent) = leader(of: id) else { return move(id, to: goal, passage) }
    guard self[parent].forwardsAppearance else { return .done }
    let limit = self[parent].appearance
    let owner = passage.transition.map { transitions[$0].owner } ?? parent
    let isShown = isShown(id, in: parent)
    // It may have got another parent since its transition began, whose matter it is then.
    let isOthers = owner != parent && owner != id
    if !goal.isVisible {
      return isOthers && isShown && limit.isVisible ? .done : move(id, to: goal, passage)
    }
    guard limit.isVisible, !isOthers, owner == parent || isShown else { return .done }
    return move(id, to: limit == .appearing ? .appearing : goal, passage)
  }

  /// The calls on the way to an appearance, one after the other.
  mutating func move(_ id: ObjectID, to goal: Appearance, _ passage: Passage) -> Progress {
    guard knows(id) else { return .done }
    switch goal {
    case .appearing: return inTurn({ $0.willAppear(id, passage) }, { $0.layOut(id) })
    case .appeared:
      return inTurn(
        { $0.willAppear(id, passage) }, { $0.layOut(id) }, { $0.didAppear(id, passage) })
    case .disappearing: return willDisappear(id, passage)
    case .disappeared:
      return inTurn({ $0.willDisappear(id, passage) }, { $0.didDisappear(id, passage) })
    }
  }

  private mutating func inTurn(_ parts: (inout ControllerTree) -> Progress...) -> Progress {
    for part in parts {
      let progress = part(&self)
      guard case .done = progress else { return progress }
    }
    return .done
  }

  /// Goes through the children to which a controller hands its own appearance on.
  mutating func followers(
    of id: ObjectID, _ walk: Survey.Walk, _ passage: Passage,
    where isOne: (Controller, _ isShown: Bool) -> Bool,
    _ part: (inout ControllerTree, ObjectID) -> Progress
  ) -> Progress {
    let node = self[id]
    guard node.forwardsAppearance else { return .done }
    var index = survey[walk, id]
    while index < node.children.count {
      let child = node.children[index]
      if follows(child, id, passage), isOne(self[child], isUncovered(child, in: id)) {
        let progress = part(&self, child)
        guard case .done = progress else {
          survey[walk, id] = index
          return progress
        }
      }
      index += 1
    }
    survey[walk, id] = index
    return .done
  }

  private func isUncovered(_ child: ObjectID, in parent: ObjectID) -> Bool {
    isShown(child, in: parent) && !isCovered(self[child])
  }

  /// Whether its parent alone decides on a child: not its own code, nor another transition.
  private func follows(_ child: ObjectID, _ parent: ObjectID, _ passage: Passage) -> Bool {
    guard self[child].ownTransition == nil, leader(of: child) == .parent(parent) else {
      return false
    }
    let isOwn = passage.transition.map { transitions[$0].parties.contains(child) } ?? false
    return survey.holds(of: child) == (isOwn ? 1 : 0)
  }

  // MARK: Calls

  mutating func load(_ id: ObjectID) -> Progress {
    guard knows(id), self[id].loading != .loaded else { return .done }
    guard !busy.contains(id) else { return .blocked }
    let isFirst = self[id].loading == .unloaded
    changeView(id) { $0.loading = isFirst ? .viewLoaded : .loaded }
    return .call(callback(isFirst ? .loadView : .viewDidLoad, on: id))
  }

  mutating func unload(_ id: ObjectID) {
    survey.forgetProgress()
    if knows(id) { changeView(id) { $0.loading = .unloaded } }
  }

  private mutating func willAppear(_ id: ObjectID, _ passage: Passage) -> Progress {
    guard !busy.contains(id) else { return .blocked }
    if case .call(let call) = load(id) { return .call(call) }
    if let after = self[id].appearance.after(.viewWillAppear) {
      if self[id].appearance == .disappeared { present.append(id) }
      survey.noteComing()
      changeView(id) { $0.appearance = after }
      oweLayout(to: id, isAnimated: passage.isAnimated)
      return .call(callback(.viewWillAppear, on: id, passage))
    }
    return followers(of: id, .willAppear, passage, where: { $1 }) {
      $0.willAppear($1, passage.ofChildren)
    }
  }

  private mutating func didAppear(_ id: ObjectID, _ passage: Passage) -> Progress {
    guard !busy.contains(id) else { return .blocked }
    if let after = self[id].appearance.after(.viewDidAppear) {
      survey.noteComing()
      if survey.orphans[id] != nil { survey.goBack(.appearing, to: id) }
      changeView(id) {
        $0.appearance = after
        $0.hasAppeared = true
        $0.isOnFirstShow = false
      }
      return .call(callback(.viewDidAppear, on: id, passage))
    }
    return followers(of: id, .didAppear, passage, where: { $1 && $0.appearance != .appeared }) {
      $0.move($1, to: .appeared, passage.ofChildren)
    }
  }

  private mutating func willDisappear(_ id: ObjectID, _ passage: Passage) -> Progress {
    guard !busy.contains(id) else { return .blocked }
    guard hasNoOwnTransitions(id, passage) else { return .blocked }
    if let after = self[id].appearance.after(.viewWillDisappear) {
      noteGoing(id)
      changeView(id) {
        $0.appearance = after
        $0.owedLayout = []
      }
      return .call(callback(.viewWillDisappear, on: id, passage))
    }
    return followers(
      of: id, .willDisappear, passage, where: { node, _ in node.appearance.isVisible }
    ) { $0.willDisappear($1, passage.ofChildren) }
  }

  /// Ends at once what is under way within a controller that leaves.
  private mutating func hasNoOwnTransitions(_ id: ObjectID, _ passage: Passage) -> Bool {
    let mine = passage.transition.map { transitions[$0].owner }
    let own = transitions.indices.filter {
      // One that waits for the transition that moves the controller cannot be waited for.
      let isBehind = transitions[$0].owner == mine && $0 >= (passage.transition ?? .max)
      return !isBehind && isAncestor(id, of: transitions[$0].owner)
        && !transitions[$0].parties.contains(id)
    }
    for index in own { hurry(index) }
    return own.isEmpty
  }

  private mutating func didDisappear(_ id: ObjectID, _ passage: Passage) -> Progress {
    guard !busy.contains(id) else { return .blocked }
    if let after = self[id].appearance.after(.viewDidDisappear) {
      noteGoing(id)
      changeView(id) { $0.appearance = after }
      if let index = present.firstIndex(of: id) {
        present.remove(at: index)
        survey.noteRemoval(at: index)
      }
      var call = callback(.viewDidDisappear, on: id, passage)
      call.arguments["detach"] = .bool(isDetached(id))
      return .call(call)
    }
    return followers(
      of: id, .didDisappear, passage, where: { node, _ in node.appearance == .disappearing }
    ) { $0.didDisappear($1, passage.ofChildren) }
  }

  /// What depends on a controller that goes may have to go as well.
  private mutating func noteGoing(_ id: ObjectID) {
    survey.noteGoing()
    let node = self[id]
    if !node.children.isEmpty || node.presented != nil || survey.orphans[id] != nil {
      survey.goBack(.leaving)
    }
  }

  /// Whether the system takes the view out of what it is in; a plain parent's child stays.
  private func isDetached(_ id: ObjectID) -> Bool {
    guard let host = self[id].host else { return true }
    return self[host].shown != nil || !knows(host)
  }

  func callback(
    _ name: CallbackName, on id: ObjectID, _ passage: Passage = Passage()
  ) -> ControllerCall {
    var arguments: LinkRecord = ["animated": .bool(passage.isAnimated)]
    arguments["movement"] = passage.movement.map { .string($0.rawValue) }
    arguments["host"] = self[id].host.map(LinkValue.object)
    return ControllerCall(
      name: .callback(name), receiver: id, arguments: arguments, keepsBusy: true)
  }
}
