@testable import DeviceSimulator
import LifecycleTrace

/// The state tables of FACTS.md, written a second time.
enum Oracle {
  // MARK: Where everything rests

  static func appState(_ after: Situation, _ move: Move) -> AppState {
    let before = move.before
    if after.app == .notRunning {
      let isEnd = [.swipeKill, .purge].contains(move.stimulus) || move.stimulus.closesWindow
      let leaves = !before.livesOn && !showsApp(after)
      return before.app == .notRunning || isEnd || leaves ? .notRunning : .active
    }
    if !showsApp(after) { return after.app == .background ? .background : .suspended }
    return isCovered(after) ? .inactive : .active
  }

  static func sceneState(_ window: SceneWindow, in situation: Situation) -> SceneState {
    guard showsApp(situation), window.isShown else { return .background }
    return isCovered(situation) ? .foregroundInactive : .foregroundActive
  }

  private static func showsApp(_ situation: Situation) -> Bool {
    let screen = situation.screen
    let isBehindLock = screen.isLocked && ![.iOS3_1, .iOS4].contains(situation.system)
    return screen.isInFront && !screen.isOnCall && !isBehindLock
  }

  private static func isCovered(_ situation: Situation) -> Bool {
    let screen = situation.screen
    return screen.isRinging || screen.hasAlert || screen.overlay != nil || screen.isLocked
  }

  // MARK: What the app delegate hears

  /// The app delegate's callbacks with what `applicationState` reads, and the changes of state.
  static func callbacks(_ steps: [Situation.Step], reading before: Situation) -> [String] {
    var reads = before.app == .background ? before.readsBehind : before.app
    return steps.compactMap { step in
      switch step {
      case .startProcess(let first):
        reads = first
        return "start"
      case .state(let state, let now):
        reads = now
        return "=\(state)"
      case .call(let callback, nil, _): return "\(short(callback)) \(reads)"
      case .deliver(let delivery, _): return "deliver \(delivery) \(reads)"
      case .present: return "present \(reads)"
      case .rotate: return "rotate \(reads)"
      case .saveState: return "save"
      case .restoreState: return "restore"
      case .forgetState: return "forget"
      case .endProcess: return "end"
      case .pass: return "pass"
      default: return nil
      }
    }
  }

  private static func short(_ callback: CallbackName) -> String {
    switch callback {
    case .willFinishLaunching: "willFinishLaunching"
    case .didFinishLaunching: "didFinishLaunching"
    default: String(callback.rawValue.prefix { $0 != "(" })
    }
  }

  static func expected(_ move: Move) -> [String] {
    let before = move.before
    let words = AppWords(move)
    switch (before.app, move.after.app) {
    case (.notRunning, .notRunning): return []
    case (.notRunning, .active): return words.launch
    case (.notRunning, _): return words.backgroundLaunch
    case (_, .notRunning): return words.ending
    default: return words.moving
    }
  }

  // MARK: What a scene hears

  static func sceneCallbacks(of id: SessionID, _ steps: [Situation.Step]) -> [String] {
    steps.compactMap { step in
      switch step {
      case .configureScene(id, _): "configure"
      case .makeScene(id): "make"
      case .call(let callback, id?, _): short(callback)
      case .discard(let ids) where ids.contains(id): "discard"
      case .dropScene(id): "drop"
      case .windowsDisappear(id): "disappear"
      case .saveActivity(id): "activity"
      default: nil
      }
    }
  }

  static func expectedOfScene(_ id: SessionID, _ move: Move) -> [String] {
    let before = move.before.windows.first { $0.id == id }
    let after = move.after.windows.first { $0.id == id }
    let isSuspended = move.before.app == .suspended
    guard let after else {
      let state = before?.state ?? .unattached
      if isSuspended || move.before.app == .notRunning { return [] }
      let isTold = move.after.app != .notRunning || !isLastOnPad(id, move)
      return (state == .foregroundActive ? ["sceneWillResignActive"] : [])
        + (state != .unattached ? ["sceneDidDisconnect"] : []) + (isTold ? ["discard"] : [])
        + (state != .unattached ? ["disappear", "drop"] : [])
    }
    if move.after.app == .notRunning { return [] }
    let isNew = before.map { !$0.isKnown } ?? true
    return way(from: before?.state ?? .unattached, to: after.state, isNew: isNew)
  }

  /// Of an iPad's last window nothing is told (C8).
  private static func isLastOnPad(_ id: SessionID, _ move: Move) -> Bool {
    move.before.hasSeveralWindows && move.before.windows.last?.id == id
  }

  private static func way(from: SceneState, to: SceneState, isNew: Bool) -> [String] {
    let connecting = (isNew ? ["configure"] : []) + ["make", "scene"]
    let entering = ["sceneWillEnterForeground"]
    let activating = ["sceneDidBecomeActive"]
    let resigning = ["sceneWillResignActive"]
    let leaving = ["sceneDidEnterBackground", "activity"]
    switch (from, to) {
    case (.unattached, .background): return connecting
    case (.unattached, .foregroundInactive): return connecting + entering
    case (.unattached, .foregroundActive): return connecting + entering + activating
    case (.background, .foregroundInactive): return entering
    case (.background, .foregroundActive): return entering + activating
    case (.foregroundInactive, .foregroundActive): return activating
    case (.foregroundActive, .foregroundInactive): return resigning
    case (.foregroundActive, .background): return resigning + leaving
    case (.foregroundInactive, .background): return leaving
    case (.background, .unattached): return ["sceneDidDisconnect", "disappear", "drop"]
    default: return []
    }
  }
}

extension Stimulus {
  var closesWindow: Bool { if case .closeWindow = self { true } else { false } }
}

