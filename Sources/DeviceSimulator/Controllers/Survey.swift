import AppLink

/// What has been looked at since the tree last changed, so that a call does not cost a look at all of
/// a thousand controllers.
///
/// It changes nothing: with `isForgetful` every call is found by looking at everything again, and is the
/// same.
struct Survey {
  /// What a controller's children are gone through for.
  enum Walk: Hashable {
    case willAppear
    case layOut
    case didAppear
    case willDisappear
    case didDisappear
  }

  private struct Key: Hashable {
    var walk: Walk
    var id: ObjectID
  }

  /// What `ControllerTree.settle` goes through, one after the other.
  enum Stage: Int, CaseIterable {
    /// Of those on the screen, who has to leave.
    case leaving
    case loading
    case appearing
    case appeared
    case layout
  }

  var isForgetful = false
  /// Controllers of visible windows, from each root to what it shows and what covers it; nil when that
  /// has to be found anew.
  var reachable: [ObjectID]? {
    didSet {
      positions = [:]
      for (index, id) in (reachable ?? []).enumerated() { positions[id] = index }
    }
  }
  /// Where each of them stands in that list.
  private(set) var positions: [ObjectID: Int] = [:]
  /// Controllers without parents, by what holds their views.
  var orphans: [ObjectID: [ObjectID]] = [:]
  var windowsByRoot: [ObjectID: ObjectID]?
  /// How many transitions have each controller in hand.
  private var holds: [ObjectID: Int] = [:]
  /// How many children have been gone through for what.
  private var children: [Key: Int] = [:]
  private var stages = Array(repeating: 0, count: Stage.allCases.count)
  private var comes = true
  /// Whether something had to wait for a callback to return.
  private var isWaiting = false

  // MARK: What changes

  /// What contains or covers what has changed.
  mutating func forgetTree() {
    if reachable != nil { reachable = nil }
    if windowsByRoot != nil { windowsByRoot = nil }
    forgetProgress()
  }

  mutating func forgetProgress() {
    if !children.isEmpty { children.removeAll(keepingCapacity: true) }
    for stage in stages.indices { stages[stage] = 0 }
    isWaiting = false
  }

  /// A controller comes: what goes may have to be looked at again.
  mutating func noteComing() {
    if !comes { forgetProgress() }
    comes = true
  }

  mutating func noteGoing() {
    if comes { forgetProgress() }
    comes = false
  }

  /// A controller has something to hear of that the walk or stage may have passed.
  mutating func goBack(_ stage: Stage, to id: ObjectID) {
    stages[stage.rawValue] = min(stages[stage.rawValue], positions[id] ?? 0)
  }

  mutating func goBack(_ stage: Stage) { stages[stage.rawValue] = 0 }

  /// The first of these, which the others contain, is to be laid out.
  mutating func noteLayout(of chain: [ObjectID]) {
    for id in chain where !children.isEmpty { children[Key(walk: .layOut, id: id)] = nil }
    if let id = chain.first { goBack(.layout, to: id) }
  }

  /// A controller is no more among those on the screen.
  mutating func noteRemoval(at index: Int) {
    if index < stages[Stage.leaving.rawValue] { stages[Stage.leaving.rawValue] -= 1 }
  }

  mutating func wait() { isWaiting = true }

  /// A callback has returned.
  mutating func noteReturn() {
    if isWaiting { forgetProgress() }
  }

  mutating func hold(_ parties: Set<ObjectID>) {
    for party in parties { holds[party, default: 0] += 1 }
  }

  mutating func letGo(_ parties: Set<ObjectID>) {
    for party in parties {
      let left = (holds[party] ?? 1) - 1
      holds[party] = left > 0 ? left : nil
    }
  }

  // MARK: What is known

  func holds(of id: ObjectID) -> Int { holds[id] ?? 0 }

  subscript(stage: Stage) -> Int {
    get { isForgetful ? 0 : stages[stage.rawValue] }
    set { stages[stage.rawValue] = newValue }
  }

  subscript(walk: Walk, id: ObjectID) -> Int {
    get { isForgetful ? 0 : children[Key(walk: walk, id: id)] ?? 0 }
    set { children[Key(walk: walk, id: id)] = newValue }
  }
}
