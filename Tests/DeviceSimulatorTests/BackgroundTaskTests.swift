import AppLink
import DeviceSimulator
import InfoPlist
import LifecycleTrace
import XCTest

/// How long an app runs that is behind: FACTS.md, A-limits.
final class BackgroundTaskTests: XCTestCase {
  private typealias Script = [String: [ScriptedApp.Action]]

  private let active = CallbackName.applicationDidBecomeActive.rawValue
  private let behind = CallbackName.applicationDidEnterBackground.rawValue
  private let expiration = CallbackName.expirationHandler.rawValue

  private func plain(_ system: SystemVersion = .iOS17) -> Setup { Setup(system.name, system) }

  /// What `backgroundTimeRemaining` reads in the last call of that name; nil for no limit.
  private func remaining(_ played: Played, in name: String) -> Double? {
    var deadline: Double?
    var remaining: Double?
    for call in played.launcher.apps.last?.calls ?? [] {
      if let told = call.arguments["context"]?.record?["backgroundDeadline"] {
        deadline = told.double
      }
      if call.name == name { remaining = deadline.map { $0 - call.now } }
    }
    return remaining
  }

  // MARK: How long

  func testATaskKeepsTheAppAwakeForTheTimeOfTheSystem() throws {
    for (system, limit) in [
      (SystemVersion.iOS4, 600), (.iOS5, 600), (.iOS7, 180), (.iOS11, 180), (.iOS13, 30),
      (.iOS17, 30),
    ] {
      let script: Script = [behind: [.startTask(1)], expiration: [.endTask(1)]]
      let played = try Played("launch home wait:\(limit - 1)s", plain(system), script)
      XCTAssertEqual(played.states, [], system.name)

      XCTAssertEqual(try played.then("wait:0.9s").everyCall, [])
      XCTAssertEqual(try played.then("wait:0.1s").calls, ["expirationHandler background"])
      XCTAssertEqual(played.states, ["suspended"])
      XCTAssertEqual(played.arguments(.expirationHandler), [["task": 1]])
    }
  }

  func testWithoutATaskTheAppIsSuspendedAtOnce() throws {
    XCTAssertEqual(
      try Played("launch home", plain()).states, ["inactive", "background", "suspended"])
  }

  func testATaskThatEndsInTimeLetsTheAppBeSuspended() throws {
    let script: Script = [behind: [.startTask(1), .queue(.backgroundQueue, at: 4, [.endTask(1)])]]
    let played = try Played("launch home wait:4s", plain(), script)

    XCTAssertEqual(played.everyCall, ["DispatchQueue"])
    XCTAssertEqual(played.states, ["suspended"])
    XCTAssertEqual(try played.then("wait:60s").everyCall, [], "no expiry any more")
  }

  func testATaskBegunInFrontCountsFromLeaving() throws {
    let script: Script = [active: [.startTask(1)], expiration: [.endTask(1)]]
    let played = try Played("launch wait:10m home wait:29.9s", plain(), script)
    XCTAssertEqual(played.everyCall, [])

    XCTAssertEqual(try played.then("wait:0.1s").everyCall, ["expirationHandler"])
  }

  func testReturningBeforeExpiryStopsTheClock() throws {
    let script: Script = [behind: [.startTask(1)], expiration: [.endTask(1)]]
    let played = try Played("launch home wait:29s open wait:10m", plain(), script)
    XCTAssertEqual(played.everyCall, [])

    XCTAssertEqual(try played.then("home wait:29.9s").everyCall, [], "the time begins anew")
    XCTAssertEqual(try played.then("wait:0.1s").everyCall, ["expirationHandler"])
  }

  func testBackgroundTimeRemainingIsLimitedOnlyBehind() throws {
    let script: Script = [behind: [.startTask(1), .queue(.task, at: 10)]]
    let played = try Played("launch home wait:10s open", plain(), script)

    XCTAssertNil(remaining(played, in: CallbackName.applicationWillResignActive.rawValue))
    XCTAssertEqual(remaining(played, in: behind), 30)
    XCTAssertEqual(remaining(played, in: Call.Name.runWork), 20)
    XCTAssertNil(remaining(played, in: active), "and no more in front")
  }

  // MARK: Expiry

