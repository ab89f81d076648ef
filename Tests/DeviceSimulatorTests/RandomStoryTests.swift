import AppLink
@testable import DeviceSimulator
import LifecycleTrace
import SeededRandom
import XCTest

/// Long random stories against an app that does random things keep the device's laws.
final class RandomStoryTests: XCTestCase {
  private static let stories = 10_000
  private static let length = 30

  func testTenThousandRandomStoriesKeepTheLaws() throws {
    for seed in 0..<Self.stories {
      let device = device(seed: UInt64(seed))
      let story = try play(on: device, seed: UInt64(seed))

      let broken = Law.broken(by: device.trace)

      XCTAssertEqual(broken, [], "seed \(seed): \(Story(story))")
      if !broken.isEmpty { return }
    }
  }

  func testTheSameSeedGivesTheSameTrace() throws {
    for seed in 0..<200 as Range<UInt64> {
      let traces = try (0..<2).map { _ in
        let device = device(seed: seed)
        _ = try play(on: device, seed: seed)
        return device.trace
      }

      XCTAssertEqual(traces[0], traces[1])
    }
  }

  /// Kinds of apps and systems by turns.
  private func device(seed: UInt64) -> Device {
    let setup = Setup.all[Int(seed % UInt64(Setup.all.count))]
    return Device(
      launcher: RandomLauncher(seed: seed), system: setup.system, manifest: setup.manifest)
  }

  func testTheLawsSeeWhatBreaksThem() {
    func trace(_ events: [(Event.Kind, String)]) -> Trace {
      Trace(
        events.enumerated().map { index, event in
          Event(
            n: index + 1, t: 0, kind: event.0, name: event.1, state: "",
            detail: event.0 == .return ? ["entry": .int(Int64(index))] : [:])
        })
    }
    let active = "applicationDidBecomeActive(_:)"

    XCTAssertEqual(Law.broken(by: trace([])), [])
    XCTAssertNotEqual(Law.broken(by: trace([(.callback, active)])), [])
    XCTAssertNotEqual(
      Law.broken(by: trace([(.process, "started"), (.state, "active")])), [])
    XCTAssertNotEqual(
      Law.broken(
        by: trace([
          (.process, "started"), (.state, "inactive"), (.callback, active), (.return, active),
        ])), [])
  }

  /// Plays random stimuli that are possible; launches again where the app ended by itself.
  private func play(on device: Device, seed: UInt64) throws -> [Stimulus] {
    var generator = SeededGenerator(seed: seed)
    var story: [Stimulus] = []
    for _ in 0..<Self.length {
      let stimulus = possible(on: device, &generator)
      story.append(stimulus)
      do {
        try device.perform(stimulus)
      } catch is AppOutcome {
        continue
      }
    }
    return story
  }

  private func possible(on device: Device, _ generator: inout SeededGenerator) -> Stimulus {
    while true {
      let wait = Stimulus.wait(Double.random(in: 0.1...60, using: &generator))
      let stimulus = Self.stimuli.randomElement(using: &generator) ?? wait
      let chosen = Int.random(in: 0..<20, using: &generator) == 0 ? wait : stimulus
      if device.situation.obstacle(to: chosen) == nil { return chosen }
    }
  }

  private static let stimuli = Stimulus.plain + Stimulus.examples(windows: 3)
}

/// What every trace keeps, whatever the app does.
private struct Law {
  private var state = AppState.notRunning
  private var isRunning = false
  private var open: [Event] = []
  private var lastTime = 0.0
  private var appearances: [String: String] = [:]
  private var scenes: [String: SceneState] = [:]
  private var broken: [String] = []

