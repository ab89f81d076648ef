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
    let isRoot = roots.values.contains(id)
    let isInContainer = self[id].parent.map { self[$0].shown != nil && self[$0].isOnFirstShow }
    self[id].isOnFirstShow = !self[id].hasAppeared && (isRoot || isInContainer == true)
    self[id].comesAnimated = isAnimated
    let appearing: [CallbackName] = system.callsViewIsAppearing ? [.viewIsAppearing] : []
    let passes = self[id].isOnFirstShow ? Self.pass + Self.pass : Self.pass
    self[id].owedLayout = appearing + [.updateViewConstraints] + passes
  }

  /// Owes one more pass to a controller that is laid out.
  mutating func owePass(to id: ObjectID) {
    guard knows(id), self[id].appearance != .disappeared else { return }
    if self[id].owedLayout.isEmpty { self[id].owedLayout = Self.pass }
  }

  /// The next layout callback of a controller, then of what it shows.
  mutating func layOut(_ id: ObjectID) -> Progress {
    guard knows(id), self[id].appearance != .disappeared else { return .done }
    guard !busy.contains(id) else { return .blocked }
    if !self[id].owedLayout.isEmpty {
      let next = self[id].owedLayout.removeFirst()
      return .call(callback(next, on: id, Passage(isAnimated: self[id].comesAnimated)))
    }
    for child in followers(of: id, Passage(), where: { $1 && !$0.owedLayout.isEmpty }) {
      let progress = layOut(child)
      guard case .done = progress else { return progress }
    }
    return .done
  }

  /// The next callback of a pass that student code wants at once (`layoutIfNeeded`).
  mutating func nextLayout(_ id: ObjectID) -> ControllerCall? {
    guard case .call(let call) = layOut(id) else { return nil }
    busy.insert(id)
    return call
  }
}