  func testATaskThatIsNotEndedAtExpiryKillsTheApp() throws {
    let device = scriptedDevice([behind: [.startTask(1)]], plain()).device

    let outcome = try device.outcome(of: "launch home wait:30s")

    XCTAssertEqual(outcome?.kind, .watchdog)
    XCTAssertEqual(
      outcome?.message,
      "0x8badf00d: the background task “task 1” was not ended when the 30 s in the background "
        + "were over (active assertions beyond permitted time)")
    XCTAssertEqual(outcome?.callback, expiration)
    XCTAssertFalse(device.trace.events.contains { $0.name == "applicationWillTerminate(_:)" })
  }

  func testEveryTaskHasItsHandlerCalledAndAllAreCounted() throws {
    let device = scriptedDevice([behind: (1...3).map { .startTask($0) }], plain()).device

    XCTAssert(
      try device.outcome(of: "launch home wait:30s")?.message?
        .hasPrefix("0x8badf00d: 3 background tasks were not ended") == true)
    XCTAssertEqual(device.trace.events.filter { $0.isEntry && $0.name == expiration }.count, 3)
  }

  func testATaskThatAnotherHandlerEndsIsNotExpired() throws {
    let script: Script = [
      behind: [.startTask(1), .startTask(2)], expiration: [.endTask(2), .endTask(1)],
    ]

    XCTAssertEqual(
      try Played("launch home wait:30s", plain(), script).everyCall, ["expirationHandler"])
  }

  func testAHandlerMayEndItsTaskInWorkThatItQueues() throws {
    let script: Script = [
      behind: [.startTask(1)], expiration: [.queue(.mainQueue, at: 30, [.endTask(1)])],
    ]

    XCTAssertEqual(try Played("launch home wait:31s", plain(), script).states, ["suspended"])
  }

  func testAHandlerThatBeginsAnotherTaskGainsNoTime() throws {
    let script: Script = [behind: [.startTask(1)], expiration: [.endTask(1), .startTask(2)]]

    XCTAssertEqual(
      try scriptedDevice(script, plain()).device.outcome(of: "launch home wait:30s")?.kind,
      .watchdog)
  }

  func testATaskEndedTwiceOrUnknownIsAFinding() throws {
    let script: Script = [active: [.startTask(1), .endTask(1), .endTask(1), .endTask(7)]]

    XCTAssertEqual(
      try Played("launch home", plain(), script).findings,
      [
        "endBackgroundTask: no background task exists with identifier 1",
        "endBackgroundTask: no background task exists with identifier 7",
      ])
  }

  func testAFetchThatIsNotCompletedInTimeIsAFindingAndNoKill() throws {
    let played = try Played("launch:fetch wait:29.9s")
    XCTAssertEqual(played.findings, [])

    XCTAssertEqual(try played.then("wait:0.1s").states, ["suspended"])
    XCTAssertEqual(
      played.findings, ["a fetch completion handler was not called in 30 s"])
  }

  func testACompletionThatWasNeverGivenCompletesNothing() throws {
    let script: Script = [
      CallbackName.performFetch.rawValue: [
        .effect(.fetchCompletion, ["completion": 2, "result": "newData"]),
        .effect(.fetchCompletion), .effect(.fetchCompletion, ["completion": "1"]),
      ]
    ]

    XCTAssertEqual(try Played("launch:fetch", .app, script).states, ["background"])
  }

  // MARK: Without limit

  private func modes(_ modes: Set<BackgroundMode>) -> Setup {
    Setup("modes", .iOS17, modes: modes)
  }

  func testAudioAndLocationRunWithoutLimitWhereInfoPlistSaysSo() throws {
    for (mode, start, stop) in [
      (BackgroundMode.audio, EffectName.audioStart, EffectName.audioStop),
      (.voip, .audioStart, .audioStop), (.location, .locationStart, .locationStop),
    ] {
      let script: Script = [
        active: [.effect(start), .startTask(1)],
        CallbackName.applicationDidReceiveMemoryWarning.rawValue: [.endTask(1), .effect(stop)],
      ]
      let played = try Played("launch home wait:60m", modes([mode]), script)

      XCTAssertEqual(played.states, [], mode.rawValue)
      XCTAssertEqual(played.everyCall, [])
      XCTAssertNil(remaining(played, in: behind))
      XCTAssertEqual(try played.then("memory-warning").states, ["suspended"])
    }
  }

