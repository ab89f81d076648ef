import LifecycleTrace

/// What every trace keeps, whatever the app does.
public struct Law {
  private static let legalAppSteps: [AppState: Set<AppState>] = [
    .notRunning: [.inactive, .background], .inactive: [.active, .background], .active: [.inactive],
    .background: [.suspended, .inactive], .suspended: [.background],
  ]

  private static let appStates: [CallbackName: Set<AppState>] = [
    .willFinishLaunching: [.inactive, .background],
    .didFinishLaunching: [.inactive, .background],
    .applicationDidBecomeActive: [.active], .applicationWillResignActive: [.active],
    .applicationDidEnterBackground: [.background],
    .applicationWillEnterForeground: [.background],
    .applicationWillTerminate: [.background, .inactive],
    .expirationHandler: [.background], .performFetch: [.background],
  ]

  private static let legalSceneSteps: [SceneState: Set<SceneState>] = [
    .unattached: [.foregroundInactive, .background],
    .foregroundInactive: [.foregroundActive, .background, .unattached],
    .foregroundActive: [.foregroundInactive],
    .background: [.foregroundInactive, .unattached],
  ]

  private static let sceneStates: [CallbackName: Set<SceneState>] = [
    .sceneWillConnect: [.unattached], .sceneDidBecomeActive: [.foregroundActive],
    .sceneWillResignActive: [.foregroundActive], .sceneDidEnterBackground: [.background],
    .sceneWillEnterForeground: [.background, .unattached],
    .sceneDidDisconnect: [.background, .foregroundInactive],
  ]

  private static let appearancesBefore: [CallbackName: Set<String?>] = [
    .loadView: [nil, "viewDidUnload()"], .viewDidLoad: ["loadView()"],
    // A transition that the user lets go comes back halfway (FACTS.md D8, D14).
    .viewWillAppear: ["viewDidLoad()", "viewDidDisappear(_:)", "viewWillDisappear(_:)"],
    .viewDidAppear: ["viewWillAppear(_:)"],
    .viewWillDisappear: ["viewDidAppear(_:)", "viewWillAppear(_:)"],
    .viewDidDisappear: ["viewWillDisappear(_:)"],
    .viewDidUnload: ["viewDidLoad()", "viewDidDisappear(_:)"],
  ]

  private var state = AppState.notRunning
  private var isRunning = false
  private var open: [Event] = []
  private var lastTime = 0.0
  private var appearances: [String: String] = [:]
  private var scenes: [String: SceneState] = [:]
  /// Controllers that are no more.
  private var gone: Set<String> = []
  private var broken: [String] = []

  /// The laws that a trace breaks, each with the event that does.
  public static func broken(by trace: Trace) -> [String] {
    var law = Law()
    for (index, event) in trace.events.enumerated() {
      law.check(event.n == index + 1, "numbers have no gaps", event)
      law.check(event.t >= law.lastTime, "time goes forward", event)
      law.lastTime = event.t
      law.take(event)
    }
    law.check(law.open.isEmpty, "every entry has its return", law.open.last)
    return law.broken
  }

  private mutating func check(_ holds: Bool, _ law: String, _ event: Event?) {
    if !holds { broken.append("\(law): \(event.map { "\($0.n) \($0.name)" } ?? "the end")") }
  }

  private mutating func take(_ event: Event) {
    switch event.kind {
    case .stimulus: check(open.isEmpty, "a stimulus comes between callbacks", event)
    case .process:
      check((event.name == "started") != isRunning, "a process starts, then ends", event)
      isRunning = event.name == "started"
      if !isRunning {
        // The callbacks that were open never return.
        open = []
        appearances = [:]
        gone = []
        scenes = [:]
      }
    case .state: takeState(event)
    case .callback:
      takeCallback(event)
      open.append(event)
    case .notification:
      check(isRunning, "notifications are posted in a process", event)
      open.append(event)
    case .return:
      let entry = open.popLast()
      check(entry?.name == event.name, "callbacks return innermost first", event)
      check(
        event.detail["entry"]?.int == entry.map { Int64($0.n) }, "a return names its entry", event)
    case .effect:
      check(isRunning, "effects come from a process", event)
      if event.name == EffectName.deinitialization.rawValue { gone.insert(event.on ?? "") }
    case .finding: break
    }
  }

  private mutating func takeState(_ event: Event) {
    guard event.isAppState else { return takeSceneState(event) }
    guard let next = AppState(rawValue: event.name) else { return check(false, "a state", event) }
    let isEnd = next == .notRunning && !isRunning
    check(isEnd || Self.legalAppSteps[state]?.contains(next) == true, "from \(state)", event)
    state = next
  }

  private mutating func takeCallback(_ event: Event) {
    check(isRunning, "callbacks go to a process", event)
    check(state != .suspended, "a suspended app is never called", event)
    check(event.on.map(gone.contains) != true, "nothing after deinit", event)
    let name = CallbackName(event.name)
    if let right = Self.appStates[name] {
      check(right.contains(state), "called while \(state)", event)
    }
    takeSceneCallback(event)
    takeAppearance(event)
  }

  private mutating func takeSceneState(_ event: Event) {
    let scene = event.on ?? ""
    guard let next = SceneState(rawValue: event.name) else { return check(false, "a state", event) }
    let before = scenes[scene] ?? .unattached
    check(Self.legalSceneSteps[before]?.contains(next) == true, "scene from \(before)", event)
    scenes[scene] = next
  }

  private mutating func takeSceneCallback(_ event: Event) {
    guard let right = Self.sceneStates[CallbackName(event.name)] else { return }
    let scene = scenes[event.on ?? ""] ?? .unattached
    check(right.contains(scene), "called while the scene is \(scene)", event)
    check(event.state == scene.rawValue, "reads the scene's state", event)
  }

  /// Appearance callbacks alternate, and nothing appears before it has loaded.
  private mutating func takeAppearance(_ event: Event) {
    guard let right = Self.appearancesBefore[CallbackName(event.name)], let controller = event.on
    else { return }
    check(right.contains(appearances[controller]), "after \(appearances[controller] ?? "-")", event)
    appearances[controller] = event.name
  }
}
