import AppLink
import LifecycleTrace

/// Carries out the steps that a situation asks for.
extension Device {
  func perform(_ steps: [Situation.Step]) throws(AppOutcome) {
    for step in steps { try perform(step) }
  }

  private func perform(_ step: Situation.Step) throws(AppOutcome) {
    switch step {
    case .startProcess(let reads): try startProcess(reads)
    case .state(let state, let reads): enter(state, reads: reads)
    case .sceneState(let id, let state): enter(state, of: id)
    case .call(let callback, let scene, let delivery):
      try call(callback, on: scene, for: delivery)
    case .post(let notification, let scene):
      try post(notification, of: scene)
      if notification == .sceneWillEnterForeground, let scene { try updateScene(scene) }
    case .loadMainStoryboard(let name): try loadStoryboard(name, for: nil)
    case .showMainWindow: _ = try callHarness(Call.Name.showMainWindow, [:])
    case .rest: try rest()
    case .warnViewControllers: try warnViewControllers()
    case .configureScene(let id, let delivery): try configure(id, for: delivery)
    case .makeScene(let id): try makeScene(id)
    case .dropScene(let id): try dropScene(id)
    case .saveActivity(let id): try saveActivity(of: id)
    case .restoreInteraction(let id): try restoreInteraction(of: id)
    case .discard(let ids): try discard(ids)
    case .deliver(let delivery, let scene): try deliver(delivery, to: scene)
    case .present: try present()
    case .windowsWillAppear(let id): try bringWindows(of: id, to: .appearing)
    case .windowsDidAppear(let id): try bringWindows(of: id, to: .appeared)
    case .windowsDisappear(let id):
      app?.controllers.removeWindows(of: id)
      try settleWindows()
    case .takeSnapshot(let id): try takeSnapshot(of: id)
    case .saveState: try saveState()
    case .restoreState: try restoreState()
    case .presentRestored: try presentRestored()
    case .forgetState: storage.restoration = nil
    case .setUpStatusBar: try setUpStatusBar()
    case .askForOrientations(let count): try askForOrientations(count)
    case .rotate(let orientation): try rotate(to: orientation)
    case .endProcess: end(.completed)
    case .pass(let seconds): try pass(seconds)
    }
  }

  private func enter(_ state: AppState, reads: AppState) {
    // An app that was locked away while it was suspended has not been told.
    if self.reads == .suspended, situation.lacksProtectedData { app?.lacksProtectedData = true }
    self.reads = reads
    updateDeadline(state)
    record(.state, state.rawValue, on: "UIApplication")
  }

  private func enter(_ state: SceneState, of id: SessionID) {
    app?.sceneStates[id] = state
    guard situation.usesScenes else { return }
    record(.state, state.rawValue, on: app?.scenes[id]?.name ?? "UIWindowScene", scene: state)
  }

  private func bringWindows(
    of id: SessionID, to reach: ControllerTree.Reach
  ) throws(AppOutcome) {
    app?.controllers.bring(id, to: reach)
    try settleWindows()
  }

  private func startProcess(_ reads: AppState) throws(AppOutcome) {
    self.reads = reads
    interfaceOrientation = firstOrientation
    let connection = try launcher.start()
    record(.process, "started")
    let session = AppSession(
      connection: connection,
      handlers: AppSession.Handlers(
        effects: { [unowned self] effects throws(AppOutcome) in try note(effects) },
        ask: { [unowned self] ask throws(AppOutcome) in try decide(ask) },
        moment: { [unowned self] in (clock.now, self.reads) }))
    app = RunningApp(session: session)
    app?.controllers.system = situation.system
    app?.firstEvent = recorder.lastNumber
    app?.lacksProtectedData = situation.lacksProtectedData
    let booted = try callHarness(Call.Name.boot, bootArguments)
    app?.names.add(.delegate, class: booted["delegate"]?.string ?? "")
    try enter(.initializer)
    try rest()
  }

  private var bootArguments: LinkRecord {
    let system = situation.system
    return [
      "defaults": storage.linkValue,
      "system": .record([
        "version": .string(system.number),
        "isMultitaskingSupported": .bool(system.isMultitaskingSupported),
        "idiom": .string(situation.hasSeveralWindows ? "pad" : "phone"),
        "usesScenes": .bool(situation.usesScenes),
        "supportsMultipleScenes": .bool(situation.hasSeveralWindows),
      ]),
      "sessions": .list(
        situation.windows.filter { sessions[$0.id] != nil }.map { link($0.id) }),
    ]
  }
}
