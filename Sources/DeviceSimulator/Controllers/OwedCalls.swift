import AppLink
import LifecycleTrace

/// Which call comes next.
extension ControllerTree {
  /// How far a part of the tree has come.
  enum Progress {
    /// Where it was to be.
    case done
    /// One call nearer.
    case call(ControllerCall)
    /// It waits for a callback to return, or for another transition.
    case blocked
  }

  /// How those who come and go are told.
  struct Passage {
    var isAnimated = false
    var movement: Controller.Movement?
    /// The transition that moves them, which keeps everyone else's hands off.
    var transition: Int?

    /// Of what the controller shows.
    var ofChildren: Passage { Passage(isAnimated: isAnimated, transition: transition) }
  }

  /// The next call that is owed to anyone; its receiver is busy until `finish`.
  ///
  /// - Parameter now: seconds since 1970; animations end by it.
  mutating func next(at now: Double) -> ControllerCall? {
    let call = nextCall(now)
    if let call, call.keepsBusy { busy.insert(call.receiver) }
    return call
  }

  private mutating func nextCall(_ now: Double) -> ControllerCall? {
    repeat {
      hasHurried = false
      if let call = nextOfTransitions(now) ?? settle() { return call }
    } while hasHurried
    return nil
  }

  private mutating func nextOfTransitions(_ now: Double) -> ControllerCall? {
    var index = 0
    while index < transitions.count {
      switch advance(index, now) {
      case .call(let call):
        transitions[index].openCall = call
        return call
      case .blocked: index += 1
      case .done:
        let over = transitions.remove(at: index)
        if !over.closing.isEmpty {
          let last = Transition(
            owner: over.owner, isAnimated: false, steps: over.closing, parties: [])
          transitions.insert(last, at: index)
        }
        // What it has held up can go on.
        index = 0
      }
    }
    return nil
  }

  /// The next call that loads a controller's view; its receiver is busy until `finish`.
  mutating func nextLoading(_ id: ObjectID) -> ControllerCall? {
    if !knows(id) { self[id] = Controller() }
    guard case .call(let call) = load(id) else { return nil }
    busy.insert(id)
    return call
  }

  /// Notes that a callback has returned.
  mutating func finish(_ call: ControllerCall) {
    if call.keepsBusy { busy.remove(call.receiver) }
    guard let index = transitions.firstIndex(where: { $0.openCall == call }) else { return }
    transitions[index].openCall = nil
  }

  /// When the next animation ends; nil while none is under way.
  var animationEnd: Double? { transitions.compactMap(\.until).min() }

  // MARK: Transitions

  private mutating func advance(_ index: Int, _ now: Double) -> Progress {
    guard transitions[index].openCall == nil, mayStart(index) else { return .blocked }
    while transitions[index].position < transitions[index].steps.count {
      let progress = take(transitions[index].steps[transitions[index].position], of: index, now)
      switch progress {
      case .done: transitions[index].position += 1
      case .call(let call):
        if case .call = transitions[index].steps[transitions[index].position] {
          transitions[index].position += 1
        }
        return .call(call)
      case .blocked: return .blocked
      }
    }
    return .done
  }

  /// One transition of a container follows the other, which ends at once.
  private mutating func mayStart(_ index: Int) -> Bool {
    let owner = transitions[index].owner
    guard let earlier = transitions[..<index].firstIndex(where: { $0.owner == owner }) else {
      return true
    }
    hurry(earlier)
    return false
  }

  private mutating func hurry(_ index: Int) {
    if transitions[index].hurry() { hasHurried = true }
  }

