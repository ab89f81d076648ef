import LifecycleTrace

extension Situation {
  mutating func launch(for reason: Delivery?) -> [Step] {
    let isBehind = reason?.isInBackground ?? false
    if !isBehind { wasKilledByUser = false }
    readsBehind = .background
    toldOrientation = orientation
    lacksProtectedData = screen.isLocked && hasProtectedData
    showSomeWindow()
    return usesScenes
      ? launchScenes(for: reason, isBehind: isBehind) : launchApp(for: reason, isBehind: isBehind)
  }

  /// FACTS.md A1, A2, A3, A5, A7, A9: without scenes an app is inactive while it launches.
  private mutating func launchApp(for reason: Delivery?, isBehind: Bool) -> [Step] {
    let id = windows[0].id
    let first: AppState = isBehind ? .background : .inactive
    app = first
    var steps: [Step] = [.startProcess(reads: first), .state(first, reads: first)]
    if system.hasScenes { steps.append(.makeScene(id)) }
    steps += set(isBehind ? .background : .foregroundInactive, 0)
    if system.asksForOrientationsAtLaunch { steps += [.setUpStatusBar, .askForOrientations(4)] }
    let storyboard = manifest.mainStoryboard
    if let storyboard { steps += [.loadMainStoryboard(storyboard), .rest] }
    steps += [.call(.willFinishLaunching, for: reason), .rest]
    if system.restoresState, !isBehind { steps.append(.restoreState) }
    steps += [.call(.didFinishLaunching, for: reason), .post(.didFinishLaunching), .rest]
    if storyboard != nil { steps += [.showMainWindow, .rest] }
    if system.asksForOrientationsAtLaunch { steps.append(.askForOrientations(3)) }
    if !isBehind { steps.append(.windowsWillAppear(id)) }
    if let reason { steps += [.deliver(reason, to: nil), .rest] }
    guard !isBehind else { return steps }
    app = .active
    return steps + set(.foregroundActive, 0) + [.state(.active, reads: .active)]
      + tellApp(.applicationDidBecomeActive) + [.rest, .windowsDidAppear(id)]
      + (system.restoresState ? [.presentRestored] : [])
  }

  /// FACTS.md C1, C14: a scene app launches in the background.
  private mutating func launchScenes(for reason: Delivery?, isBehind: Bool) -> [Step] {
    app = .background
    let options = isBehind ? reason : nil
    var steps: [Step] = [
      .startProcess(reads: .background), .state(.background, reads: .background),
      .call(.willFinishLaunching, for: options), .rest,
      .call(.didFinishLaunching, for: options), .post(.didFinishLaunching), .rest,
    ]
    if !untoldDiscards.isEmpty { steps += [.discard(untoldDiscards), .rest] }
    untoldDiscards = []
    guard isBehind else { return steps + settle(delivering: reason, isCold: true) }
    for index in windows.indices where windows[index].isShown {
      steps += connect(index, for: nil) + set(.background, index)
    }
    return steps + (reason.map { [.deliver($0, to: nil), .rest] } ?? [])
  }
}
