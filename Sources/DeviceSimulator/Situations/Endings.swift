import LifecycleTrace

extension Situation {
  /// The user throws the app out of the switcher.
  ///
  /// The saved state goes (A32), and the system launches the app no more by itself (A11).
  mutating func kill() -> [Step] {
    wasKilledByUser = true
    switch app {
    case .notRunning, .suspended:
      if usesScenes { untoldDiscards += takeWindows().map(\.id) }
      let isSuspended = app == .suspended
      appDied()
      return [.forgetState]
        + (isSuspended ? [.endProcess, .state(.notRunning, reads: .notRunning)] : [])
    default:
      // Of an iPad's last window nothing is told (C8).
      return usesScenes
        ? killScenes(tellingOf: hasSeveralWindows ? max(0, windows.count - 1) : windows.count)
        : killApp()
    }
  }

  /// FACTS.md A22, A24; X5: by way of the background, as the one log shows.
  private mutating func killApp() -> [Step] {
    let targets = windows.map { _ in SceneState.background }
    let steps =
      [.forgetState] + resign(targets)
      + enterBackground(targets, reads: .background, isDying: true)
    return app == .notRunning ? steps : steps + terminate()
  }

  /// FACTS.md C6, C7; the views go last (D21).
  ///
  /// - Parameter count: of how many sessions the app hears that they are discarded; of the rest it
  ///   hears at its next launch.
  mutating func killScenes(tellingOf count: Int) -> [Step] {
    wasKilledByUser = true
    var steps: [Step] = [.forgetState]
    steps += resign(windows.map { _ in .background })
    let windows = takeWindows()
    let connected = windows.filter { $0.state != .unattached }.map(\.id)
    for id in connected { steps += disconnect(id) }
    let told = windows.map(\.id).prefix(count)
    if !told.isEmpty { steps += [.discard(Array(told)), .rest] }
    untoldDiscards += windows.map(\.id).dropFirst(count)
    for id in connected { steps += [.windowsDisappear(id), .dropScene(id), .rest] }
    return steps + terminate()
  }

  private mutating func takeWindows() -> [SceneWindow] {
    defer { windows = [] }
    return windows
  }
}