  func testWithoutTheModeTheyKeepNothingAwake() throws {
    let script: Script = [active: [.effect(.audioStart), .effect(.locationStart)]]

    XCTAssertEqual(
      try Played("launch home", plain(), script).states, ["inactive", "background", "suspended"])
    XCTAssertEqual(
      try Played("launch home", modes([.fetch]), script).states.last, "suspended")
  }

  func testATaskGetsItsTimeWhenTheMusicStops() throws {
    let script: Script = [
      active: [.effect(.audioStart), .startTask(1)],
      CallbackName.applicationDidReceiveMemoryWarning.rawValue: [.effect(.audioStop)],
      expiration: [.endTask(1)],
    ]
    let played = try Played(
      "launch home wait:60m memory-warning wait:29.9s", modes([.audio]), script)
    XCTAssertEqual(played.everyCall, [])

    XCTAssertEqual(try played.then("wait:0.1s").everyCall, ["expirationHandler"])
  }

  func testA24AKillWhileRunningBehindIsTold() throws {
    let script: Script = [active: [.effect(.audioStart), .startTask(1)]]
    for setup in [modes([.audio]), plain()] {
      let played = try Played("launch home swipe-kill", setup, script)

      XCTAssertEqual(played.calls, ["applicationWillTerminate background"])
      XCTAssertEqual(played.posts, ["UIApplication.willTerminate"])
      XCTAssertEqual(played.states, ["notRunning"])
    }
  }

  func testARunningAppIsNotPurged() throws {
    XCTAssertThrowsError(try Played("launch home purge", plain(), [behind: [.startTask(1)]])) {
      XCTAssertEqual(($0 as? Refusal)?.reason, "only a suspended app is purged")
    }
  }

  // MARK: Time within a callback

  func testACallbackIsKilledAfterItsTimeAndNotBefore() throws {
    let limits: [(CallbackName, Double, String)] = [
      (.applicationDidEnterBackground, 5, "launch home"),
      (.applicationWillTerminate, 5, "launch swipe-kill"), (.willFinishLaunching, 20, "launch"),
      (.didFinishLaunching, 20, "launch"),
    ]
    for (callback, limit, story) in limits {
      func outcome(_ seconds: Double) throws -> AppOutcome? {
        try scriptedDevice(
          [callback.rawValue: [.ask(.sleep, ["until": .double(Device.start + seconds)])]], plain()
        ).device.outcome(of: story)
      }

      XCTAssertNil(try outcome(limit))
      XCTAssertEqual(
        try outcome(limit + 0.001),
        AppOutcome(
          .watchdog, callback: callback.rawValue,
          message: "0x8badf00d: \(callback.rawValue) had not returned after \(Int(limit)) s"))
    }
  }

  func testTheLaunchMethodsShareTheTimeOfALaunch() throws {
    func outcome(_ first: Double, _ second: Double) throws -> AppOutcome? {
      func sleep(_ seconds: Double) -> [ScriptedApp.Action] {
        [.ask(.sleep, ["until": .double(Device.start + seconds)])]
      }
      return try scriptedDevice(
        [
          CallbackName.willFinishLaunching.rawValue: sleep(first),
          CallbackName.didFinishLaunching.rawValue: sleep(first + second),
        ], plain()
      ).device.outcome(of: "launch")
    }

    XCTAssertNil(try outcome(12, 8))
    XCTAssertEqual(try outcome(12, 8.001)?.kind, .watchdog)
  }

  func testTheTimeForAConnectingSceneBeginsAnewWithEachWindow() throws {
    let script: ScriptedApp.Script = { call in
      call.name == CallbackName.sceneWillConnect.rawValue
        ? [.ask(.sleep, ["until": .double(call.now + 15)])] : []
    }

    XCTAssertNil(try scriptedDevice(.windows, script).device.outcome(of: "launch new-window"))
  }

  func testWhereNoSourceTellsALimitACallbackHasTwentySeconds() throws {
    func outcome(_ seconds: Double) throws -> AppOutcome? {
      try scriptedDevice(
        [active: [.ask(.sleep, ["until": .double(Device.start + seconds)])]], plain()
      ).device.outcome(of: "launch")
    }

    XCTAssertNil(try outcome(20))
    XCTAssertEqual(try outcome(20.001)?.kind, .hung)
  }
}
