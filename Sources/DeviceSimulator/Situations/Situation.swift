import InfoPlist
import LifecycleTrace

/// Where the device and the app stand: a value, changed by stimuli and by nothing else.
///
/// What a stimulus changes is what the user sees (`screen`, and which windows are shown). The state of
/// each window's scene follows from that by one rule, `target`, and the app's state from the scenes':
/// active when one is, inactive when one is in the foreground, else in the background. An app without
/// scenes has one window, and hears of the same changes through its app delegate.
///
/// | from → to | callbacks (what `applicationState` reads) | FACTS.md |
/// |---|---|---|
/// | notRunning → inactive | willFinishLaunching, didFinishLaunching (inactive) | A1 |
/// | notRunning → background | the same (background); a scene app's every launch | A9, C1, C14 |
/// | inactive → active | didBecomeActive (active) | A1, A13 |
/// | active → inactive | willResignActive (active) | A12, A16, A19, A20, A25 |
/// | inactive → background | didEnterBackground (background; inactive on lock) | A12, A15 |
/// | background → suspended | none, when nothing keeps the app awake | A12 |
/// | background, suspended → inactive | willEnterForeground (background; inactive on unlock) | A13 |
/// | any but suspended → notRunning | …, willTerminate | A22, A24 |
/// | suspended → notRunning | none | A23 |
public struct Situation: Hashable, Sendable {
  /// What has happened while the app was suspended, and is told on return, once.
  struct Owed: Hashable, Sendable {
    var memoryWarning = false
    var timeChange = false
    /// Windows that the user has closed; their scenes are still in the process.
    var closed: [SceneWindow] = []
  }

  public let system: SystemVersion
  public let manifest: AppManifest
  public internal(set) var app = AppState.notRunning
  public internal(set) var screen = Screen()
  /// In the order of their numbers.
  public internal(set) var windows: [SceneWindow] = []
  /// How the device is held.
  public internal(set) var orientation = InterfaceOrientation.portrait
  /// What `applicationState` reads while behind: inactive when the lock button sent the app there.
  var readsBehind = AppState.background
  var owed = Owed()
  /// The orientation that the app knows.
  var toldOrientation = InterfaceOrientation.portrait
  /// Whether the app was told that protected data are unavailable, and not yet of their return.
  var lacksProtectedData = false
  /// After that the system no longer launches the app by itself (A11).
  var wasKilledByUser = false
  /// Sessions whose end the app has still to hear of at its next launch (C7).
  var untoldDiscards: [SessionID] = []
  private var lastSession = 0

  public init(system: SystemVersion = .iOS17, manifest: AppManifest = AppManifest()) {
    self.system = system
    self.manifest = manifest
  }

  /// Whether the life cycle is that of scenes.
  public var usesScenes: Bool { system.hasScenes && manifest.scenes != nil }

  /// Whether the device is an iPad, on which the app may have several windows.
  public var hasSeveralWindows: Bool {
    usesScenes && manifest.scenes?.supportsMultipleScenes == true
  }

  /// Whether leaving the app sends it to the background rather than ends it (A18, A26).
  var livesOn: Bool { system.isMultitaskingSupported && !manifest.exitsOnSuspend }

  /// Carries out a stimulus, or refuses it and changes nothing.
  public mutating func perform(_ stimulus: Stimulus) throws(Refusal) -> [Step] {
    if let reason = obstacle(to: stimulus) {
      throw Refusal(stimulus: stimulus, reason: reason, situation: self)
    }
    screen.change(by: stimulus)
    switch stimulus {
    case .launch: return launch(for: nil)
    case .launchFor(let reason): return launch(for: reason)
    case .lock: return lock()
    case .unlock: return unlock()
    case .swipeKill: return kill()
    case .purge:
      appDied()
      return [.endProcess, .state(.notRunning, reads: .notRunning)]
    case .url(let url): return settle(delivering: .url(url))
    case .activity(let activity): return settle(delivering: .activity(activity))
    case .tapNotification: return settle(delivering: .notification)
    case .notification: return screenShowsApp ? [.present] : []
    case .fetch: return wake() + [.deliver(.fetch, to: nil)]
    case .silentPush: return wake() + [.deliver(.silentPush, to: nil)]
    case .memoryWarning: return warn()
    case .timeChange: return changeTime()
    case .rotate(let orientation): return rotate(to: orientation)
    case .newWindow: return openWindow(for: nil)
    case .closeWindow(let number): return close(index(ofWindow: number))
    case .focus(let number): return focus(index(ofWindow: number))
    case .backgroundWindow(let number):
      windows[index(ofWindow: number)].isShown = false
      return settle()
    case .disconnectWindow(let number): return reclaim(index(ofWindow: number))
    // The device carries it out: what comes of it, the app's own code decides.
    case .user: return []
    case .wait(let seconds): return [.pass(seconds: seconds)]
    case .home, .open, .call, .ignoreCall, .acceptCall, .endCall, .alert, .dismissAlert, .switcher,
      .closeSwitcher, .controlCentre, .closeControlCentre, .notificationCentre,
      .closeNotificationCentre:
      return settle()
    }
  }

  /// Lets an app that is behind and has nothing left to do be suspended.
  ///
  /// - Parameter keepsRunning: whether something that the app has begun keeps it awake.
  public mutating func idle(keepsRunning: Bool) -> [Step] {
    guard app == .background, !keepsRunning else { return [] }
    app = .suspended
    return [.state(.suspended, reads: .suspended)]
  }

  /// The app's process is gone: the home screen shows. The scene sessions stay.
  ///
  /// - Parameter known: the sessions that the app had given a configuration, where it has died in the
  ///   middle of a stimulus; nil when all were.
  public mutating func appDied(knowing known: Set<SessionID>? = nil) {
    app = .notRunning
    screen.loseApp()
    untoldDiscards += owed.closed.map(\.id)
    if let known {
      // Closed by the stimulus in whose midst the app has died, before it heard of that.
      untoldDiscards += known.subtracting(windows.map(\.id) + untoldDiscards)
        .sorted { $0.serial < $1.serial }
    }
    owed = Owed()
    lacksProtectedData = false
    for index in windows.indices {
      windows[index].state = .unattached
      if let known { windows[index].isKnown = known.contains(windows[index].id) }
    }
  }

  /// A window with a new session; its scene is not connected yet.
  mutating func addWindow() -> Int {
    lastSession += 1
    let taken = Set(windows.map(\.number))
    let number = (1...).first { !taken.contains($0) } ?? 1
    let window = SceneWindow(id: SessionID(serial: lastSession), number: number)
    let place = windows.firstIndex { $0.number > number } ?? windows.endIndex
    windows.insert(window, at: place)
    return place
  }

  func index(ofWindow number: Int) -> Int {
    guard let index = windows.firstIndex(where: { $0.number == number }) else {
      preconditionFailure("a stimulus for a window that is not there was not refused")
    }
    return index
  }
}
