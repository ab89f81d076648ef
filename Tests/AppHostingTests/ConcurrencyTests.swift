import AppFixtures
import AppJail
import DeviceSimulator
import Foundation
import LifecycleTrace
import XCTest

/// Queues, tasks and timers run in one fixed order on the device's clock.
final class ConcurrencyTests: XCTestCase {
  private static let app = Result {
    try FixtureApp(
      at: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Apps/Concurrency"))
  }

  /// Some scenarios print much.
  private static let limits = {
    var limits = AppLimits()
    limits.outputKiB = 1024
    return limits
  }()

  private func trace(
    of scenario: String, isolation: Isolation = FixtureApp.isolations[0],
    story: String = "launch wait:1s home wait:1s open"
  ) throws -> Trace {
    let device = try Self.app.get().device(
      defaults: ["scenario": scenario], limits: Self.limits, isolation: isolation)
    try device.play(story)
    return device.trace
  }

  /// What a scenario prints, between and after `begin` and `end`.
  private func printed(_ scenario: String) throws -> [String] {
    try trace(of: scenario, story: "launch wait:1s").events
      .filter { ["print", "output"].contains($0.name) }
      .compactMap { $0.detail["text"]?.string }
  }

  private func assertPrints(
    _ scenario: String, inLaunch: [String] = [], later: [String] = [], line: UInt = #line
  ) throws {
    XCTAssertEqual(
      try printed(scenario), ["begin"] + inLaunch + ["end"] + later, scenario, line: line)
  }

  func testQueues() throws {
    try assertPrints("main async", later: ["1", "2", "3"])
    try assertPrints("main after", later: ["first 1", "second 2", "third 3"])
    try assertPrints(
      "global",
      later: (0..<5).map { "work \($0)" } + (0..<5).map { "done \($0)" })
    try assertPrints(
      "serial", inLaunch: ["async 0", "async 1", "async 2", "sync"], later: ["barrier"])
    try assertPrints(
      "concurrent", inLaunch: ["async 0", "async 1", "async 2", "barrier"], later: ["last"])
    try assertPrints("apply", inLaunch: (0..<8).map { "pass \($0)" })
    try assertPrints("work item", inLaunch: ["item", "waited"], later: ["notified"])
  }

  func testGroupsAndSemaphores() throws {
    let parts = ["part 0", "part 1", "part 2"]
    try assertPrints("group", later: parts + ["leave", "all 1"])
    try assertPrints("group wait", inLaunch: parts + ["waited"])
    try assertPrints("semaphore", inLaunch: ["working", "signalled"])
    try assertPrints("semaphore later", inLaunch: ["signalled 5"])
    try assertPrints("semaphore timeout", inLaunch: ["true 5", "true 10"])
  }

  func testTimersAndSources() throws {
    try assertPrints("timer", later: ["fire 1", "fire 2", "fire 3"])
    try assertPrints("source", later: ["fire 1", "fire 2", "fire 3", "cancelled"])
  }

  func testTasks() throws {
    try assertPrints(
      "tasks", later: ["task", "main actor", "detached", "background", "yielded"])
    try assertPrints("task sleep", later: ["for 1", "until 2", "nanoseconds 3"])
    try assertPrints("async let", later: ["sum 3"])
    try assertPrints("actors", later: ["count 0 1", "count 1 2", "count 2 3"])
    try assertPrints("task group", later: (0..<10).map { "child \($0)" } + ["sum 45"])
    try assertPrints("stream", later: ["got 0", "got 1", "got 2"])
    try assertPrints("continuation", later: ["value 7 2"])
    try assertPrints("cancellation", later: ["cancelled 2"])
  }

  func testOperationsAndNotifications() throws {
    try assertPrints(
      "operations", later: ["main operation", "operation 1", "operation 2", "completed"])
    try assertPrints("operations wait", inLaunch: ["operation", "finished"])
    try assertPrints("notifications", inLaunch: ["noted", "posted"])
  }

  func testSleepingLetsTheDevicesTimePass() throws {
    let start = ContinuousClock.now
    try assertPrints("sleeping", inLaunch: ["a second 10", "half 15", "half again 20"])
    try assertPrints("sleeping beside work", inLaunch: ["beside 0", "later 5", "woke 10"])
    try assertPrints("busy waiting", inLaunch: ["waited true"])
    XCTAssertLessThan(ContinuousClock.now - start, .seconds(5))
  }

  func testMuchTextFromQueuesAndTasksArrives() throws {
    let texts = try printed("big texts off main")

    XCTAssertEqual(texts.count, 42)
    XCTAssertTrue(texts.contains { $0.hasPrefix("yyy") })
  }

  func testEveryRunIsTheSame() throws {
    let first = try trace(of: "everything")
    XCTAssertGreaterThan(first.events.count, 200)

    for isolation in FixtureApp.isolations {
      for _ in 0..<5 {
        let again = try trace(of: "everything", isolation: isolation)
        let difference = zip(first.events, again.events).first { $0 != $1 }
        XCTAssertNil(difference)
        XCTAssertEqual(first.events.count, again.events.count)
      }
    }
  }

  func testRandomNumbersAreTheSameInEveryRun() throws {
    let first = try printed("random")

    for _ in 0..<3 { XCTAssertEqual(try printed("random"), first) }
    XCTAssertEqual(Set(first).count, first.count)
  }

  func testNoThreadRunsBetweenCallbacks() throws {
    // What ran beside the device's calls could come in any order. A cancelled source is left out:
    // libdispatch puts it away on a thread of its own, where no code of the app runs.
    let app = try Self.app.get()
    let device = app.device(
      defaults: ["scenario": "everything", "left out": "source"], limits: Self.limits,
      isolation: .resourceLimits)
    try device.play("launch wait:1s")
    usleep(50_000)

    let before = try ProcessThreads(of: app)
    usleep(200_000)

    XCTAssertGreaterThan(before.starts.count, 1)
    XCTAssertEqual(try ProcessThreads(of: app), before)
  }
}
