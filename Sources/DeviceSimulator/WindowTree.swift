import AppLink
import LifecycleTrace

/// The windows and root view controllers that the app has told of, and how far each is shown.
///
/// A view controller goes one stage at a time, each by its callback:
///
/// ```
///   unloaded ─ loadView ─► viewLoaded ─ viewDidLoad ─► loaded ─ viewWillAppear, layout ─► appearing
///                                                        ▲                                    │
///                                   viewDidDisappear     │       viewWillDisappear           viewDidAppear
///                                                  disappearing ◄──────┴────────── appeared ◄─┘
/// ```
///
/// Which calls are owed follows from the windows as they are now, so that a callback may change
/// them in the middle of a transition.
struct WindowTree {
  /// How many windows an app may have.
  static let maximumWindows = 100

  /// How far the roots of visible windows are brought.
  enum Reach: Comparable {
    /// The app's interface is not on the screen.
    case loaded
    case appearing
    case appeared
  }

  /// A call that the device owes a view controller.
  struct ViewCall: Hashable {
    var callback: CallbackName
    var controller: ObjectID
    /// The window that the controller's view belongs to.
    var window: ObjectID?
  }

  private enum Stage {
    case unloaded
    case viewLoaded
    case loaded
    case willAppear
    case willLayOut
    case appearing
    case appeared
    case disappearing
  }

  private var roots: [ObjectID: ObjectID] = [:]
  /// The scene session of each window; a window without one never shows.
  private var sessions: [ObjectID: SessionID] = [:]
  private var reaches: [SessionID: Reach] = [:]
  /// In the order in which they were shown.
  private var visible: [ObjectID] = []
  private var stages: [ObjectID: Stage] = [:]
  /// Controllers in whose callbacks the app is; they are owed nothing until they have returned.
  private var busy: Set<ObjectID> = []
  /// Controllers on or on their way to the screen, by when they appeared.
  private var shown: [ObjectID] = []

  var windowCount: Int { max(visible.count, roots.count) }

  mutating func setRoot(_ root: ObjectID?, of window: ObjectID) {
    roots[window] = root
  }

  mutating func show(_ window: ObjectID, in session: SessionID?) {
    sessions[window] = session
    if !visible.contains(window) { visible.append(window) }
  }

  /// Brings what a scene's windows hold as far as that.
  mutating func bring(_ session: SessionID, to reach: Reach) {
    reaches[session] = max(reach, reaches[session] ?? .loaded)
  }

  /// A scene is no more: nothing that its windows hold stays on the screen.
  mutating func removeWindows(of session: SessionID) {
    visible.removeAll { sessions[$0] == session }
    reaches[session] = nil
  }

  /// Forgets an object that is no more in the app.
  mutating func forget(_ object: ObjectID) {
    visible.removeAll { $0 == object }
    roots[object] = nil
    sessions[object] = nil
    for (window, root) in roots where root == object { roots[window] = nil }
    stages[object] = nil
    shown.removeAll { $0 == object }
  }

  /// Root view controllers of visible windows whose view is loaded.
  var loadedRoots: [ObjectID] {
    visible.compactMap { roots[$0] }.filter { stage(of: $0) != .unloaded }
  }

  /// Controllers whose view is loaded, which hear of memory warnings: the visible ones first.
  var loadedControllers: [ObjectID] { loadedRoots + hiddenControllers }

  /// Controllers whose view is loaded and in no visible window, by their numbers.
  var hiddenControllers: [ObjectID] {
    let roots = Set(visible.compactMap { self.roots[$0] })
    return stages.filter { $0.value == .loaded && !roots.contains($0.key) }.keys
      .sorted { $0.number < $1.number }
  }

  mutating func unload(_ controller: ObjectID) { stages[controller] = nil }

  /// Root view controllers that a scene shows.
  func appearedRoots(in session: SessionID) -> [ObjectID] {
    visible.filter { sessions[$0] == session }.compactMap { roots[$0] }
      .filter { stage(of: $0) == .appeared }
  }

  /// The next call that is owed to anyone; its controller is busy until `finish`.
  mutating func next() -> ViewCall? {
    nextDisappearance()
      ?? nextOfRoots(from: [.unloaded, .viewLoaded], reaching: .loaded)
      ?? nextOfRoots(from: [.loaded, .willAppear, .willLayOut], reaching: .appearing)
      ?? nextOfRoots(from: [.appearing], reaching: .appeared)
  }

  /// The next call that loads a controller's view; its controller is busy until `finish`.
  mutating func nextLoading(_ controller: ObjectID) -> ViewCall? {
    guard !busy.contains(controller), [.unloaded, .viewLoaded].contains(stage(of: controller))
    else { return nil }
    return advance(controller)
  }

  /// Notes that a controller's callback has returned.
  mutating func finish(_ call: ViewCall) {
    busy.remove(call.controller)
  }

  /// Whether a controller is between its appearance and its layout.
  var isLayingOut: Bool {
    shown.contains { [.willAppear, .willLayOut].contains(stage(of: $0)) }
  }

  private func stage(of controller: ObjectID) -> Stage { stages[controller] ?? .unloaded }

  /// For controllers that are shown and in no visible window any more.
  private mutating func nextDisappearance() -> ViewCall? {
    let here = Set(visible.compactMap { roots[$0] })
    let leaving = shown.first {
      !busy.contains($0) && (stage(of: $0) == .disappearing || !here.contains($0))
    }
    guard let leaving else { return nil }
    guard stage(of: leaving) == .disappearing else {
      return enter(.disappearing, of: leaving, by: .viewWillDisappear)
    }
    shown.removeAll { $0 == leaving }
    return enter(.loaded, of: leaving, by: .viewDidDisappear)
  }

  private mutating func nextOfRoots(from stages: Set<Stage>, reaching reach: Reach) -> ViewCall? {
    for window in visible {
      guard let session = sessions[window], reaches[session] ?? .loaded >= reach,
        let root = roots[window], !busy.contains(root), stages.contains(stage(of: root))
      else { continue }
      return advance(root, in: window)
    }
    return nil
  }

  /// One stage on the way to `appeared`.
  private mutating func advance(_ controller: ObjectID, in window: ObjectID? = nil) -> ViewCall? {
    switch stage(of: controller) {
    case .unloaded: return enter(.viewLoaded, of: controller, by: .loadView)
    case .viewLoaded: return enter(.loaded, of: controller, by: .viewDidLoad)
    case .loaded:
      shown.append(controller)
      return enter(.willAppear, of: controller, by: .viewWillAppear, in: window)
    case .willAppear: return enter(.willLayOut, of: controller, by: .viewWillLayoutSubviews)
    case .willLayOut: return enter(.appearing, of: controller, by: .viewDidLayoutSubviews)
    case .appearing: return enter(.appeared, of: controller, by: .viewDidAppear, in: window)
    case .appeared, .disappearing: return nil
    }
  }

  private mutating func enter(
    _ stage: Stage, of controller: ObjectID, by callback: CallbackName, in window: ObjectID? = nil
  ) -> ViewCall {
    stages[controller] = stage
    busy.insert(controller)
    return ViewCall(callback: callback, controller: controller, window: window)
  }
}