  static func broken(by trace: Trace) -> [String] {
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
    case .effect: check(isRunning, "effects come from a process", event)
    case .finding: break
    }
  }

  private mutating func takeState(_ event: Event) {
    guard event.isAppState else { return takeSceneState(event) }
    let legal: [AppState: Set<AppState>] = [
      .notRunning: [.inactive, .background], .inactive: [.active, .background], .active: [.inactive],
      .background: [.suspended, .inactive], .suspended: [.background],
    ]
    guard let next = AppState(rawValue: event.name) else { return check(false, "a state", event) }
    let isEnd = next == .notRunning && !isRunning
    check(isEnd || legal[state]?.contains(next) == true, "from \(state)", event)
    state = next
  }

  private mutating func takeCallback(_ event: Event) {
    check(isRunning, "callbacks go to a process", event)
    check(state != .suspended, "a suspended app is never called", event)
    let states: [CallbackName: Set<AppState>] = [
      .willFinishLaunching: [.inactive, .background],
      .didFinishLaunching: [.inactive, .background],
      .applicationDidBecomeActive: [.active], .applicationWillResignActive: [.active],
      .applicationDidEnterBackground: [.background],
      .applicationWillEnterForeground: [.background],
      .applicationWillTerminate: [.background, .inactive],
      .expirationHandler: [.background], .performFetch: [.background],
    ]
    let name = CallbackName(event.name)
    if let right = states[name] { check(right.contains(state), "called while \(state)", event) }
    takeSceneCallback(event)
    takeAppearance(event)
  }

  private mutating func takeSceneState(_ event: Event) {
    let legal: [SceneState: Set<SceneState>] = [
      .unattached: [.foregroundInactive, .background],
      .foregroundInactive: [.foregroundActive, .background, .unattached],
      .foregroundActive: [.foregroundInactive],
      .background: [.foregroundInactive, .unattached],
    ]
    let scene = event.on ?? ""
    guard let next = SceneState(rawValue: event.name) else { return check(false, "a state", event) }
    let before = scenes[scene] ?? .unattached
    check(legal[before]?.contains(next) == true, "scene from \(before)", event)
    scenes[scene] = next
  }

  private mutating func takeSceneCallback(_ event: Event) {
    let states: [CallbackName: Set<SceneState>] = [
      .sceneWillConnect: [.unattached], .sceneDidBecomeActive: [.foregroundActive],
      .sceneWillResignActive: [.foregroundActive], .sceneDidEnterBackground: [.background],
      .sceneWillEnterForeground: [.background, .unattached],
      .sceneDidDisconnect: [.background, .foregroundInactive],
    ]
    guard let right = states[CallbackName(event.name)] else { return }
    let scene = scenes[event.on ?? ""] ?? .unattached
    check(right.contains(scene), "called while the scene is \(scene)", event)
    check(event.state == scene.rawValue, "reads the scene's state", event)
  }

  /// Appearance callbacks alternate, and nothing appears before it has loaded.
  private mutating func takeAppearance(_ event: Event) {
    let before: [CallbackName: Set<String?>] = [
      .loadView: [nil, "viewDidUnload()"], .viewDidLoad: ["loadView()"],
      .viewWillAppear: ["viewDidLoad()", "viewDidDisappear(_:)"],
      .viewDidAppear: ["viewWillAppear(_:)"],
      .viewWillDisappear: ["viewDidAppear(_:)", "viewWillAppear(_:)"],
      .viewDidDisappear: ["viewWillDisappear(_:)"],
      .viewDidUnload: ["viewDidLoad()", "viewDidDisappear(_:)"],
    ]
    guard let right = before[CallbackName(event.name)], let controller = event.on else { return }
    check(right.contains(appearances[controller]), "after \(appearances[controller] ?? "-")", event)
    appearances[controller] = event.name
  }
}

/// Starts apps that do random things, the same for the same seed.
private final class RandomLauncher: AppLauncher {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: ~seed)
  }

  func start() throws(AppOutcome) -> any AppConnection {
    let app = RandomApp(seed: generator.next())
    return ScriptedApp { app.actions(in: $0) }
  }
}

/// A random script.
private final class RandomApp {
  private var generator: SeededGenerator
  private let controllers = (0..<3).map { ObjectID(100 + 2 * $0) }
  private let windows = [ObjectID(200), ObjectID(202)]

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  func actions(in call: Call) -> [ScriptedApp.Action] {
    if call.name == Call.Name.boot {
      return controllers.map { .create($0, "Controller") } + windows.map { .create($0, "UIWindow") }
    }
    return (0..<Int.random(in: 0...2, using: &generator)).map { _ in action(now: call.now) }
  }

  private func backgroundEffect(_ number: Int64) -> Effect {
    let task: [String: LinkValue] = ["task": .int(number % 3)]
    switch Int.random(in: 0..<8, using: &generator) {
    case 0, 1: return Effect("backgroundTaskStart", on: .application, detail: task)
    case 2, 3: return Effect("backgroundTaskEnd", on: .application, detail: task)
    case 4:
      return Effect(
        "fetchCompletion", on: .application,
        detail: ["completion": .int(number), "result": "newData"])
    case 5: return Effect("audioStart", on: .application)
    case 6: return Effect("audioStop", on: .application)
    default:
      return Effect(
        Effect.notificationDelegate, on: .application, detail: ["class": .string("Delegate")])
    }
  }

  private func request(_ number: Int64) -> Effect {
    let session = LinkValue.string(SessionID(serial: 1 + Int(number) % 4).identifier)
    switch number {
    case 0..<3:
      return Effect("sceneActivationRequest", on: .application, detail: ["request": .int(number)])
    case 3..<6:
      return Effect(
        "sceneActivationRequest", on: .application,
        detail: [
          "request": .int(number), "session": session,
          "activity": .record(["type": .string("com.example.editing")]),
        ])
    default:
      return Effect(
        "sceneDestructionRequest", on: .application,
        detail: ["request": .int(number), "session": session])
    }
  }

  private func action(now: Double) -> ScriptedApp.Action {
    let controller = controllers.randomElement(using: &generator) ?? .application
    let window = windows.randomElement(using: &generator) ?? .application
    let number = Int64.random(in: 0...9, using: &generator)
    switch Int.random(in: 0..<60, using: &generator) {
    case 0: return .end(AppOutcome(.crashed))
    case 1: return .ask(.sleep, ["until": .double(now + Double(number) / 10)])
    case 2...5: return .ask(.loadView, on: controller)
    case 6...11:
      let session = SessionID(serial: 1 + Int(number) % 2).identifier
      return .ask(.showWindow, on: window, ["session": .string(session)])
    case 12...19: return Shown.setRoot(number == 0 ? nil : controller, of: window)
    case 20...34:
      let due = now + Double(Int.random(in: 0...3, using: &generator))
      let kind = QueuedWork.Kind.allCases.randomElement(using: &generator) ?? .task
      return .queue(
        QueuedWork(kind: kind, object: .application, due: due), [.print("work \(number)")])
    case 35...44: return .write(.int(number), key: "\(number)")
    case 45...49: return .remove(key: "\(number)")
    case 50...54: return .tell(backgroundEffect(number))
    case 55: return .tell(request(number))
    default: return .print("\(number)")
    }
  }
}
