import AppLink
@testable import DeviceSimulator
import LifecycleTrace
import Dispatch
import SeededRandom
import TraceLaws
import XCTest

/// Long random stories against an app that does random things keep the device's laws.
final class RandomStoryTests: XCTestCase {
  private static let stories: UInt64 = 10_000
  private static let batches = 8
  private static let length = 30

  func testTenThousandRandomStoriesKeepTheLaws() {
    let broken = Broken()
    DispatchQueue.concurrentPerform(iterations: Self.batches) { batch in
      for seed in stride(from: UInt64(batch), to: Self.stories, by: Self.batches) {
        guard broken.isEmpty else { return }
        let device = Self.device(seed: seed)
        do {
          let story = try Self.play(on: device, seed: seed)
          broken.add(Law.broken(by: device.trace), "seed \(seed): \(Story(story))")
        } catch {
          broken.add(["\(error)"], "seed \(seed)")
        }
      }
    }
    XCTAssertEqual(broken.texts, [])
  }

  func testTheSameSeedGivesTheSameTrace() throws {
    for seed in 0..<200 as Range<UInt64> {
      let traces = try (0..<2).map { _ in
        let device = Self.device(seed: seed)
        try Self.play(on: device, seed: seed)
        return device.trace
      }

      XCTAssertEqual(traces[0], traces[1])
    }
  }

  /// Kinds of apps and systems by turns.
  static func device(seed: UInt64) -> Device {
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
  @discardableResult
  static func play(on device: Device, seed: UInt64) throws -> [Stimulus] {
    var generator = SeededGenerator(seed: seed)
    var story: [Stimulus] = []
    for _ in 0..<Self.length {
      let stimulus = possible(on: device, &generator)
      story.append(stimulus)
      do {
        try device.perform(stimulus)
      } catch is AppOutcome {
        continue
      } catch is Refusal {
        // The app does not show what the user would act on.
        story.removeLast()
      }
    }
    return story
  }

  private static func possible(on device: Device, _ generator: inout SeededGenerator) -> Stimulus {
    while true {
      let wait = Stimulus.wait(Double.random(in: 0.1...60, using: &generator))
      let stimulus = Self.stimuli.randomElement(using: &generator) ?? wait
      let chosen = Int.random(in: 0..<20, using: &generator) == 0 ? wait : stimulus
      if device.situation.obstacle(to: chosen) == nil { return chosen }
    }
  }

  private static let stimuli =
    Stimulus.plain + Stimulus.examples(windows: 3)
    + (UserAction.plain + UserAction.examples).map(Stimulus.user)

  func testRandomStoriesReachViews() throws {
    var names: Set<String> = []
    for seed in 0..<300 as Range<UInt64> {
      let device = Self.device(seed: seed)
      try Self.play(on: device, seed: seed)
      names.formUnion(device.trace.events.filter { $0.kind == .callback }.map(\.name))
    }
    let touched = [
      "UIControl.touchUpInside", "UIControl.valueChanged", "textFieldShouldBeginEditing(_:)",
      "textField(_:shouldChangeCharactersIn:replacementString:)", "UISwipeGestureRecognizer",
      "UILongPressGestureRecognizer",
    ]

    XCTAssertEqual(touched.filter { !names.contains($0) }, [])
  }
}

/// The laws that were broken, from whatever thread.
final class Broken: @unchecked Sendable {
  private let lock = NSLock()
  private var found: [String] = []

  var texts: [String] { lock.withLock { found } }
  var isEmpty: Bool { texts.isEmpty }

  func add(_ laws: [String], _ story: String) {
    lock.withLock { found += laws.map { "\($0), \(story)" } }
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
    if let answer = answer(to: call) { return answer }
    return (0..<Int.random(in: 0...1, using: &generator)).map { _ in action(now: call.now) }
  }

  /// Shows a window with what the user's actions name, or without some of that.
  private func answer(to call: Call) -> [ScriptedApp.Action]? {
    switch call.name {
    case Call.Name.viewTree:
      let views = Self.views.filter { _ in Int.random(in: 0...3, using: &generator) > 0 }
      return [.give(["views": .list((Self.window + views).map(LinkValue.record))])]
    case Call.Name.nameView:
      return [.give(["object": .int(300 + 2 * Int64.random(in: 0...3, using: &generator))])]
    case Call.Name.textLength:
      return [.give(["length": .int(.random(in: 0...3, using: &generator))])]
    default: return nil
    }
  }

  private static let window: [LinkRecord] = [["depth": 0, "role": "window"]]
  private static let views: [LinkRecord] = [
    ("button", "Score"), ("textField", "name"), ("switch", "sound"), ("slider", "volume"),
    ("segments", "size"), ("stepper", "count"), ("view", "card"),
  ].map { role, name in
    [
      "depth": 1, "role": .string(role), "identifier": .string(name), "titles": .list(["a", "b"]),
      "gestures": .list(["left", "longPress"]),
    ]
  }

  private func backgroundEffect(_ number: Int64) -> Effect {
    let task: [String: LinkValue] = ["task": .int(number % 3)]
    switch Int.random(in: 0..<9, using: &generator) {
    case 0, 1: return Effect("backgroundTaskStart", on: .application, detail: task)
    case 2, 3: return Effect("backgroundTaskEnd", on: .application, detail: task)
    case 4:
      return Effect(
        "fetchCompletion", on: .application,
        detail: ["completion": .int(number), "result": "newData"])
    case 5: return Effect("audioStart", on: .application)
    case 6: return Effect("audioStop", on: .application)
    case 7:
      return Effect(
        Effect.delegate, on: ObjectID(UInt32(300 + 2 * (number % 4))),
        detail: ["role": "delegate", "class": "Form"])
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
