import AppLink
import LifecycleTrace

/// Layout passes: which callbacks they owe, and to whom.
extension ControllerTree {
  private static let pass: [CallbackName] = [.viewWillLayoutSubviews, .viewDidLayoutSubviews]

  /// What a controller is owed between `viewWillAppear(_:)` and `viewDidAppear(_:)` (FACTS.md D1).
  ///
  /// A window's first show lays out twice what it shows (traces j-launch, pu-vc), but not a child that
  /// a plain parent has embedded (nc-start).
  mutating func oweLayout(to id: ObjectID, isAnimated: Bool) {
    let isInContainer = self[id].parent.map {
      self[$0].shown != nil && self[$0].view.isOnFirstShow
    }
    let isRoot = if case .window(let window) = leader(of: id) { roots[window] == id } else { false }
    let isOnFirstShow = !self[id].view.hasAppeared && (isRoot || isInContainer == true)
    let appearing: [CallbackName] = system.callsViewIsAppearing ? [.viewIsAppearing] : []
    let passes = isOnFirstShow ? Self.pass + Self.pass : Self.pass
    changeView(id) {
      $0.isOnFirstShow = isOnFirstShow
      $0.comesAnimated = isAnimated
      $0.owedLayout = appearing + [.updateViewConstraints] + passes
    }
    survey.noteLayout(of: ancestors(of: id))
  }

  /// Owes one more pass to a controller that is laid out.
  mutating func owePass(to id: ObjectID) {
    guard knows(id), self[id].appearance != .disappeared else { return }
    if self[id].owedLayout.isEmpty { changeView(id) { $0.owedLayout = Self.pass } }
    survey.noteLayout(of: ancestors(of: id))
  }

  /// The next layout callback of a controller, then of what it shows.
  mutating func layOut(_ id: ObjectID) -> Progress {
    guard knows(id), self[id].appearance != .disappeared else { return .done }
    guard !busy.contains(id) else { return .blocked }
    if let next = self[id].owedLayout.first {
      changeView(id) { $0.owedLayout.removeFirst() }
      return .call(callback(next, on: id, Passage(isAnimated: self[id].view.comesAnimated)))
    }
    return followers(of: id, .layOut, Passage(), where: { $1 && $0.appearance != .disappeared }) {
      $0.layOut($1)
    }
  }

  /// The next callback of a pass that student code wants at once (`layoutIfNeeded`).
  mutating func nextLayout(_ id: ObjectID) -> ControllerCall? {
    guard case .call(let call) = layOut(id) else { return nil }
    busy.insert(id)
    return call
  }

  /// A controller and all that contain it, the nearest first.
  private func ancestors(of id: ObjectID) -> [ObjectID] {
    Array(sequence(first: id) { self[$0].parent }.prefix(Self.maximumDepth * 2))
  }
}
