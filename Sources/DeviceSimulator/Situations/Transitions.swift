import LifecycleTrace

/// From what the user sees to what the app is told.
extension Situation {
  /// Whether the app's windows are what the user sees, be it under something.
  var screenShowsApp: Bool {
    screen.isInFront && !screen.isOnCall
      && !(screen.isLocked && system.entersBackgroundOnLock)
  }

  /// The state that what the user sees asks of a window's scene.
  private func target(of window: SceneWindow) -> SceneState {
    guard screenShowsApp, window.isShown else {
      return window.state == .unattached ? .unattached : .background
    }
    return screen.isInterrupted || screen.isLocked ? .foregroundInactive : .foregroundActive
  }

  /// Brings every scene, and with them the app, where the screen says.
  ///
  /// - Parameters:
  ///   - reads: what `applicationState` reads behind from now on.
  ///   - delivery: what is handed over on the way to the front: with its connection to a scene that
  ///     is not connected, otherwise before it becomes active.
  ///   - session: whose scene it is handed to; by default the first that shows.
  ///   - isCold: whether the process has just started.
  mutating func settle(
    reads: AppState = .background, delivering delivery: Delivery? = nil,
    to session: SessionID? = nil, isCold: Bool = false
  ) -> [Step] {
    guard app != .notRunning else { return [] }
    if screenShowsApp { showSomeWindow() }
    let targets = windows.map(target)
    let receiver =
      usesScenes ? windows.first { session == nil ? $0.isShown : $0.id == session } : nil
    let isConnecting = receiver?.state == .unattached
    // The response to a notification also goes to the centre's delegate (C13).
    let comesWithConnection = isConnecting && delivery != .notification
    var steps = resign(targets)
    steps += enterForeground(
      targets, reads: reads, connectingFor: isConnecting ? delivery : nil,
      receiver: receiver?.id, isCold: isCold)
    if let delivery, !comesWithConnection {
      steps += [.deliver(delivery, to: receiver?.id), .rest]
    }
    steps += enterBackground(targets, reads: reads)
    guard app != .notRunning else { return steps }
    return steps + activate(targets)
  }

  /// The scenes that are active and shall not be.
  mutating func resign(_ targets: [SceneState]) -> [Step] {
    let leaving = windows.indices.filter {
      windows[$0].state == .foregroundActive && targets[$0] != .foregroundActive
    }
    guard !leaving.isEmpty else { return [] }
    let steps = leaving.flatMap { index in
      tellScene(.sceneWillResignActive, index) + set(.foregroundInactive, index)
    }
    return steps + appResigns() + [.rest]
  }

  private mutating func appResigns() -> [Step] {
    guard app == .active, !windows.contains(where: { $0.state == .foregroundActive })
    else { return [] }
    app = .inactive
    return tellApp(.applicationWillResignActive) + [.state(.inactive, reads: .inactive)]
  }

  private mutating func enterForeground(
    _ targets: [SceneState], reads: AppState, connectingFor delivery: Delivery?,
    receiver: SessionID?, isCold: Bool
  ) -> [Step] {
    let entering = windows.indices.filter {
      !windows[$0].isInForeground
        && [.foregroundActive, .foregroundInactive].contains(targets[$0])
    }
    guard !entering.isEmpty else { return [] }
    // A tap on the lock screen brings the app back as from home (traces ba-14-lockpush, -ns-warm).
    readsBehind = reads
    var steps = wake()
    var connected: Set<SessionID> = []
    for index in entering {
      let id = windows[index].id
      if usesScenes, windows[index].state == .unattached {
        steps += connect(index, for: id == receiver ? delivery : nil)
        steps.append(.windowsWillAppear(id))
        connected.insert(id)
      }
      steps += tellScene(.sceneWillEnterForeground, index) + set(.foregroundInactive, index)
    }
    if app == .background, !(isCold && system.activatesSceneFirst) {
      steps += appEnters(isCold: isCold)
    }
    return steps + [.rest]
      + entering.map { windows[$0].id }.filter { !connected.contains($0) }
      .map { .windowsWillAppear($0) }
  }

  /// Where the app as a whole enters the foreground; at a cold launch it is inactive before it
  /// hears of that (traces ba-13-cold and ba-14-cold).
  private mutating func appEnters(isCold: Bool) -> [Step] {
    app = .inactive
    let state: [Step] = [.state(.inactive, reads: .inactive)]
    let told = tellApp(.applicationWillEnterForeground)
    let timeChange = owed.timeChange ? tellApp(.applicationSignificantTimeChange) + [.rest] : []
    owed.timeChange = false
    return (isCold ? state + told : told + [.rest] + state) + [.rest] + turnIfOwed() + timeChange
  }

