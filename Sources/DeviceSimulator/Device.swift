import AppLink
import InfoPlist
import LifecycleTrace

/// A simulated iPhone, or iPad, with one app: decides what is called, in which order, and when.
///
/// Time is virtual: it passes by `wait`, and while the app sleeps. What the app does is recorded in
/// `trace`.
public final class Device {
  /// 9:41 on 15 September 2025, UTC: when every story begins, in seconds since 1970.
  public static let start = 1_757_929_260.0
  /// How much queued work may run at one moment before the app counts as never resting.
  public static let maximumWorkAtOnce = 10_000
  /// How many effects and questions an app may send within one callback.
  public static let maximumThingsSaid = 10_000
  /// How many view controllers the device looks at for one process: it looks at all that are alive
  /// whenever the app changes one.
  public static let maximumLooks = 10_000_000
  /// How many events the trace of one process may have.
  public static let maximumEvents = 1_000_000
  /// The longest time that an app may sleep within one callback, in virtual seconds.
  ///
  /// The system's watchdog gives a launch about 20 s (FACTS.md, A-limits).
  public static let longestSleep = 20.0

  public internal(set) var situation: Situation
  public internal(set) var storage = DeviceStorage()
  public var trace: Trace { recorder.trace }

  let launcher: any AppLauncher
  var recorder = TraceRecorder()
  var clock = DeviceClock()
  /// The app's process; nil while none runs.
  var app: RunningApp?
  /// What `applicationState` reads.
  var reads = AppState.notRunning
  /// What the device keeps of each scene session.
  var sessions: [SessionID: SessionMemory] = [:]
  var interfaceOrientation = InterfaceOrientation.portrait
  var eventLimit = Device.maximumEvents

  /// - Parameters:
  ///   - system: the version of iOS on the device.
  ///   - manifest: what the app's `Info.plist` says.
  public init(
    launcher: any AppLauncher, system: SystemVersion = .iOS17,
    manifest: AppManifest = AppManifest()
  ) {
    self.launcher = launcher
    situation = Situation(system: system, manifest: manifest)
  }

  deinit {
    app?.session.terminate()
  }

  /// Carries out one stimulus.
  ///
  /// Throws a `Refusal` when it is impossible now, which changes nothing, or an `AppOutcome` when
  /// the app ended by its own doing; the device can go on from there.
  public func perform(_ stimulus: Stimulus) throws {
    let steps = try situation.perform(stimulus)
    let interaction = try interaction(for: stimulus)
    record(.stimulus, stimulus.description)
    app?.sleptInLaunch = 0
    do throws(AppOutcome) {
      try perform(steps)
      if let interaction { try carryOut(interaction) }
      try serveRequests()
      try finishAnimations()
      try settleDown()
      app?.refusedDelivery = false
    } catch {
      throw bury(error)
    }
  }

  /// Plays a whole story; stops at the first stimulus that throws.
  public func perform(_ story: Story) throws {
    for stimulus in story.stimuli { try perform(stimulus) }
  }

  /// Ends the app's process without a word, as at the end of a scenario.
  public func shutDown() {
    guard app != nil else { return }
    situation.appDied()
    end(.completed)
  }

  func end(_ outcome: AppOutcome) {
    reads = .notRunning
    guard let app else { return }
    app.session.terminate()
    self.app = nil
    record(.process, "ended", detail: outcome.detail)
  }

  /// Notes that the app has ended by its own doing; returns the outcome with its callback.
  func bury(_ outcome: AppOutcome) -> AppOutcome {
    var outcome = outcome
    // A crash during the launch costs the saved state (FACTS.md A32).
    if app?.hasLaunched == false { storage.restoration = nil }
    outcome.callback = outcome.callback ?? app?.openCallbacks.last
    situation.appDied(knowing: Set(sessions.keys))
    end(outcome)
    record(.state, AppState.notRunning.rawValue, on: "UIApplication")
    return outcome
  }

  func record(
    _ kind: Event.Kind, _ name: String, on: String? = nil, scene: SceneState? = nil,
    detail: [String: TraceValue] = [:], isHeld: Bool = false
  ) {
    var detail = detail
    if scene != nil { detail["applicationState"] = .string(reads.rawValue) }
    recorder.add(
      kind, name, on: on, at: clock.elapsed, state: scene?.rawValue ?? reads.rawValue,
      detail: detail, isHeld: isHeld)
  }
}

extension AppOutcome {
  /// The detail of a process's `ended` event.
  fileprivate var detail: [String: TraceValue] {
    var detail: [String: TraceValue] = ["reason": .string(kind.rawValue)]
    if let callback { detail["callback"] = .string(callback) }
    if let message { detail["message"] = .string(message) }
    if let file { detail["file"] = .string(file) }
    if let line { detail["line"] = .int(Int64(line)) }
    return detail
  }
}
