import LifecycleTrace

/// Where the device and the app stand: a value, changed by stimuli and by nothing else.
///
/// What a stimulus changes is what the user sees (which app is in front, locked, ringing …). The
/// app's state follows from that by one rule, `destination`, and the callbacks from the way there:
///
/// | from → to | callbacks (what `applicationState` reads) | FACTS.md |
/// |---|---|---|
/// | notRunning → inactive | willFinishLaunching, didFinishLaunching (inactive) | A1 |
/// | inactive → active | didBecomeActive (active) | A1, A13 |
/// | active → inactive | willResignActive (active) | A12, A16, A19, A20, A25 |
/// | inactive → background | didEnterBackground (background; inactive on lock), then suspended | A12, A15 |
/// | suspended → inactive | willEnterForeground (background; inactive on unlock) | A13, A15 |
/// | any but suspended → notRunning | …, willTerminate | A22 |
/// | suspended → notRunning | none | A23 |
public struct Situation: Hashable, Sendable {
  public private(set) var app: AppState = .notRunning
  /// Whether the app is what shows when nothing else covers it.
  public private(set) var isInFront = false
  public private(set) var isLocked = false
  public private(set) var isRinging = false
  /// A call was accepted: the phone app covers everything.
  public private(set) var isOnCall = false
  public private(set) var hasAlert = false
  public private(set) var overlay: Overlay?
  /// What `applicationState` reads while behind: inactive when the lock button sent the app there.
  private var readsBehind: AppState = .background
  /// A memory warning came while suspended; it is told on return.
  private var owesMemoryWarning = false
  /// Time changes while suspended are told once, on return (FACTS.md A28).
  private var owesTimeChange = false

  public init() {}

  /// What the device does on a stimulus, in order.
  public enum Step: Hashable, Sendable {
    case startProcess
    /// A state change; `reads` is what `applicationState` reads from then on.
    case state(AppState, reads: AppState)
    case call(CallbackName)
    /// First show of what the app has put into its windows.
    case windowsWillAppear
    case windowsDidAppear
    case endProcess
    case pass(seconds: Double)
  }

  /// Carries out a stimulus, or refuses it and changes nothing.
  public mutating func perform(_ stimulus: Stimulus) throws(Refusal) -> [Step] {
    if let reason = obstacle(to: stimulus) {
      throw Refusal(stimulus: stimulus, reason: reason, possible: possible)
    }
    switch stimulus {
    case .launch:
      isInFront = true
      return launch()
    case .swipeKill:
      overlay = nil
      isInFront = false
      return kill()
    case .purge:
      appDied()
      return [.endProcess, .state(.notRunning, reads: .notRunning)]
    case .memoryWarning:
      owesMemoryWarning = app == .suspended
      return owesMemoryWarning ? [] : [.call(.applicationDidReceiveMemoryWarning)]
    case .timeChange:
      owesTimeChange = app == .suspended
      return owesTimeChange || app == .notRunning ? [] : [.call(.applicationSignificantTimeChange)]
    case .wait(let seconds):
      return [.pass(seconds: seconds)]
    default:
      let isScreenSwitch = stimulus == .lock || stimulus == .unlock
      change(by: stimulus)
      return settle(readsBehind: isScreenSwitch && !isOnCall ? .inactive : .background)
    }
  }

  /// The app's process is gone: the home screen shows.
  public mutating func appDied() {
    app = .notRunning
    isInFront = false
    hasAlert = false
    owesMemoryWarning = false
    owesTimeChange = false
  }

  /// All stimuli that are possible now; a wait always is.
  public var possible: [Stimulus] {
    Stimulus.plain.filter { obstacle(to: $0) == nil }
  }

  /// What the user does to the screen, apart from the app's life.
  private mutating func change(by stimulus: Stimulus) {
    switch stimulus {
    case .home:
      isInFront = false
      overlay = nil
    case .open:
      isInFront = true
      overlay = nil
    case .lock:
      isLocked = true
      overlay = nil
    case .unlock: isLocked = false
    case .call: isRinging = true
    case .ignoreCall: isRinging = false
    case .acceptCall:
      isRinging = false
      isOnCall = true
      overlay = nil
    case .endCall: isOnCall = false
    case .alert: hasAlert = true
    case .dismissAlert: hasAlert = false
    case .switcher, .controlCentre, .notificationCentre:
      overlay = Overlay.allCases.first { $0.opening == stimulus }
    case .closeSwitcher, .closeControlCentre, .closeNotificationCentre: overlay = nil
    case .launch, .swipeKill, .memoryWarning, .timeChange, .purge, .wait: break
    }
  }

  /// The state that what the user sees asks for, while a process runs.
  private var destination: AppState {
    guard isInFront, !isLocked, !isOnCall else { return .suspended }
    return isRinging || hasAlert || overlay != nil ? .inactive : .active
  }

