import AppLink
import LifecycleTrace

/// What is owed outside of transitions: each controller follows its goal.
extension ControllerTree {
  /// The next such call; nil when everything is where it should be, or waits.
  mutating func settle() -> ControllerCall? {
    nextToLeave() ?? nextToLoad() ?? nextToCome(.appearing) ?? nextToCome(.appeared)
      ?? nextToLayOut()
  }

  private mutating func nextToLeave() -> ControllerCall? {
    var index = survey[.leaving]
    while index < present.count {
      let id = present[index]
      var goal = goal(of: id)
      // Who has begun to go, goes; not before its parent, and not by hand.
      if self[id].appearance == .disappearing, self[id].ownTransition == nil,
        goal != .disappearing
      {
        goal = .disappeared
      }
      if isFree(id), !goal.isVisible, goal != self[id].appearance {
        survey[.leaving] = index
        switch isHeldUp(id) ? .blocked : move(id, to: goal, Passage()) {
        case .call(let call): return call
        case .blocked: survey.wait()
        case .done: break
        }
      }
      index += 1
    }
    survey[.leaving] = index
    return nil
  }

  private mutating func nextToLoad() -> ControllerCall? {
    var index = survey[.loading]
    while index < visible.count {
      let window = visible[index]
      if let root = roots[window], sessions[window] != nil {
        survey[.loading] = index
        if !isFree(root) {
          survey.wait()
        } else {
          switch load(root) {
          case .call(let call): return call
          case .blocked: survey.wait()
          case .done: break
          }
        }
      }
      index += 1
    }
    survey[.loading] = index
    return nil
  }

  private mutating func nextToCome(_ stage: Appearance) -> ControllerCall? {
    let place = stage == .appearing ? Survey.Stage.appearing : .appeared
    let reachable = reachable
    var index = survey[place]
    while index < reachable.count {
      let id = reachable[index]
      let goal = goal(of: id)
      if goal.isVisible, goal == .appeared || stage == .appearing, self[id].appearance != goal,
        isFree(id)
      {
        survey[place] = index
        switch isHeldUp(id) ? .blocked : bring(id, to: stage, Passage()) {
        case .call(let call): return call
        case .blocked: survey.wait()
        case .done: break
        }
      }
      index += 1
    }
    survey[place] = index
    return nil
  }

  private mutating func nextToLayOut() -> ControllerCall? {
    let reachable = reachable
    var index = survey[.layout]
    while index < reachable.count {
      let id = reachable[index]
      if self[id].appearance.isVisible, !self[id].owedLayout.isEmpty {
        survey[.layout] = index
        switch layOut(id) {
        case .call(let call): return call
        case .blocked: survey.wait()
        case .done: break
        }
      }
      index += 1
    }
    survey[.layout] = index
    return nil
  }

  /// Whether no transition under way has the controller, or what contains it, in hand.
  private func isFree(_ id: ObjectID) -> Bool {
    guard !transitions.isEmpty else { return true }
    var id: ObjectID? = id
    for _ in 0..<Self.maximumDepth * 2 {
      guard let next = id else { return true }
      if survey.holds(of: next) > 0 { return false }
      id = self[next].parent
    }
    return false
  }

  /// Whether a callback of the container's has to return first: what it shows comes and goes with it.
  private func isHeldUp(_ id: ObjectID) -> Bool {
    guard let container = self[id].parent ?? self[id].host, busy.contains(container) else {
      return false
    }
    return self[container].appearance != .appeared && isShown(id, in: container)
  }
}
