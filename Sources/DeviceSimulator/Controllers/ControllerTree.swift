import AppLink
import LifecycleTrace

/// The windows and view controllers that the app has told of, what contains and covers what, and how
/// far each is shown.
///
/// Which calls are owed follows from the tree as it is now (`goal(of:)`) and from the transitions that
/// are under way, so that a callback may change the tree in the middle of one.
struct ControllerTree {
  /// How many windows an app may have.
  static let maximumWindows = 100
  /// How many view controllers may be alive at once.
  static let maximumControllers = 1000
  /// How deep controllers may contain and cover each other.
  static let maximumDepth = 32
  /// How many transitions may wait for each other.
  static let maximumTransitions = 100

  /// How far the roots of visible windows are brought.
  enum Reach: Comparable {
    /// The app's interface is not on the screen.
    case loaded
    case appearing
    case appeared

    var appearance: Appearance {
      switch self {
      case .loaded: .disappeared
      case .appearing: .appearing
      case .appeared: .appeared
      }
    }
  }

  /// What of the tree the version of iOS decides.
  var system = SystemVersion.iOS17

  private(set) var nodes: [ObjectID: Controller] = [:]
  private(set) var roots: [ObjectID: ObjectID] = [:]
  /// The scene session of each window; a window without one never shows.
  private(set) var sessions: [ObjectID: SessionID] = [:]
  private(set) var reaches: [SessionID: Reach] = [:]
  /// In the order in which they were shown.
  private(set) var visible: [ObjectID] = []
  private(set) var transitions: [Transition] = []
  /// How many there have been.
  private var transitionCount = 0
  /// Whether a transition has been told to hurry, so that it may have to be looked at again.
  var hasHurried = false
  /// Controllers in whose callbacks the app is; they are owed nothing until they have returned.
  var busy: Set<ObjectID> = []
  /// Controllers that are not off the screen, by when they came.
  var present: [ObjectID] = []
  /// What has been looked at since the tree last changed.
  var survey = Survey()

  /// What is known of a controller; changing what contains or covers what goes through here.
  subscript(id: ObjectID) -> Controller {
    get { nodes[id] ?? Controller() }
    set {
      survey.forgetTree()
      nodes[id] = newValue
    }
  }

  /// Changes what a controller is in, if it is still known.
  mutating func change(_ id: ObjectID, _ change: (inout Controller) -> Void) {
    guard nodes[id] != nil else { return }
    survey.forgetTree()
    change(&nodes[id, default: Controller()])
  }

  /// Changes how far a controller's view is; what that moves is for `Survey` to know.
  mutating func changeView(_ id: ObjectID, _ change: (inout Controller.View) -> Void) {
    change(&nodes[id, default: Controller()].view)
  }

  func knows(_ id: ObjectID) -> Bool { nodes[id] != nil }

  /// Gets to know a controller by what the app asks for it.
  mutating func add(_ id: ObjectID) {
    if !knows(id) { self[id] = Controller() }
  }

  var controllerCount: Int { nodes.count }
  var windowCount: Int { max(visible.count, roots.count) }

  // MARK: Windows

  mutating func setRoot(_ root: ObjectID?, of window: ObjectID) {
    if let old = roots[window], old != root { change(old) { $0.host = nil } }
    roots[window] = root
    survey.forgetTree()
    if let root { self[root].host = window }
  }

  mutating func show(_ window: ObjectID, in session: SessionID?) {
    survey.forgetTree()
    sessions[window] = session
    if !visible.contains(window) { visible.append(window) }
  }

  mutating func hide(_ window: ObjectID) {
    survey.forgetTree()
    visible.removeAll { $0 == window }
  }

  /// Brings what a scene's windows hold as far as that.
  mutating func bring(_ session: SessionID, to reach: Reach) {
    survey.forgetProgress()
    reaches[session] = max(reach, reaches[session] ?? .loaded)
  }

  /// A scene is no more: nothing that its windows hold stays on the screen.
  mutating func removeWindows(of session: SessionID) {
    survey.forgetTree()
    visible.removeAll { sessions[$0] == session }
    reaches[session] = nil
  }

  /// Forgets an object that is no more in the app.
  mutating func forget(_ object: ObjectID) {
    survey.forgetTree()
    visible.removeAll { $0 == object }
    roots[object] = nil
    sessions[object] = nil
    guard let gone = nodes.removeValue(forKey: object) else { return }
    for (window, root) in roots where root == object { roots[window] = nil }
    if let parent = gone.parent { lose(object, from: parent) }
    for child in gone.children { change(child) { $0.parent = nil } }
    if let context = gone.presentation?.context {
      change(context) { if $0.presented == object { $0.presented = nil } }
    }
    if let presented = gone.presented {
      change(presented) {
        $0.presentation = nil
        $0.host = nil
      }
    }
    for (id, node) in nodes where node.host == object { change(id) { $0.host = nil } }
    present.removeAll { $0 == object }
    busy.remove(object)
  }

  // MARK: Transitions

  mutating func start(
    _ owner: ObjectID, _ steps: [Transition.Step], isAnimated: Bool, parties: Set<ObjectID>,
    undo: Transition.Undo? = nil, closing: [Transition.Step] = []
  ) {
    survey.forgetProgress()
    survey.hold(parties)
    transitionCount += 1
    transitions.append(
      Transition(
        number: transitionCount, owner: owner, isAnimated: isAnimated, steps: steps,
        parties: parties, undo: undo, closing: closing))
  }

  mutating func end(_ index: Int) {
    survey.forgetProgress()
    let over = transitions.remove(at: index)
    survey.letGo(over.parties)
    guard !over.closing.isEmpty else { return }
    transitionCount += 1
    let last = Transition(
      number: transitionCount, owner: over.owner, isAnimated: false, steps: over.closing,
      parties: [])
    transitions.insert(last, at: index)
  }

  mutating func changeTransition(_ index: Int, _ change: (inout Transition) -> Void) {
    change(&transitions[index])
  }

  /// When the next animation ends; nil while none is under way.
  var animationEnd: Double? { transitions.compactMap(\.until).min() }
}
