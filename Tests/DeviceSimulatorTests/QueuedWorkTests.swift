import AppLink
import DeviceSimulator
import LifecycleTrace
import XCTest

/// What the app has queued runs when the device says so, in the app's order.
final class QueuedWorkTests: XCTestCase {
  private let didFinish = "application(_:didFinishLaunchingWithOptions:)"

  func testWorkThatIsDueRunsBeforeTheNextCallback() throws {
    let device = scriptedDevice([
      didFinish: [
        .queue(.mainQueue, at: 0, [.print("first")]), .queue(.task, at: 0, [.print("second")]),
        .queue(.backgroundQueue, at: 0, [.print("third")]), .print("at once"),
      ]
    ]).device
    try device.play("launch")

    XCTAssertEqual(
      device.trace.after("launch").words,
      [
        "process started", "init", "= inactive", "willFinishLaunching", "didFinishLaunching",
        "at once", "DispatchQueue.main", "first", "Task", "second", "DispatchQueue", "third",
        "= active", "applicationDidBecomeActive",
      ])
  }

  func testWorkThatQueuesWorkRunsToRest() throws {
    let last = ScriptedApp.Action.queue(.mainQueue, [.print("last")])
    let device = scriptedDevice([
      "init()": [.queue(.mainQueue, [.print("first"), .queue(.task, [last])])]
    ]).device
    try device.play("launch")

    let words = device.trace.words
    XCTAssertEqual(
      words[2..<9],
      ["init", "DispatchQueue.main", "first", "Task", "DispatchQueue.main", "last", "= inactive"])
  }

  func testLaterWorkWaitsForItsTime() throws {
    let timer = ObjectID(3)
    let device = scriptedDevice([
      didFinish: [
        .create(timer, "Timer"), .queue(.timer, on: timer, at: 2, [.print("two")]),
        .queue(.mainQueue, at: 1, [.print("one")]), .queue(.mainQueue, at: 3, [.print("three")]),
      ]
    ]).device
    try device.play("launch wait:1s")
    XCTAssertEqual(device.trace.after("wait:1s").words, ["DispatchQueue.main", "one"])

    try device.play("wait:1.999s")
    let later = device.trace.after("wait:1.999s")
    XCTAssertEqual(later.words, ["Timer", "two"])
    XCTAssertEqual(later.events.map(\.t), [2, 2, 2])
    XCTAssertEqual(later.events.first?.on, "Timer")

    try device.play("wait:0.001s")
    XCTAssertEqual(
      device.trace.after("wait:0.001s").words, ["DispatchQueue.main", "three"])
  }

  func testNothingRunsWhileSuspendedAndWhatIsDueRunsOnReturn() throws {
    let device = scriptedDevice([
      didFinish: [.queue(.timer, at: 5, [.print("fired")])]
    ]).device
    try device.play("launch home wait:10s open")

    XCTAssertEqual(device.trace.after("wait:10s").words.first, "▸ open")
    XCTAssertEqual(
      device.trace.after("open").words,
      [
        "= background", "applicationWillEnterForeground", "Timer", "fired", "= inactive",
        "= active", "applicationDidBecomeActive",
      ])
  }

  func testWorkThatIsTakenBackDoesNotRun() throws {
    let timer = ObjectID(3)
    let device = scriptedDevice([
      didFinish: [.queue(.timer, on: timer, at: 5, [.print("fired")])],
      "applicationWillResignActive(_:)": [.cancel(timer)],
    ]).device
    try device.play("launch switcher close-switcher wait:10s")

    XCTAssertFalse(device.trace.words.contains("fired"))
  }

  func testWorkOfAnEndedProcessIsGone() throws {
    let device = scriptedDevice([
      didFinish: [.queue(.timer, at: 100, [.print("fired")])]
    ]).device
    try device.play("launch home purge wait:200s")

    XCTAssertFalse(device.trace.words.contains("fired"))
  }

  func testAsMuchWorkAsTheLimitRests() throws {
    let work = ScriptedApp.Action.queue(.mainQueue)
    func device(_ count: Int) -> Device {
      scriptedDevice([
        "init()": (0..<count).map { _ in work }
      ]).device
    }

    XCTAssertNil(try device(Device.maximumWorkAtOnce).outcome(of: "launch"))
    XCTAssertEqual(
      try device(Device.maximumWorkAtOnce + 1).outcome(of: "launch"),
      AppOutcome(
        .neverRests, callback: "DispatchQueue.main",
        message: "queued more than 10000 pieces of work at one moment"))
  }

  func testWorkThatNeverComesToRestIsNamedByItsKind() throws {
    for (kind, name) in [
      (QueuedWork.Kind.task, "Task"), (.timer, "Timer"), (.backgroundQueue, "DispatchQueue"),
    ] {
      let device = Device(launcher: ForeverLauncher(kind: kind))

      let outcome = try device.outcome(of: "launch")

      XCTAssertEqual(outcome?.kind, .neverRests)
      XCTAssertEqual(outcome?.callback, name)
    }
  }

  func testTheLimitCountsForOneMoment() throws {
    let device = scriptedDevice([
      "init()": (0..<15_000).map { .queue(.mainQueue, at: Double($0 / 8000)) }
    ]).device

    XCTAssertNil(try device.outcome(of: "launch wait:1s"))
  }
}

/// An app that after every call has more work to do.
private final class ForeverApp: AppConnection {
  let kind: QueuedWork.Kind
  var lastCall: UInt32 = 0

  init(kind: QueuedWork.Kind) {
    self.kind = kind
  }

  func send(_ message: LinkMessage) throws(AppOutcome) {
    if case .call(let call) = message { lastCall = call.id }
  }

  func receive() throws(AppOutcome) -> LinkMessage {
    .returned(
      Returned(id: lastCall, next: QueuedWork(kind: kind, object: .application, due: 0)))
  }

  func terminate() {}
}

private struct ForeverLauncher: AppLauncher {
  var kind: QueuedWork.Kind

  func start() throws(AppOutcome) -> any AppConnection { ForeverApp(kind: kind) }
}