  private mutating func launch() -> [Step] {
    app = .active
    owesMemoryWarning = false
    return [
      .startProcess, .state(.inactive, reads: .inactive),
      .call(.willFinishLaunching), .call(.didFinishLaunching), .windowsWillAppear,
      .state(.active, reads: .active), .call(.applicationDidBecomeActive), .windowsDidAppear,
    ]
  }

  private mutating func kill() -> [Step] {
    let runs = app != .suspended
    let steps = settle(readsBehind: .background, staysAwake: true)
    appDied()
    return steps + (runs ? [.call(.applicationWillTerminate)] : [])
      + [.endProcess, .state(.notRunning, reads: .notRunning)]
  }

  /// Brings the app from its state to its destination, one state at a time.
  private mutating func settle(readsBehind reads: AppState, staysAwake: Bool = false) -> [Step] {
    guard app != .notRunning else { return [] }
    var steps: [Step] = []
    while let next = nextState {
      switch (app, next) {
      case (.active, _):
        steps += [.call(.applicationWillResignActive), .state(.inactive, reads: .inactive)]
      case (.inactive, .active):
        steps += [.state(.active, reads: .active), .call(.applicationDidBecomeActive)]
      case (.inactive, _):
        readsBehind = reads
        steps += [.state(.background, reads: reads), .call(.applicationDidEnterBackground)]
      case (.background, .suspended):
        if staysAwake { return steps }
        steps += [.state(.suspended, reads: .suspended)]
      default:
        if reads == .inactive { readsBehind = .inactive }
        steps += resume()
      }
      app = next
    }
    return steps
  }

  /// The next state on the way to the destination; nil when there.
  private var nextState: AppState? {
    let order: [AppState] = [.active, .inactive, .background, .suspended]
    guard app != destination, let here = order.firstIndex(of: app),
      let there = order.firstIndex(of: destination)
    else { return nil }
    // Out of the background the app is inactive at once.
    if here > there, here >= 2 { return .inactive }
    return order[here + (there > here ? 1 : -1)]
  }

  private mutating func resume() -> [Step] {
    defer { (owesMemoryWarning, owesTimeChange) = (false, false) }
    return [.state(.background, reads: readsBehind)]
      + (owesMemoryWarning ? [.call(.applicationDidReceiveMemoryWarning)] : [])
      + [.call(.applicationWillEnterForeground), .state(.inactive, reads: .inactive)]
      + (owesTimeChange ? [.call(.applicationSignificantTimeChange)] : [])
  }
}

// MARK: What is possible

extension Situation {
  /// Why a stimulus is impossible now; nil when it is possible.
  func obstacle(to stimulus: Stimulus) -> String? {
    switch stimulus {
    case .wait(let seconds):
      seconds > 0 && seconds <= Stimulus.longestWait ? nil : "a wait takes some time, at most a day"
    case .launch: app != .notRunning ? "the app is running already" : screenObstacle
    case .home:
      !isInFront && overlay == nil ? "the home screen shows already" : pulledObstacle
    case .open:
      app == .notRunning
        ? "the app is not running"
        : isInFront ? "the app is in front already" : pulledObstacle
    case .lock:
      isLocked ? "the device is locked already" : isRinging ? "a call is ringing" : nil
    case .unlock: !isLocked ? "the device is not locked" : isRinging ? "a call is ringing" : nil
    case .call:
      isRinging ? "a call is ringing already" : isOnCall ? "a call is in progress" : nil
    case .ignoreCall, .acceptCall: isRinging ? nil : "no call is ringing"
    case .endCall: isOnCall ? nil : "no call is in progress"
    case .alert:
      app == .notRunning
        ? "the app is not running" : !isInFront ? "the app is not in front" : screenObstacle
    case .dismissAlert: hasAlert ? unfreeObstacle : "no alert is showing"
    case .switcher, .controlCentre, .notificationCentre: screenObstacle
    case .closeSwitcher, .closeControlCentre, .closeNotificationCentre:
      overlay?.closing == stimulus ? unfreeObstacle : "\(Self.closed(by: stimulus)) is not open"
    case .swipeKill: app == .notRunning ? "the app is not running" : pulledObstacle
    case .memoryWarning: app == .notRunning ? "the app is not running" : nil
    case .timeChange: nil
    case .purge: app == .suspended ? nil : "only a suspended app is purged"
    }
  }

  /// Lock screen and phone calls.
  private var unfreeObstacle: String? {
    isLocked
      ? "the device is locked"
      : isRinging ? "a call is ringing" : isOnCall ? "a call is in progress" : nil
  }

  private var coveredObstacle: String? {
    unfreeObstacle ?? (hasAlert && isInFront ? "an alert is showing" : nil)
  }

  private var screenObstacle: String? {
    coveredObstacle ?? overlay.map { "\($0.name) is open" }
  }

  /// As `screenObstacle`, for what is done from the switcher, too.
  private var pulledObstacle: String? { overlay == .switcher ? coveredObstacle : screenObstacle }

  private static func closed(by stimulus: Stimulus) -> String {
    Overlay.allCases.first { $0.closing == stimulus }?.name ?? ""
  }
}