  private mutating func take(_ step: Transition.Step, of index: Int, _ now: Double) -> Progress {
    let passage = Passage(isAnimated: transitions[index].isAnimated, transition: index)
    switch step {
    case .load(let id): return load(id)
    case .bring(let id, let appearance, let movement):
      var passage = passage
      passage.movement = movement
      return bring(id, to: appearance, passage)
    case .bringByHand(let id, let appearance):
      return move(id, to: appearance, passage)
    case .layOut(let id):
      if transitions[index].hasOwed != transitions[index].position, knows(id) {
        transitions[index].hasOwed = transitions[index].position
        owePass(to: id)
      }
      return layOut(id)
    case .call(let call): return .call(call)
    case .oweLayout(let ids):
      for id in ids { owePass(to: id) }
      return .done
    case .animate(let seconds): return animate(index, seconds, now)
    case .show(let controllers, let container):
      show(controllers, in: container)
      return .done
    case .release(let id):
      nodes[id]?.parent = nil
      nodes[id]?.host = nil
      return .done
    case .endOwnTransition(let id):
      nodes[id]?.ownTransition = nil
      return .done
    case .unhost(let id):
      nodes[id]?.host = nil
      return .done
    case .endPresentation(let id):
      endPresentation(of: id)
      return .done
    }
  }

  private mutating func animate(_ index: Int, _ seconds: Double, _ now: Double) -> Progress {
    guard transitions[index].isAnimated, !transitions[index].isHurried else {
      transitions[index].until = nil
      return .done
    }
    let until = transitions[index].until ?? now + seconds
    // A microsecond's grace, as clocks round.
    let isOver = now >= until - 0.000_001
    transitions[index].until = isOver ? nil : until
    return isOver ? .done : .blocked
  }

  // MARK: Rest

  /// What is owed outside of transitions.
  private mutating func settle() -> ControllerCall? {
    for id in present where isFree(id) && !isHeldUp(id) {
      // Who has begun to go, goes.
      let goal = self[id].appearance == .disappearing ? .disappeared : goal(of: id)
      guard !goal.isVisible, goal != self[id].appearance else { continue }
      if case .call(let call) = move(id, to: goal, Passage()) { return call }
    }
    for window in visible {
      guard let root = roots[window] else { continue }
      if sessions[window] != nil, isFree(root), case .call(let call) = load(root) { return call }
    }
    let reachable = reachable
    for stage in [Appearance.appearing, .appeared] {
      for id in reachable where isFree(id) && !isHeldUp(id) {
        let goal = goal(of: id)
        guard goal.isVisible, goal == .appeared || stage == .appearing, self[id].appearance != goal
        else { continue }
        if case .call(let call) = bring(id, to: stage, Passage()) { return call }
      }
    }
    for id in reachable where self[id].appearance.isVisible && !self[id].owedLayout.isEmpty {
      if case .call(let call) = layOut(id) { return call }
    }
    return nil
  }

  /// Whether no transition under way has the controller, or what contains it, in hand.
  private func isFree(_ id: ObjectID) -> Bool {
    guard !transitions.isEmpty else { return true }
    return !transitions.contains { transition in
      transition.parties.contains { isAncestor($0, of: id) }
    }
  }

  /// Whether a callback of the container's has to return first: what it shows comes and goes with it.
  private func isHeldUp(_ id: ObjectID) -> Bool {
    guard let container = self[id].parent ?? self[id].host, busy.contains(container) else {
      return false
    }
    return self[container].appearance != .appeared && isShown(id, in: container)
  }

  // MARK: One controller and what it shows

  private mutating func bring(
    _ id: ObjectID, to goal: Appearance, _ passage: Passage
  ) -> Progress {
    if let parent = self[id].parent {
      guard self[parent].forwardsAppearance else { return .done }
      if goal.isVisible {
        let limit = self[parent].appearance
        guard limit.isVisible else { return .done }
        if limit == .appearing { return move(id, to: .appearing, passage) }
      }
    }
    return move(id, to: goal, passage)
  }

