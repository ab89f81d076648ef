import AppLink
@testable import DeviceSimulator
import LifecycleTrace
import SeededRandom
import XCTest

/// What an app may say that no UIKit app says, and how much of what it may say.
final class HostileAppTests: XCTestCase {
  private typealias Script = [String: [ScriptedApp.Action]]

  private let didFinish = CallbackName.didFinishLaunching.rawValue
  private let warned = CallbackName.applicationDidReceiveMemoryWarning.rawValue

  private func outcome(
    _ story: String = "launch", _ setup: Setup = .app, _ script: Script
  ) throws -> AppOutcome? {
    try scriptedDevice(script, setup).device.outcome(of: story)
  }

  // MARK: What only the device says

  func testAnEffectDoesNotSayInWhichStateTheAppIs() throws {
    let lie = ScriptedApp.Action.effect(.print, ["text": "x", "applicationState": "active"])
    let played = try Played(
      "launch home", .app, [CallbackName.applicationDidEnterBackground.rawValue: [lie]])

    let effect = try XCTUnwrap(played.device.trace.events.first { $0.kind == .effect })
    XCTAssertEqual(effect.appState, "background")
    XCTAssertEqual(effect.detail, ["text": "x"])
  }

  func testASceneDelegateCalledUIApplicationIsNotTakenForTheApp() throws {
    let script: Script = [
      CallbackName.configurationForConnecting.rawValue: [
        .give(["configuration": .record(["delegateClass": "UIApplication"])])
      ]
    ]
    let played = try Played("launch", .scene, script)

    XCTAssertEqual(
      played.states,
      [
        "background", "UIApplication#2 foregroundInactive", "UIApplication#2 foregroundActive",
        "inactive", "active",
      ])
  }

  func testAnObjectThatIsNamedAgainStaysAnEntryWithItsReturn() throws {
    let renamed = ScriptedApp.Action.create(.delegate, "UIApplication")
    let played = try Played("launch", .app, [didFinish: [renamed]])

    let names = played.device.trace.events.filter { $0.name == didFinish }.map(\.on)
    XCTAssertEqual(names, ["AppDelegate", "AppDelegate"])
  }

  // MARK: How much an event keeps

  func testAnEventKeepsSoManyValuesAndNoMore() throws {
    func kept(_ value: LinkValue) throws -> TraceValue? {
      try Played("launch", .app, [didFinish: [.effect(.print, ["text": value])]])
        .device.trace.events.first { $0.kind == .effect }?.detail["text"]
    }
    let most = TraceValue.mostValues - 1

    XCTAssertEqual(
      try kept(.list(Array(repeating: .null, count: most))),
      .list(Array(repeating: .null, count: most)))
    XCTAssertEqual(
      try kept(.list(Array(repeating: .null, count: most + 1))),
      .list(Array(repeating: .null, count: most) + ["…"]))
    let record = LinkRecord(uniqueKeysWithValues: (0...most).map { ("k\($0)", .int(1)) })
    guard case .record(let cut) = try kept(.record(record)) else { return XCTFail("no record") }
    XCTAssertEqual(cut.count, most + 1)
    XCTAssertEqual(cut["…"], "…")
    XCTAssertNil(cut["k999"], "the last by their keys are left out")
  }

  func testAnEventKeepsSoMuchOfAKeyAndNoMore() throws {
    let keys = [4096, 4097].map { String(repeating: "k", count: $0) }
    let detail = LinkRecord(uniqueKeysWithValues: keys.map { ($0, .null) })
    let effect = try XCTUnwrap(
      try Played("launch", .app, [didFinish: [.effect(.print, detail)]])
        .device.trace.events.first { $0.kind == .effect })

    XCTAssertEqual(Set(effect.detail.keys), [keys[0], keys[0] + "…"])
  }

  func testATraceHasSoManyEventsOfAProcessAndNoMore() throws {
    func play(_ limit: Int) throws -> (outcome: AppOutcome?, trace: Trace) {
      let device = scriptedDevice([:], Setup("5", .iOS5)).device
      device.eventLimit = limit
      return (try device.outcome(of: "launch home open"), device.trace)
    }
    let events = try play(1000).trace.events
    let start = try XCTUnwrap(events.first { $0.kind == .process }).n
    // Counted before each entry.
    let most = try XCTUnwrap(events.last(where: \.isEntry)).n - start

    XCTAssertNil(try play(most).outcome)
    XCTAssertEqual(
      try play(most - 1).outcome,
      AppOutcome(.tooMuchOutput, message: "did more than \(most - 1) things in one run"))
  }

  // MARK: How much the device keeps for an app

  func testAThousandBackgroundTasksAreBegunAndNoMore() throws {
    func start(_ count: Int) -> Script { [didFinish: (0..<count).map { .startTask(Int64($0)) }] }
    let most = BackgroundExecution.maximumTasks

    XCTAssertNil(try outcome("launch", .app, start(most)))
    XCTAssertEqual(
      try outcome("launch", .app, start(most + 1)),
      AppOutcome(
        .tooMuchOutput, callback: didFinish,
        message: "began more than 1000 background tasks without ending them"))
  }

  func testATaskThatIsBegunTwiceIsOneTask() throws {
    let script: Script = [
      didFinish: [.startTask(1), .startTask(1)],
      CallbackName.expirationHandler.rawValue: [.endTask(1)],
    ]

    XCTAssertEqual(
      try Played("launch home wait:30s", Setup("17", .iOS17), script).everyCall,
      ["expirationHandler"])
  }

