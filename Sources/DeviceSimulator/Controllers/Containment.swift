import AppLink
import LifecycleTrace

/// Custom containers (FACTS.md D15–D18).
extension ControllerTree {
  /// A controller becomes a child; its `willMove(toParent:)` has been called.
  mutating func addChild(_ child: ObjectID, to parent: ObjectID, forwards: Bool) {
    if let old = self[child].parent {
      lose(child, from: old)
      // The old parent takes it off the screen; a new one that works by hand would leave it there.
      let steps: [Transition.Step] = forwards ? [] : [.bringByHand(child, .disappeared)]
      start(child, steps, isAnimated: false, parties: [child])
    }
    self[child].parent = parent
    self[child].defiedGoal = nil
    self[parent].children.append(child)
    self[parent].forwardsAppearance = forwards
  }

  /// Why a controller cannot become a child; nil where it can.
  func refusal(ofAdding child: ObjectID, to parent: ObjectID) -> ControllerMistake? {
    if isAncestor(child, of: parent) { return .addsItselfAsChild(child, parent: parent) }
    if depth(of: parent) + height(of: child) > Self.maximumDepth { return .nestsTooDeep }
    return nil
  }

  mutating func removeFromParent(_ child: ObjectID) {
    guard let parent = self[child].parent else { return }
    self[child].parent = nil
    // One of UIKit's containers takes the view out; a plain one leaves it where it is.
    if self[parent].shown != nil, self[child].host == parent { self[child].host = nil }
    lose(child, from: parent)
  }

  /// A controller's view is put into another view, or taken out.
  ///
  /// A view cannot lie in itself; nobody but a hostile app says so.
  mutating func move(_ id: ObjectID, into host: ObjectID?) {
    guard !holds(id, host) else { return }
    self[id].host = host
    self[id].defiedGoal = nil
  }

  private func holds(_ id: ObjectID, _ view: ObjectID?) -> Bool {
    var view = view
    // Each controller, the window and its end.
    for _ in 0..<nodes.count + 2 {
      guard let next = view else { return false }
      if next == id { return true }
      view = self[next].host
    }
    return true
  }

  /// Why a view may not be put into another; nil where it may.
  func refusal(ofMoving id: ObjectID, into host: ObjectID?) -> ControllerMistake? {
    guard let host, let parent = self[id].parent, parent != host, knows(host),
      !isAncestor(parent, of: host)
    else { return nil }
    return .hostIsNotParent(id, parent: parent, host: host)
  }

  /// `transition(from:to:duration:options:animations:completion:)`: trace nc-flip.
  mutating func flip(
    from old: ObjectID, to new: ObjectID, in parent: ObjectID, duration: Double,
    animations: Int64?, completion: Int64?
  ) -> ControllerMistake? {
    guard self[old].parent == parent, self[new].parent == parent, old != new else {
      return .noCommonParent(old, new)
    }
    self[new].host = parent
    let sides = TransitionSides(leaving: [old], entering: [new])
    let steps =
      sides.begin(.modal) + Self.run(animations) + [.animate(duration), .unhost(old)]
      + sides.end(.modal)
    start(
      parent, steps, isAnimated: duration > 0, parties: [old, new], closing: Self.run(completion))
    return nil
  }

  /// `beginAppearanceTransition(_:animated:)` (FACTS.md D18).
  mutating func beginAppearance(
    of id: ObjectID, isAppearing: Bool, isAnimated: Bool
  ) -> ControllerMistake? {
    let isUnbalanced =
      self[id].ownTransition?.isAppearing == isAppearing
      || self[id].ownTransition == nil && self[id].appearance.isVisible == isAppearing
    self[id].ownTransition = Controller.OwnTransition(
      isAppearing: isAppearing, isAnimated: isAnimated)
    guard !isUnbalanced else { return .unbalancedAppearance(id) }
    start(
      id, [.bringByHand(id, isAppearing ? .appearing : .disappearing)], isAnimated: isAnimated,
      parties: [id])
    return nil
  }

  mutating func endAppearance(of id: ObjectID) -> ControllerMistake? {
    guard let own = self[id].ownTransition else { return .unbalancedAppearance(id) }
    start(
      id, [.bringByHand(id, own.isAppearing ? .appeared : .disappeared), .endOwnTransition(id)],
      isAnimated: own.isAnimated, parties: [id])
    return nil
  }

  static func run(_ completion: Int64?, finished: Bool = true) -> [Transition.Step] {
    completion.map { [.call(.completion($0, finished: finished))] } ?? []
  }

  /// How many controllers contain or lie under this one, itself included.
  private func depth(of id: ObjectID) -> Int {
    var count = 0
    var id: ObjectID? = id
    while let next = id, count <= Self.maximumDepth {
      count += 1
      id = self[next].parent
    }
    return count
  }

  private func height(of id: ObjectID) -> Int {
    1 + (self[id].children.map { height(of: $0) }.max() ?? 0)
  }
}
