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
      prepareSurvey()
      if let call = nextOfTransitions(now) ?? settle() { return call }
    } while hasHurried
    return nil
  }

  private mutating func nextOfTransitions(_ now: Double) -> ControllerCall? {
    var index = 0
    while index < transitions.count {
      switch advance(index, now) {
      case .call(var call):
        call.transition = transitions[index].number
        changeTransition(index) { $0.isCalling = true }
        return call
      case .blocked: index += 1
      case .done:
        end(index)
        // What it has held up can go on.
        index = 0
      }
    }
    return nil
  }

  /// The next call that loads a controller's view; its receiver is busy until `finish`.
  mutating func nextLoading(_ id: ObjectID) -> ControllerCall? {
    guard case .call(let call) = load(id) else { return nil }
    busy.insert(id)
    return call
  }

  /// Notes that a callback has returned.
  mutating func finish(_ call: ControllerCall) {
    if call.keepsBusy { busy.remove(call.receiver) }
    if let number = call.transition,
      let index = transitions.firstIndex(where: { $0.number == number })
    {
      changeTransition(index) { $0.isCalling = false }
    }
    survey.noteReturn()
  }

  // MARK: Transitions

  private mutating func advance(_ index: Int, _ now: Double) -> Progress {
    guard !transitions[index].isCalling, mayStart(index) else { return .blocked }
    while let step = transitions[index].next {
      let progress = take(step, of: index, now)
      switch progress {
      case .done: changeTransition(index) { $0.position += 1 }
      case .call(let call):
        if case .call = step { changeTransition(index) { $0.position += 1 } }
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

  mutating func hurry(_ index: Int) {
    var isNews = false
    changeTransition(index) { isNews = $0.hurry() }
    if isNews { hasHurried = true }
  }

  private mutating func take(_ step: Transition.Step, of index: Int, _ now: Double) -> Progress {
    let passage = Passage(isAnimated: transitions[index].isAnimated, transition: index)
    switch step {
    case .load(let id): return load(id)
    case .bring(let id, let appearance, let movement):
      var passage = passage
      passage.movement = movement
      return bring(id, to: appearance, passage)
    case .bringByHand(let id, let appearance): return move(id, to: appearance, passage)
    case .layOut(let id):
      if transitions[index].hasOwed != transitions[index].position, knows(id) {
        changeTransition(index) { $0.hasOwed = $0.position }
        owePass(to: id)
      }
      return layOut(id)
    case .call(let call):
      // Who is no more is not called.
      let isKnown = call.receiver == .application || knows(call.receiver)
      return isKnown ? .call(call) : .done
    case .animate(let seconds): return animate(index, seconds, now)
    default:
      takeAtOnce(step, owner: transitions[index].owner)
      return .done
    }
  }

  /// Steps that change the tree and call nobody.
  private mutating func takeAtOnce(_ step: Transition.Step, owner: ObjectID) {
    switch step {
    case .oweLayout(let ids): for id in ids { owePass(to: id) }
    case .show(let controllers, let shown): show(controllers, shown, in: owner)
    case .release(let id):
      // Unless it has found its way back, or another parent, meanwhile.
      guard self[id].parent == owner, !self[owner].children.contains(id) else { return }
      change(id) {
        $0.parent = nil
        if $0.host == owner { $0.host = nil }
      }
    case .endOwnTransition(let id):
      let goal = placeGoal(of: id)
      change(id) {
        $0.ownTransition = nil
        $0.defiedGoal = goal == $0.appearance ? nil : goal
      }
    case .unhost(let id): change(id) { if $0.host == owner { $0.host = nil } }
    case .endPresentation(let id): endPresentation(of: id)
    case .keepPresentation(let id): change(id) { $0.presentation?.isLeaving = false }
    case .load, .bring, .bringByHand, .layOut, .call, .animate: break
    }
  }

  private mutating func animate(_ index: Int, _ seconds: Double, _ now: Double) -> Progress {
    guard transitions[index].isAnimated, !transitions[index].isHurried else {
      changeTransition(index) { $0.until = nil }
      return .done
    }
    let until = transitions[index].until ?? now + seconds
    // A microsecond's grace, as clocks round.
    let isOver = now >= until - 0.000_001
    changeTransition(index) { $0.until = isOver ? nil : until }
    return isOver ? .done : .blocked
  }
}