  func testAThousandWindowsAreAskedForAtOnceAndNoMore() throws {
    func ask(_ count: Int) -> Script {
      [
        didFinish: (0..<count).map {
          .effect(.sceneActivationRequest, ["request": .int(Int64($0))])
        }
      ]
    }
    let most = SceneRequest.maximumOpen

    XCTAssertNil(try outcome("launch", .windows, ask(most)))
    XCTAssertEqual(
      try outcome("launch", .windows, ask(most + 1)),
      AppOutcome(
        .tooMuchOutput, callback: didFinish,
        message: "asked for more than 1000 windows at once"))
  }

  func testARequestInTheCallbackOfEachRequestNeverRests() throws {
    let ask = ScriptedApp.Action.effect(.sceneActivationRequest, ["request": 1])
    let script: Script = [warned: [ask], CallbackName.errorHandler.rawValue: [ask]]

    XCTAssertEqual(
      try outcome("launch memory-warning", .scene, script),
      AppOutcome(.neverRests, message: "asked for windows without end"))
  }

  func testWindowsThatAreOpenedAndClosedWithoutEndNeverRest() throws {
    let script: ScriptedApp.Script = { call in
      switch call.name {
      case self.warned, CallbackName.didDiscardSceneSessions.rawValue:
        [.effect(.sceneActivationRequest, ["request": 1])]
      case Call.Name.makeScene where call.session != .string(SessionID(serial: 1).identifier):
        [.effect(.sceneDestructionRequest, ["request": 2, "session": call.session])]
      default: []
      }
    }
    let device = scriptedDevice(.windows, script).device

    XCTAssertEqual(try device.outcome(of: "launch memory-warning")?.kind, .neverRests)
    XCTAssertLessThan(device.sessions.count, 5)
  }

  func testRootsThatAreChangedWithoutEndNeverRest() throws {
    let script: Script = [
      didFinish: Shown.objects + Shown.show, "viewDidAppear(_:)": [Shown.setRoot(nil)],
      "viewDidDisappear(_:)": [Shown.setRoot(Shown.root)],
    ]

    XCTAssertEqual(
      try outcome("launch", .app, script)?.message, "changed what its windows show without end")
  }

  // MARK: Out of shape

  func testObjectsThatAreNotThereAreCalledAndAnswerNothing() throws {
    let nobody = ObjectID(.max)
    let script: Script = [
      didFinish: [
        .ask(.loadView, on: nobody), .ask(.showWindow, on: nobody, ["session": 7]),
        .ask(.setRootViewController, on: nobody, ["root": -1]),
        .ask(.setRootViewController, on: nobody, ["root": .int(.max)]),
        .ask(.setRootViewController, on: .delegate, ["root": .object(.delegate)]),
        .ask(.showWindow, on: .delegate), .ask(.showWindow, on: .application),
        .tell(Effect(Effect.objectDestroyed, on: nobody)),
        .tell(Effect(Effect.objectDestroyed, on: .delegate)),
      ]
    ]
    for setup in [Setup.app, .scene, .windows] {
      XCTAssertNil(try outcome("launch home open memory-warning swipe-kill", setup, script))
    }
  }

  func testASceneThatIsNotMadeHasNoCallbacks() throws {
    let answers: [LinkRecord] = [[:], ["scene": "x"], ["scene": -1], ["scene": .null]]
    for answer in answers {
      let played = try Played("launch home open", .scene, [Call.Name.makeScene: [.give(answer)]])

      XCTAssertEqual(played.calls, [])
      XCTAssertEqual(played.device.situation.app, .active)
    }
  }

  func testASleepUntilNoTimeBreaksTheProtocolAndNoneTurnsTheClockBack() throws {
    for value in [LinkValue.double(.nan), .double(.infinity), "soon", .null, .int(1)] {
      XCTAssertEqual(
        try outcome("launch", .app, [didFinish: [.ask(.sleep, ["until": value])]])?.kind,
        .brokeProtocol)
    }
    let past: Script = [didFinish: [.ask(.sleep, ["until": .double(-1e300)])]]
    XCTAssertEqual(try Played("wait:5s launch", .app, past).device.trace.events.last?.t, 5)
    let future: Script = [didFinish: [.ask(.sleep, ["until": .double(1e300)])]]
    XCTAssertEqual(try outcome("launch", .app, future)?.kind, .watchdog)
  }

  func testNothingThatAnAppSaysOutOfShapeTrapsTheDevice() throws {
    for seed in 0..<400 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let setup = Setup.all[Int(seed) % Setup.all.count]
      let (device, _) = scriptedDevice(setup) { call in
        Shapeless.actions(in: call, &generator)
      }
      var choices = SeededGenerator(seed: ~seed)
      for _ in 0..<25 {
        guard let stimulus = device.situation.possible.randomElement(using: &choices) else { break }
        do {
          try device.perform(stimulus)
        } catch is AppOutcome {
          continue
        }
      }
      XCTAssertEqual(device.trace.events.map(\.n), Array(1...max(1, device.trace.events.count)))
    }
  }
}

extension Call {
  /// The identifier of the session that a scene is made for.
  fileprivate var session: LinkValue { arguments["session"]?.record?["identifier"] ?? .null }
}