/// The words of FACTS.md A for one move of an app without scenes.
private struct AppWords {
  let move: Move
  private let before: Situation
  private let after: Situation

  init(_ move: Move) {
    self.move = move
    before = move.before
    after = move.after
  }

  private var restores: Bool { ![.iOS3_1, .iOS4, .iOS5].contains(before.system) }
  private var delivery: Delivery? {
    switch move.stimulus {
    case .launchFor(let reason): reason
    case .url(let url): .url(url)
    case .activity(let activity): .activity(activity)
    case .tapNotification: .notification
    case .fetch: .fetch
    case .silentPush: .silentPush
    default: nil
    }
  }

  /// A1, A3, A5, A7.
  var launch: [String] {
    ["start", "=inactive", "willFinishLaunching inactive"] + (restores ? ["restore"] : [])
      + ["didFinishLaunching inactive"]
      + (delivery.map { ["deliver \($0) inactive"] } ?? [])
      + ["=active", "applicationDidBecomeActive active"]
  }

  /// A9, A11.
  var backgroundLaunch: [String] {
    ["start", "=background", "willFinishLaunching background", "didFinishLaunching background"]
      + (delivery.map { ["deliver \($0) background"] } ?? [])
      + (after.app == .suspended ? ["=suspended"] : [])
  }

  /// A18, A22, A23, A24, A26.
  var ending: [String] {
    let isKill = move.stimulus == .swipeKill
    let end = ["end", "=notRunning"]
    let told = before.app != .suspended
    var words = isKill ? ["forget"] : []
    guard told else { return words + end }
    if before.app == .active { words += resigning }
    if before.livesOn, before.app != .background {
      words += ["=background", "applicationDidEnterBackground background"]
    }
    let reads =
      before.livesOn ? (before.app == .background ? "background" : "background") : "inactive"
    return words + ["applicationWillTerminate \(reads)"] + end
  }

  private let resigning = ["applicationWillResignActive active", "=inactive"]
  private let activating = ["=active", "applicationDidBecomeActive active"]

  /// Between two states of a process that goes on.
  var moving: [String] {
    let isUp = rank(after.app) > rank(before.app)
    var words = isUp || !wakesBehind ? [] : waking
    if before.app == .active, after.app != .active { words += resigning }
    if isForeground(before.app), !isForeground(after.app) { words += leaving }
    if !isForeground(before.app), isForeground(after.app) { words += returning }
    words += events
    if after.app == .active, before.app != .active { words += activating }
    if move.stimulus == .unlock, isAwake, before.lacksProtectedData {
      words.insert("applicationProtectedDataDidBecomeAvailable \(reading)", at: 0)
    }
    if move.stimulus == .lock, isAwake, before.system != .iOS3_1 {
      words.append("applicationProtectedDataWillBecomeUnavailable \(lockedReading)")
    }
    if after.app == .suspended, before.app != .suspended || wakesBehind {
      words.append("=suspended")
    }
    return words
  }

  private var isAwake: Bool { before.app != .suspended }
  private var reading: String { before.app.rawValue == "background" ? behind : before.app.rawValue }
  private var behind: String { before.readsBehind.rawValue }
  private var lockedReading: String {
    isForeground(before.app)
      ? "inactive" : behind
  }

  /// Whether a suspended app runs for a while and stays behind.
  private var wakesBehind: Bool {
    before.app == .suspended && !isForeground(after.app) && delivery != nil
  }

  private func isForeground(_ state: AppState) -> Bool { state == .active || state == .inactive }

  private func rank(_ state: AppState) -> Int {
    [.suspended: 0, .background: 0, .inactive: 1, .active: 2][state] ?? -1
  }

  private var leaving: [String] {
    let reads = move.stimulus == .lock && !before.screen.isOnCall ? "inactive" : "background"
    return ["=background", "applicationDidEnterBackground \(reads)"] + (restores ? ["save"] : [])
  }

  private var returning: [String] {
    // An app that still runs behind reads what it read there; one that comes back from being
    // suspended reads inactive when the device is unlocked, and background otherwise.
    let isUnlocked = move.stimulus == .unlock && !before.screen.isOnCall
    let reads = before.app == .background ? behind : isUnlocked ? "inactive" : "background"
    return (before.app == .suspended ? waking(reads) : [])
      + ["applicationWillEnterForeground \(reads)", "=inactive"]
      + (after.toldOrientation != before.toldOrientation ? ["rotate inactive"] : [])
      + (before.owed.timeChange ? ["applicationSignificantTimeChange inactive"] : [])
  }

  private var waking: [String] { waking(behind) }

  private func waking(_ reads: String) -> [String] {
    ["=background"]
      + (before.lacksProtectedData && !after.screen.isLocked
        ? ["applicationProtectedDataDidBecomeAvailable \(reads)"] : [])
      + (before.owed.memoryWarning ? ["applicationDidReceiveMemoryWarning \(reads)"] : [])
  }

  /// What a stimulus does besides a change of state.
  private var events: [String] {
    let now: String
    switch (before.app, after.app) {
    case (.suspended, let state) where !isForeground(state): now = behind
    case (let state, _) where !isForeground(state):
      now = isForeground(after.app) ? "inactive" : behind
    case (.inactive, .active): now = "inactive"
    default: now = before.app.rawValue
    }
    if let delivery { return ["deliver \(delivery) \(now)"] }
    switch move.stimulus {
    case .memoryWarning where isAwake: return ["applicationDidReceiveMemoryWarning \(now)"]
    case .timeChange where isAwake: return ["applicationSignificantTimeChange \(now)"]
    case .notification where isForeground(before.app): return ["present \(now)"]
    case .rotate where isForeground(before.app): return ["rotate \(now)"]
    default: return []
    }
  }
}
