import AppLink
import DeviceSimulator
import LifecycleTrace
import XCTest

final class ClockTests: XCTestCase {
  private let didFinish = "application(_:didFinishLaunchingWithOptions:)"

  func testTimePassesOnlyByWaiting() throws {
    let device = scriptedDevice().device
    try device.play("launch home wait:2m open wait:0.5s home")

    let times = device.trace.events.filter { $0.kind == .stimulus }.map { "\($0.name) \($0.t)" }
    XCTAssertEqual(
      times,
      ["launch 0.0", "home 0.0", "wait:120s 0.0", "open 120.0", "wait:0.5s 120.0", "home 120.5"])
  }

  func testTimePassesWithoutAnAppToo() throws {
    let device = scriptedDevice().device
    try device.play("wait:5s launch home purge wait:5s launch")

    XCTAssertEqual(device.trace.events.last?.t, 10)
  }

  func testTenthsOfASecondAddUp() throws {
    // A timer that adds its interval to its own date, as Foundation's does.
    func fire(_ number: Int) -> [ScriptedApp.Action] {
      guard number < 20 else { return [] }
      let due = Device.start + Double(number + 1) * 0.1
      return [
        .print("fire"),
        .queue(QueuedWork(kind: .timer, object: .application, due: due), fire(number + 1)),
      ]
    }
    let device = scriptedDevice([didFinish: fire(0)]).device
    try device.play("launch wait:0.5s wait:0.5s")

    let fires = device.trace.events.filter { $0.name == "Timer" && $0.kind == .callback }
    XCTAssertEqual(fires.map(\.t), [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0])
  }

  func testAWaitTakesSomeTimeAndAtMostADay() throws {
    let device = scriptedDevice().device
    try device.perform(.wait(Stimulus.longestWait))
    try device.perform(.wait(0.000001))
    let before = device.trace

    let past = Stimulus.longestWait.nextUp
    for seconds in [0, -1, past, .nan, .infinity, -.infinity] as [Double] {
      XCTAssertThrowsError(try device.perform(.wait(seconds))) {
        XCTAssertEqual(
          ($0 as? Refusal)?.reason, "a wait takes some time, at most a day", "\(seconds)")
      }
    }
    XCTAssertEqual(device.trace, before)
  }

  func testAnAppThatSleepsLetsTimePass() throws {
    let (device, launcher) = scriptedDevice([
      didFinish: [
        .print("before"), .ask(.sleep, ["until": .double(Device.start + 1.5)]), .print("after"),
        .ask(.sleep, ["until": .double(Device.start - 10)]), .print("not back"),
      ]
    ])
    try device.play("launch")

    let prints = device.trace.events.filter { $0.name == "print" }.map(\.t)
    XCTAssertEqual(prints, [0, 1.5, 1.5])
    XCTAssertEqual(launcher.apps.first?.now, Device.start + 1.5)
  }

  func testAWaitEndsWhereASleepHasTakenTheClock() throws {
    let device = scriptedDevice([
      didFinish: [
        .queue(.mainQueue, at: 1, [.ask(.sleep, ["until": .double(Device.start + 5)])])
      ]
    ]).device
    try device.play("launch wait:2s home")

    XCTAssertEqual(device.trace.after("wait:2s").events.last?.t, 5)
  }

  func testACallbackMaySleepAsLongAsTheWatchdogAllows() throws {
    func device(_ sleeps: [Double]) -> Device {
      scriptedDevice([
        didFinish: sleeps.map { .ask(.sleep, ["until": .double(Device.start + $0)]) }
      ]).device
    }
    let overdue = AppOutcome(
      .watchdog, callback: didFinish,
      message: "0x8badf00d: \(didFinish) had not returned after 20 s")

    XCTAssertNil(try device([20]).outcome(of: "launch"))
    XCTAssertNil(try device([5, 12, 20]).outcome(of: "launch"))
    XCTAssertEqual(try device([20.5]).outcome(of: "launch"), overdue)
    XCTAssertEqual(try device([5, 12, 20.5]).outcome(of: "launch"), overdue)
    XCTAssertEqual(try device([1e300]).outcome(of: "launch"), overdue)
  }

  func testLeavingAndEndingHaveFiveSeconds() throws {
    let limited = [
      "applicationDidEnterBackground(_:)": "home", "applicationWillTerminate(_:)": "swipe-kill",
    ]
    for (callback, end) in limited {
      func outcome(after seconds: Double) throws -> AppOutcome? {
        try scriptedDevice([callback: [.ask(.sleep, ["until": .double(Device.start + seconds)])]])
          .device.outcome(of: "launch \(end)")
      }

      XCTAssertNil(try outcome(after: 5))
      XCTAssertEqual(
        try outcome(after: 5.1),
        AppOutcome(
          .watchdog, callback: callback,
          message: "0x8badf00d: \(callback) had not returned after 5 s"))
    }
  }

  func testACallbackOfWhichNoLimitIsKnownHasTwentySeconds() throws {
    func outcome(after seconds: Double) throws -> AppOutcome? {
      try scriptedDevice([
        "applicationDidBecomeActive(_:)": [.ask(.sleep, ["until": .double(Device.start + seconds)])]
      ]).device.outcome(of: "launch")
    }

    XCTAssertNil(try outcome(after: 20))
    XCTAssertEqual(
      try outcome(after: 20.5),
      AppOutcome(
        .hung, callback: "applicationDidBecomeActive(_:)",
        message: "slept for more than 20 s in one callback"))
  }

  func testEachCallbackHasItsOwnTimeToSleep() throws {
    let device = scriptedDevice([
      didFinish: [.ask(.sleep, ["until": .double(Device.start + 15)])],
      "applicationDidBecomeActive(_:)": [.ask(.sleep, ["until": .double(Device.start + 30)])],
    ]).device

    XCTAssertNil(try device.outcome(of: "launch"))
  }

  func testASleepUntilNoTimeBreaksTheProtocol() throws {
    for until in [.double(.nan), .double(.infinity), .string("1"), .null] as [LinkValue] {
      let device = scriptedDevice([didFinish: [.ask(.sleep, ["until": until])]]).device

      XCTAssertEqual(try device.outcome(of: "launch")?.kind, .brokeProtocol)
    }
  }
}
