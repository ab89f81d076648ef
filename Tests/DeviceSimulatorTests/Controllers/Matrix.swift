import AppLink
@testable import DeviceSimulator
import LifecycleTrace

/// Where a container stands when an operation of a matrix comes.
enum ContainerState: CaseIterable {
  case offScreen
  /// Its window's scene is connected and not yet shown.
  case sceneNotShown
  /// Its window's scene is about to be active.
  case appearing
  case appeared
  case underSheet
  case underFullScreen
  /// In the middle of a full-screen presentation over it.
  case disappearing
  case windowHidden
  /// Within `viewDidAppear(_:)` of what it shows.
  case withinCallback
  /// In the middle of an animated operation of its own.
  case midAnimation

  /// How far what it shows can come.
  var reach: ControllerTree.Reach {
    switch self {
    case .offScreen, .sceneNotShown, .underFullScreen, .disappearing, .windowHidden: .loaded
    case .appearing: .appearing
    case .appeared, .underSheet, .withinCallback, .midAnimation: .appeared
    }
  }
}

/// A container on a stage of its own, in one of its states.
struct ContainerStage {
  let stage = Stage()
  let state: ContainerState
  let container: ObjectID
  /// What comes without the operation, as it ends what is under way.
  private(set) var tail: [String] = []
  private let top: ObjectID?

  /// - Parameters:
  ///   - fill: gives the container its children.
  ///   - before: in the middle of an animation, what it has been given first.
  ///   - top: what it shows.
  init?(
    _ state: ContainerState, _ container: ObjectID, fill: [TreeOperation], before: [TreeOperation],
    top: ObjectID?, tail: [String] = []
  ) {
    if state == .withinCallback, top == nil { return nil }
    (self.state, self.container, self.top) = (state, container, top)
    for operation in state == .midAnimation ? before : fill { stage.perform(operation) }
    if state != .offScreen {
      stage.perform(.setRoot(container, window: .window))
      stage.perform(.show(window: .window, session: 1))
    }
    switch state {
    case .offScreen, .sceneNotShown, .withinCallback: break
    case .appearing: stage.perform(.reach(session: 1, .appearing))
    default: stage.perform(.reach(session: 1, .appeared))
    }
    stage.rest()
    switch state {
    case .underSheet: present(style: "pageSheet", isAnimated: false)
    case .underFullScreen: present(style: "fullScreen", isAnimated: false)
    case .disappearing: present(style: "fullScreen", isAnimated: true)
    case .windowHidden:
      stage.tree.hide(.window)
      stage.settle()
    case .midAnimation:
      for operation in fill { stage.perform(operation) }
      self.tail = tail
    default: break
    }
    _ = stage.news()
  }

  private func present(style: String, isAnimated: Bool) {
    let sheet = ObjectID("s")
    stage.perform(
      .present(
        ControllerTree.PresentationRequest(
          presented: sheet, presenter: container, context: container, style: style,
          isAlert: false, isAnimated: isAnimated)))
  }

  /// What a container that is on its way out ends with, before anything else: those that it goes on
  /// showing go with it, then those that it does not.
  func left(_ change: ChangeOracle.Change) -> [String] {
    guard state == .disappearing else { return [] }
    let kept = change.newShown.filter(change.oldShown.contains)
    let gone = change.oldShown.filter { !kept.contains($0) }
    return ([container] + kept + gone).map { "viewDidDisappear \($0.name)" }
  }

  /// The calls that the operation leads to, but for layout and harness calls.
  func words(of operation: TreeOperation) -> [String] {
    if state == .withinCallback, let top {
      stage.within = { [unowned stage] call in
        guard call.word == "viewDidAppear \(top.name)" else { return }
        stage.within = nil
        _ = stage.news()
        stage.perform(operation)
      }
      stage.perform(.reach(session: 1, .appeared))
    } else {
      stage.perform(operation)
    }
    stage.rest()
    return stage.news().filter { Self.isTold($0) && !$0.hasSuffix(" s") }
  }