  /// The calls on the way to an appearance, one after the other.
  private mutating func move(
    _ id: ObjectID, to goal: Appearance, _ passage: Passage
  ) -> Progress {
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

  /// The children to which a controller hands its own appearance on.
  func followers(
    of id: ObjectID, _ passage: Passage, where isOne: (Controller, _ isShown: Bool) -> Bool
  ) -> [ObjectID] {
    guard self[id].forwardsAppearance else { return [] }
    return self[id].children.filter { child in
      self[child].ownTransition == nil && isOne(self[child], isShown(child, in: id))
        && !transitions.indices.contains {
          $0 != passage.transition && transitions[$0].parties.contains(child)
        }
    }
  }

  private mutating func load(_ id: ObjectID) -> Progress {
    guard knows(id), self[id].loading != .loaded else { return .done }
    guard !busy.contains(id) else { return .blocked }
    let isFirst = self[id].loading == .unloaded
    self[id].loading = isFirst ? .viewLoaded : .loaded
    return .call(callback(isFirst ? .loadView : .viewDidLoad, on: id))
  }

  private mutating func willAppear(_ id: ObjectID, _ passage: Passage) -> Progress {
    guard !busy.contains(id) else { return .blocked }
    if case .call(let call) = load(id) { return .call(call) }
    if let after = self[id].appearance.after(.viewWillAppear) {
      self[id].appearance = after
      if !present.contains(id) { present.append(id) }
      oweLayout(to: id, isAnimated: passage.isAnimated)
      return .call(callback(.viewWillAppear, on: id, passage))
    }
    for child in followers(of: id, passage, where: { $1 }) {
      let progress = willAppear(child, passage.ofChildren)
      guard case .done = progress else { return progress }
    }
    return .done
  }

  private mutating func didAppear(_ id: ObjectID, _ passage: Passage) -> Progress {
    guard !busy.contains(id) else { return .blocked }
    if let after = self[id].appearance.after(.viewDidAppear) {
      self[id].appearance = after
      self[id].hasAppeared = true
      self[id].isOnFirstShow = false
      return .call(callback(.viewDidAppear, on: id, passage))
    }
    for child in followers(of: id, passage, where: { $1 && $0.appearance != .appeared }) {
      let progress = move(child, to: .appeared, passage.ofChildren)
      guard case .done = progress else { return progress }
    }
    return .done
  }

  private mutating func willDisappear(_ id: ObjectID, _ passage: Passage) -> Progress {
    guard !busy.contains(id) else { return .blocked }
    guard hasNoOwnTransitions(id, passage) else { return .blocked }
    if let after = self[id].appearance.after(.viewWillDisappear) {
      self[id].appearance = after
      self[id].owedLayout = []
      return .call(callback(.viewWillDisappear, on: id, passage))
    }
    for child in followers(of: id, passage, where: { node, _ in node.appearance.isVisible }) {
      let progress = willDisappear(child, passage.ofChildren)
      guard case .done = progress else { return progress }
    }
    return .done
  }

  /// Ends at once what is under way within a controller that leaves.
  private mutating func hasNoOwnTransitions(_ id: ObjectID, _ passage: Passage) -> Bool {
    let own = transitions.indices.filter {
      $0 != passage.transition && isAncestor(id, of: transitions[$0].owner)
        && !transitions[$0].parties.contains(id)
    }
    for index in own { hurry(index) }
    return own.isEmpty
  }

  private mutating func didDisappear(_ id: ObjectID, _ passage: Passage) -> Progress {
    guard !busy.contains(id) else { return .blocked }
    if let after = self[id].appearance.after(.viewDidDisappear) {
      self[id].appearance = after
      present.removeAll { $0 == id }
      var call = callback(.viewDidDisappear, on: id, passage)
      call.arguments["detach"] = .bool(isDetached(id))
      return .call(call)
    }
    for child in followers(of: id, passage, where: { node, _ in node.appearance == .disappearing })
    {
      let progress = didDisappear(child, passage.ofChildren)
      guard case .done = progress else { return progress }
    }
    return .done
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
