import AppLink
import LifecycleTrace

/// The way from what a container shows to what it shows next, one step after the other.
struct Transition: Hashable {
  enum Step: Hashable {
    case load(ObjectID)
    /// Brings a controller, and what it shows, to an appearance, as far as its container is shown
    /// itself.
    case bring(ObjectID, Appearance, Controller.Movement?)
    /// The same for what student code brings by hand, whatever its container does.
    case bringByHand(ObjectID, Appearance)
    /// One more layout pass.
    case layOut(ObjectID)
    case call(ControllerCall)
    /// A layout pass becomes due for whoever still shows.
    case oweLayout([ObjectID])
    /// So many seconds pass.
    case animate(Double)
    /// The container has these children again, and shows those.
    case show([ObjectID], [ObjectID])
    /// A controller is no child any more.
    case release(ObjectID)
    case endPresentation(of: ObjectID)
    /// What was on its way out stays.
    case keepPresentation(of: ObjectID)
    case endOwnTransition(ObjectID)
    /// A view is taken out of what holds it.
    case unhost(ObjectID)
  }

  /// Of its kind in the tree.
  let number: Int
  /// The container, or the controller over which another is presented.
  let owner: ObjectID
  let isAnimated: Bool
  private(set) var steps: [Step]
  /// When the animation that is under way ends (seconds since 1970).
  var until: Double?
  /// The next step.
  var position = 0
  /// Controllers that nobody else may move until it is over.
  let parties: Set<ObjectID>
  /// What comes when it is over and holds nobody any more, such as the app's block for its end.
  let closing: [Step]
  /// Whether a call that it has led to has not returned.
  var isCalling = false
  /// The step whose layout pass is owed already.
  var hasOwed: Int?
  private var undo: Undo?

  /// How a transition ends that the user lets go, until its container changes once more.
  struct Undo: Hashable {
    /// The first of the steps that take back what was begun.
    var first: Int
    /// What takes their place where there is something newer, so that there is no way back.
    var otherwise: [Step]
  }

  init(
    number: Int, owner: ObjectID, isAnimated: Bool, steps: [Step], parties: Set<ObjectID>,
    undo: Undo? = nil, closing: [Step] = []
  ) {
    self.number = number
    self.owner = owner
    self.isAnimated = isAnimated
    self.steps = steps
    self.parties = parties
    self.undo = undo
    self.closing = closing
  }

  /// Nil when it is over.
  var next: Step? { position < steps.count ? steps[position] : nil }

  /// Lets the transition come to its end even if the user has let go, unless it has turned back.
  mutating func goThrough() {
    guard let undo, position <= undo.first else { return }
    steps.replaceSubrange(undo.first..., with: undo.otherwise)
    self.undo = nil
  }

  /// Whether what is left of its animation takes no time.
  private(set) var isHurried = false

  /// Lets what is left of the animation take no time; returns whether that is news.
  mutating func hurry() -> Bool {
    defer { isHurried = true }
    return !isHurried
  }
}

/// In which order the two sides of a transition hear of it.
struct Choreography: Hashable {
  enum Side: Hashable {
    case leaving
    case entering
  }

  let begin: [Side]
  let end: [Side]
  /// When the user lets go: each side goes all the way back, in this order.
  let cancel: [Side]

  /// Navigation: traces j-push, w-nav, w-navcancel (FACTS.md D6–D8).
  static let stack = Choreography(
    begin: [.leaving, .entering], end: [.leaving, .entering], cancel: [.entering, .leaving])
  /// Presentation, and a custom container's `transition(from:to:…)`: k-present, nc-flip (D9, D10, D15).
  static let modal = Choreography(
    begin: [.leaving, .entering], end: [.entering, .leaving], cancel: [.entering, .leaving])
  /// Tabs: pg-tab (D13).
  static let tabs = Choreography(
    begin: [.entering, .leaving], end: [.leaving, .entering], cancel: [.entering, .leaving])
  /// Pages that curl: w-curl (D14).
  static let curl = Choreography(
    begin: [.entering, .leaving], end: [.leaving, .entering], cancel: [.leaving, .entering])
  /// Pages that scroll: w-page (D14).
  static let scroll = Choreography(
    begin: [.entering, .leaving], end: [.entering, .leaving], cancel: [.leaving, .entering])
}

/// The two sides of a transition.
struct TransitionSides: Hashable {
  var leaving: [ObjectID]
  var entering: [ObjectID]
  var leavingMovement: Controller.Movement?
  var enteringMovement: Controller.Movement?

  func begin(_ choreography: Choreography) -> [Transition.Step] {
    entering.map(Transition.Step.load)
      + choreography.begin.flatMap {
        $0 == .leaving ? leave(.disappearing) : enter(.appearing)
      }
  }

  func end(_ choreography: Choreography) -> [Transition.Step] {
    choreography.end.flatMap { $0 == .leaving ? leave(.disappeared) : enter(.appeared) }
  }

  /// The user lets go: what was leaving comes back, what was entering goes.
  func cancel(_ choreography: Choreography) -> [Transition.Step] {
    choreography.cancel.flatMap { side -> [Transition.Step] in
      side == .leaving
        ? leaving.map { .bring($0, .appeared, nil) }
        : entering.map { .bring($0, .disappeared, nil) }
    }
  }

  private func leave(_ appearance: Appearance) -> [Transition.Step] {
    leaving.map { .bring($0, appearance, leavingMovement) }
  }

  private func enter(_ appearance: Appearance) -> [Transition.Step] {
    entering.map { .bring($0, appearance, enteringMovement) }
  }
}

/// How long UIKit's animations take, in seconds.
enum AnimationTime {
  static let navigation = 0.35
  static let presentation = 0.5
  static let page = 0.3
  static let rotation = 0.3
}
