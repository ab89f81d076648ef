import LifecycleTrace

/// The events of an app with a scene, a view controller, a timer and a background task, which leaves
/// the screen and comes back again and again.
///
/// Written as `lab play --format json` shows such an app, state by state.
struct BenchTrace {
  private(set) var events: [Event] = []
  /// Where the first round begins; from there on the trace can be read again and again.
  private(set) var firstRound = 0
  private var state = "notRunning"
  private var scene = "unattached"
  private var tasks: Int64 = 0

  /// - Parameter rounds: how often the app leaves the screen; about 60 events each.
  init(rounds: Int) {
    launch()
    firstRound = events.count
    for round in 0..<rounds {
      use(round)
      leave()
      comeBack()
    }
  }

  private mutating func launch() {
    add(.stimulus, "launch")
    state = "background"
    add(.process, "started")
    call("application(_:didFinishLaunchingWithOptions:)", on: "AppDelegate") {
      $0.effect("observerAdded", ["name": "UIApplicationDidBecomeActiveNotification"])
    }
    sceneCall("scene(_:willConnectTo:options:)") {
      $0.call("viewDidLoad()", on: "ViewController", isController: true)
    }
    call("viewWillAppear(_:)", on: "ViewController", isController: true)
    enter("foregroundInactive", "inactive")
    call("viewDidAppear(_:)", on: "ViewController", isController: true)
    sceneCall("sceneDidBecomeActive(_:)") {
      $0.effect("timerStart", ["interval": 1, "repeats": true], on: "Timer")
    }
    enter("foregroundActive", "active")
  }

  private mutating func use(_ round: Int) {
    add(.stimulus, "tap:\"Score a point\"")
    call("UIControl.touchUpInside", on: "UIButton") {
      $0.effect(
        "userInterfaceUpdate",
        ["property": "text", "value": .string("\(round)"), "inWindow": true], on: "UILabel")
      $0.effect("print", ["text": "a point was scored by the player"])
    }
    add(.stimulus, "wait:5s")
    for _ in 0..<5 {
      call("Timer", on: "Timer") {
        $0.effect(
          "userInterfaceUpdate", ["property": "text", "value": "1", "inWindow": true],
          on: "UILabel")
      }
    }
  }

  private mutating func leave() {
    add(.stimulus, "home")
    sceneCall("sceneWillResignActive(_:)") { $0.effect("timerStop", on: "Timer") }
    enter("foregroundInactive", "inactive")
    sceneCall("sceneDidEnterBackground(_:)") {
      $0.tasks += 1
      let task = TraceValue.int($0.tasks % 64)
      $0.effect("backgroundTaskStart", ["task": task])
      $0.effect("defaultsWrite", ["key": "score", "value": 7])
      $0.effect("fileWrite", ["path": "Documents/notes.json", "bytes": 120])
      $0.effect("backgroundTaskEnd", ["task": task])
    }
    enter("background", "background")
    post("UIApplication.didEnterBackgroundNotification")
    enter("background", "suspended")
  }

  private mutating func comeBack() {
    add(.stimulus, "open")
    enter("background", "background")
    sceneCall("sceneWillEnterForeground(_:)")
    post("UIApplication.willEnterForegroundNotification")
    enter("foregroundInactive", "inactive")
    sceneCall("sceneDidBecomeActive(_:)") {
      $0.effect("timerStart", ["interval": 1, "repeats": true], on: "Timer")
    }
    enter("foregroundActive", "active")
    post("UIApplication.didBecomeActiveNotification")
  }

  private mutating func enter(_ scene: String, _ app: String) {
    self.scene = scene
    add(.state, scene, on: "SceneDelegate", ["applicationState": .string(state)])
    state = app
    add(.state, app, on: "UIApplication")
  }

  private mutating func post(_ name: String) {
    add(.notification, name)
    add(.return, name, ["entry": .int(Int64(events.count)), "implemented": false])
  }

  private mutating func sceneCall(
    _ name: String, _ body: (inout BenchTrace) -> Void = { _ in }
  ) {
    let detail: [String: TraceValue] = ["applicationState": .string(state)]
    call(name, on: "SceneDelegate", detail, body)
  }

  private mutating func call(
    _ name: String, on receiver: String, isController: Bool = false,
    _ detail: [String: TraceValue] = [:], _ body: (inout BenchTrace) -> Void = { _ in }
  ) {
    add(.callback, name, on: receiver, detail)
    let entry = TraceValue.int(Int64(events.count))
    body(&self)
    var end = detail.merging(["entry": entry, "implemented": true]) { old, _ in old }
    if isController { end["super"] = true }
    add(.return, name, on: receiver, end)
  }

  private mutating func effect(
    _ name: String, _ detail: [String: TraceValue] = [:], on receiver: String? = nil
  ) {
    add(.effect, name, on: receiver, detail)
  }

  private mutating func add(
    _ kind: Event.Kind, _ name: String, on: String? = nil, _ detail: [String: TraceValue] = [:]
  ) {
    let n = events.count + 1
    events.append(
      Event(
        n: n, t: Double(n) / 10, kind: kind, name: name, on: on, state: state, detail: detail))
  }
}
