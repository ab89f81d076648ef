import AppLink
import LifecycleTrace

/// A simulated iPhone with one app: decides what is called, in which order, and when.
///
/// Time is virtual and passes only by `wait`. What the app does is recorded in `trace`.
public final class Device {
  /// 9:41 on 15 September 2025, UTC: when every story begins, in seconds since 1970.
  public static let start = 1_757_929_260.0
  /// How much queued work may run at one moment before the app counts as never resting.
  public static let maximumWorkAtOnce = 10_000

  public private(set) var situation = Situation()
  public private(set) var storage = DeviceStorage()
  public var trace: Trace { recorder.trace }

  private let launcher: any AppLauncher
  private var recorder = TraceRecorder()
  private var elapsed = 0.0
  private var session: AppSession?
  private var names = ObjectNames()
  private var windows = WindowTree()
  private var reads = AppState.notRunning
  private var openCallbacks: [String] = []
  private var nextWork: QueuedWork?
  /// Whether the app's interface is on the screen, so that view controllers appear at once.
  private var isOnScreen = false

  public init(launcher: any AppLauncher) {
    self.launcher = launcher
  }

  deinit {
    session?.terminate()
  }

  /// Carries out one stimulus.
  ///
  /// Throws a `Refusal` when it is impossible now, which changes nothing, or an `AppOutcome` when
  /// the app ended by its own doing; the device can go on from there.
  public func perform(_ stimulus: Stimulus) throws {
    let steps = try situation.perform(stimulus)
    record(.stimulus, stimulus.description)
    do throws(AppOutcome) {
      for step in steps { try perform(step) }
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
    guard session != nil else { return }
    end(AppOutcome(.completed))
  }

  // MARK: Steps

  private func perform(_ step: Situation.Step) throws(AppOutcome) {
    switch step {
    case .startProcess: try startProcess()
    case .state(let state, let reads):
      self.reads = reads
      record(.state, state.rawValue, on: "UIApplication")
    case .call(let callback):
      try call(callback, on: .delegate)
      if callback == .applicationDidReceiveMemoryWarning {
        for root in windows.loadedRoots { try call(.didReceiveMemoryWarning, on: root) }
      }
    case .windowsWillAppear:
      try perform(windows.willAppear())
    case .windowsDidAppear:
      isOnScreen = true
      try perform(windows.didAppear())
    case .endProcess: end(AppOutcome(.completed))
    case .pass(let seconds): try pass(seconds)
    }
  }

  private func startProcess() throws(AppOutcome) {
    reads = .inactive
    let connection = try launcher.start()
    record(.process, "started")
    let session = AppSession(
      connection: connection,
      handlers: AppSession.Handlers(
        effects: { [unowned self] effects throws(AppOutcome) in try note(effects) },
        ask: { [unowned self] ask throws(AppOutcome) in try decide(ask) },
        moment: { [unowned self] in (Self.start + elapsed, reads) }))
    self.session = session
    let booted = try session.call(
      Call.Name.boot, on: .application, arguments: ["defaults": storage.linkValue])
    names.add(.delegate, class: booted.value["delegate"]?.string ?? "")
    try call(.initializer, on: .delegate)
  }

  private func end(_ outcome: AppOutcome) {
    session?.terminate()
    session = nil
    names = ObjectNames()
    windows = WindowTree()
    nextWork = nil
    openCallbacks = []
    isOnScreen = false
    reads = .notRunning
    record(.process, "ended", detail: outcome.detail)
  }

  /// Notes that the app has ended by its own doing; returns the outcome with its callback.
  private func bury(_ outcome: AppOutcome) -> AppOutcome {
    var outcome = outcome
    outcome.callback = outcome.callback ?? openCallbacks.last
    situation.appDied()
    end(outcome)
    record(.state, AppState.notRunning.rawValue, on: "UIApplication")
    return outcome
  }

  // MARK: Calls

  /// Calls into student code, then lets what it has queued run to rest.
  private func call(_ callback: CallbackName, on receiver: ObjectID) throws(AppOutcome) {
    nextWork = try enter(callback.rawValue, on: receiver, call: callback.rawValue).next
    try rest()
  }

  private func perform(_ calls: [WindowTree.ViewCall]) throws(AppOutcome) {
    for view in calls {
      nextWork = try enter(view).next
      if openCallbacks.isEmpty { try rest() }
    }
  }

  private func enter(_ view: WindowTree.ViewCall) throws(AppOutcome) -> Returned {
    var arguments: LinkRecord = ["animated": false]
    if let window = view.window { arguments["window"] = .object(window) }
    return try enter(
      view.callback.rawValue, on: view.controller, call: view.callback.rawValue,
      arguments: arguments)
  }

  /// One entry and return in the trace.
  private func enter(
    _ name: String, on receiver: ObjectID, call: String, arguments: LinkRecord = [:]
  ) throws(AppOutcome) -> Returned {
    guard let session else { preconditionFailure("no process to call") }
    record(.callback, name, on: names[receiver])
    let entry = recorder.lastNumber
    openCallbacks.append(name)
    let returned = try session.call(call, on: receiver, arguments: arguments)
    openCallbacks.removeLast()
    record(
      .return, name, on: names[receiver],
      detail: [
        "entry": .int(Int64(entry)),
        "implemented": .bool(returned.value["implemented"]?.bool ?? true),
      ])
    return returned
  }

  /// Runs queued work that is due, one piece at a time, until none is.
  private func rest() throws(AppOutcome) {
    var count = 0
    while let work = nextWork, work.due <= Self.start + elapsed {
      count += 1
      guard count <= Self.maximumWorkAtOnce else {
        throw AppOutcome(
          .neverRests, callback: work.kind.callback.rawValue,
          message: "queued more than \(Self.maximumWorkAtOnce) pieces of work at one moment")
      }
      nextWork = try enter(
        work.kind.callback.rawValue, on: work.object, call: Call.Name.runWork
      ).next
    }
  }

  private func pass(_ seconds: Double) throws(AppOutcome) {
    let end = elapsed + seconds
    let isRunning = session != nil && situation.app != .suspended
    while isRunning, let work = nextWork, work.due <= Self.start + end {
      elapsed = max(elapsed, work.due - Self.start)
      try rest()
    }
    elapsed = end
  }

  // MARK: What the app says

  private func note(_ effects: [Effect]) throws(AppOutcome) {
    for effect in effects {
      if effect.name == Effect.objectCreated {
        names.add(effect.object, class: effect.detail["class"]?.string ?? "")
        continue
      }
      guard EffectName.all.contains(EffectName(effect.name)) else {
        throw AppOutcome(.brokeProtocol, message: "an effect that UIKit does not know")
      }
      try store(effect)
      record(
        .effect, effect.name, on: names[effect.object],
        detail: effect.detail.mapValues(TraceValue.init))
    }
  }

  private func store(_ effect: Effect) throws(AppOutcome) {
    guard let key = effect.detail["key"]?.string, let domain = effect.detail["domain"]?.string
    else { return }
    switch EffectName(effect.name) {
    case .defaultsWrite: storage.write(effect.detail["value"] ?? .null, key: key, domain: domain)
    case .defaultsRemoval: storage.remove(key: key, domain: domain)
    default: return
    }
    guard storage.size <= DeviceStorage.maximumSize else {
      throw AppOutcome(
        .tooMuchOutput,
        message: "kept more than \(DeviceStorage.maximumSize / 1024) KiB in UserDefaults")
    }
  }

  private func decide(_ ask: Ask) throws(AppOutcome) -> LinkRecord {
    switch ask.name {
    case "loadView":
      try perform(windows.load(ask.receiver))
    case "showWindow":
      try perform(windows.show(ask.receiver, onScreen: isOnScreen))
    case "setRootViewController":
      try perform(
        windows.setRoot(ask.arguments["root"]?.object, of: ask.receiver, onScreen: isOnScreen))
    default:
      throw AppOutcome(.brokeProtocol, message: "a question that UIKit does not ask")
    }
    return [:]
  }

  private func record(
    _ kind: Event.Kind, _ name: String, on: String? = nil, detail: [String: TraceValue] = [:]
  ) {
    recorder.add(kind, name, on: on, at: elapsed, state: reads, detail: detail)
  }
}

extension QueuedWork.Kind {
  /// The name that a trace gives to work of this kind.
  fileprivate var callback: CallbackName {
    switch self {
    case .mainQueue: .mainQueueWork
    case .backgroundQueue: .backgroundQueueWork
    case .task: .taskStep
    case .timer: .timerFire
    }
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