  /// The scenes that are in the foreground and shall not be.
  ///
  /// - Parameter isDying: whether the user has killed the app; then nothing is saved.
  mutating func enterBackground(
    _ targets: [SceneState], reads: AppState, isDying: Bool = false
  ) -> [Step] {
    let leaving = windows.indices.filter {
      windows[$0].isInForeground && targets[$0] == .background
    }
    guard !leaving.isEmpty else { return [] }
    let stays = windows.indices.contains { windows[$0].isInForeground && !leaving.contains($0) }
    guard livesOn || stays else { return terminate() }
    var steps = leaving.flatMap { index in
      set(.background, index) + tellScene(.sceneDidEnterBackground, index)
        + (usesScenes && !isDying ? [.saveActivity(windows[index].id)] : [])
    }
    steps += appEntersBackground(reads: reads) + [.rest]
    if isDying { return steps }
    if !usesScenes, system.restoresState { steps.append(.saveState) }
    return steps + leaving.map { .takeSnapshot(windows[$0].id) } + [.rest]
  }

  mutating func appEntersBackground(reads: AppState = .background) -> [Step] {
    guard app == .inactive, !windows.contains(where: \.isInForeground) else { return [] }
    app = .background
    readsBehind = reads
    return [.state(.background, reads: reads)] + tellApp(.applicationDidEnterBackground)
  }

  private mutating func activate(_ targets: [SceneState]) -> [Step] {
    let rising = windows.indices.filter {
      windows[$0].state != .foregroundActive && targets[$0] == .foregroundActive
    }
    guard !rising.isEmpty else { return [] }
    var steps = rising.flatMap {
      set(.foregroundActive, $0) + tellScene(.sceneDidBecomeActive, $0)
    }
    if app == .background { steps += appEnters(isCold: true) }
    if app == .inactive {
      app = .active
      steps += [.state(.active, reads: .active)] + tellApp(.applicationDidBecomeActive)
    }
    return steps + [.rest] + rising.map { .windowsDidAppear(windows[$0].id) }
  }

  // MARK: What both kinds of apps share

  /// A suspended app runs again, still behind, and hears of what it is owed.
  mutating func wake() -> [Step] {
    guard app == .suspended else { return [] }
    app = .background
    var steps: [Step] = [.state(.background, reads: readsBehind)]
    if screen.isLocked {
      lacksProtectedData = hasProtectedData
    } else {
      steps += regainProtectedData()
    }
    if owed.memoryWarning { steps += Self.memoryWarning }
    owed.memoryWarning = false
    for window in owed.closed { steps += discard(window) }
    owed.closed = []
    return steps
  }

  /// The app is told, and ends.
  mutating func terminate() -> [Step] {
    appDied()
    return tellApp(.applicationWillTerminate)
      + [.endProcess, .state(.notRunning, reads: .notRunning)]
  }

  /// An app that is in front shows at least one window.
  mutating func showSomeWindow() {
    if windows.isEmpty { _ = addWindow() }
    if !windows.contains(where: \.isShown) { windows[0].isShown = true }
  }

  mutating func connect(_ index: Int, for delivery: Delivery?) -> [Step] {
    let id = windows[index].id
    let isNew = !windows[index].isKnown
    windows[index].isKnown = true
    return (isNew ? [.configureScene(id, for: delivery)] : [])
      + [
        .makeScene(id), .call(.sceneWillConnect, on: id, for: delivery),
        .post(.sceneWillConnect, of: id), .rest,
      ] + (system.restoresInteraction && !isNew ? [.restoreInteraction(id), .rest] : [])
  }

  mutating func set(_ state: SceneState, _ index: Int) -> [Step] {
    windows[index].state = state
    return system.hasScenes ? [.sceneState(windows[index].id, state)] : []
  }

  func tellScene(_ callback: CallbackName, _ index: Int) -> [Step] {
    tellScene(callback, id: windows[index].id)
  }

  func tellScene(_ callback: CallbackName, id: SessionID) -> [Step] {
    guard system.hasScenes else { return [] }
    return (usesScenes ? [.call(callback, on: id)] : [])
      + (NotificationName(following: callback).map { [.post($0, of: id)] } ?? [])
  }

  /// A callback of the app delegate, unless scenes have taken it over (B6), and its notification.
  func tellApp(_ callback: CallbackName) -> [Step] {
    let isTakenOver = usesScenes && Self.takenOverByScenes.contains(callback)
    return (isTakenOver ? [] : [.call(callback)])
      + (NotificationName(following: callback).map { [.post($0)] } ?? [])
  }

  private static let takenOverByScenes: Set<CallbackName> = [
    .applicationDidBecomeActive, .applicationWillResignActive, .applicationDidEnterBackground,
    .applicationWillEnterForeground,
  ]
}