  private static let told: Set<Substring> = [
    "!", "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear",
    "viewDidDisappear", "willMove", "didMove", "willShow", "didShow", "undoTransition",
  ]

  private static func isTold(_ word: String) -> Bool { told.contains(word.prefix { $0 != " " }) }
}

/// What a container's change leads to, from the published orders: a table of words.
struct ChangeOracle {
  /// What those who leave (`old`) and those who come (`new`) hear, side by side.
  var begin: String
  var end: String
  var cancel: String
  /// Whether a delegate hears of what shows.
  var hasDelegate = false

  static let navigation = ChangeOracle(
    begin: "old viewWillDisappear | new viewWillAppear",
    end: "old viewDidDisappear | new viewDidAppear",
    cancel: "new viewWillDisappear viewDidDisappear | old viewWillAppear viewDidAppear",
    hasDelegate: true)
  static let tabs = ChangeOracle(
    begin: "new viewWillAppear | old viewWillDisappear",
    end: "old viewDidDisappear | new viewDidAppear", cancel: "")
  static let scroll = ChangeOracle(
    begin: "new viewWillAppear | old viewWillDisappear",
    end: "new viewDidAppear | old viewDidDisappear",
    cancel: "old viewWillAppear viewDidAppear | new viewWillDisappear viewDidDisappear")
  static let curl = ChangeOracle(
    begin: "new viewWillAppear | old viewWillDisappear",
    end: "old viewDidDisappear | new viewDidAppear",
    cancel: "old viewWillAppear viewDidAppear | new viewWillDisappear viewDidDisappear")
  static let columns = ChangeOracle(
    begin: "old viewWillDisappear | new viewWillAppear",
    end: "old viewDidDisappear | new viewDidAppear", cancel: "")

  /// One change of a container.
  struct Change {
    var container: ObjectID
    var oldChildren: [ObjectID]
    var newChildren: [ObjectID]
    var oldShown: [ObjectID]
    var newShown: [ObjectID]
    var reach: ControllerTree.Reach
    /// Whose views are loaded.
    var loaded: Set<ObjectID>
    var letsGo = false
  }

  func words(of change: Change) -> [String] {
    let added = change.newChildren.filter { !change.oldChildren.contains($0) }
    let removed = change.oldChildren.filter { !change.newChildren.contains($0) }
    let shows = change.reach > .loaded
    let old = shows ? change.oldShown.filter { !change.newShown.contains($0) } : []
    let new = shows ? change.newShown.filter { !change.oldShown.contains($0) } : []
    let isTold = hasDelegate && !new.isEmpty
    let name = change.container.name
    var words = (added + removed).map { "willMove \($0.name)" }
    for id in new where !change.loaded.contains(id) {
      words += ["loadView \(id.name)", "viewDidLoad \(id.name)"]
    }
    if isTold { words.append("willShow \(name)") }
    words += said(begin, old, new)
    if change.letsGo {
      words += ["undoTransition \(name)"] + said(cancel, old, new)
    } else {
      words += said(end, old, new) + (isTold ? ["didShow \(name)"] : [])
      words += (added + removed).map { "didMove \($0.name)" }
    }
    // What contains them holds them back.
    return change.reach == .appeared ? words : words.filter { !$0.hasPrefix("viewDidAppear") }
  }

  private func said(_ table: String, _ old: [ObjectID], _ new: [ObjectID]) -> [String] {
    table.split(separator: "|").flatMap { part -> [String] in
      let words = part.split(separator: " ")
      return (words.first == "old" ? old : new).flatMap { id in
        words.dropFirst().map { "\($0) \(id.name)" }
      }
    }
  }
}

/// All ordered choices of so many of some controllers.
func permutations(_ ids: [ObjectID], of counts: ClosedRange<Int>) -> [[ObjectID]] {
  var found: [[ObjectID]] = [[]]
  var all: [[ObjectID]] = []
  for count in 0...counts.upperBound {
    if counts.contains(count) { all += found }
    found = found.flatMap { begun in ids.filter { !begun.contains($0) }.map { begun + [$0] } }
  }
  return all
}
