import AppFixtures
import AppJail
import DeviceSimulator
import Foundation
import LifecycleTrace
import XCTest

/// Threads take turns: blocks of background queues, steps of tasks and threads made by hand run one
/// at a time, off the main thread, in one fixed order on the device's clock.
final class ThreadTests: XCTestCase {
  private static let app = Result {
    try FixtureApp(
      at: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Apps/Threads"))
  }

  private func play(
    _ scenario: String, isolation: Isolation = FixtureApp.isolations[0],
    story: String = "launch wait:5s"
  ) throws -> Device {
    let device = try Self.app.get().device(defaults: ["scenario": scenario], isolation: isolation)
    try device.play(story)
    return device
  }

  private func printed(_ scenario: String, story: String = "launch wait:5s") throws -> [String] {
    try play(scenario, story: story).trace.events
      .filter { ["print", "output"].contains($0.name) }
      .compactMap { $0.detail["text"]?.string }
  }

  private func assertPrints(
    _ scenario: String, inLaunch: [String] = [], later: [String] = [], line: UInt = #line
  ) throws {
    XCTAssertEqual(
      try printed(scenario), ["begin"] + inLaunch + ["end"] + later, scenario, line: line)
  }

  // MARK: Threads made by hand

  func testAThreadIsAPieceOfWorkThatRunsInItsTurn() throws {
    try assertPrints("detached", later: ["thread false 0"])
    try assertPrints("thread", inLaunch: ["started"], later: ["runs 0", "slept 3"])

    let trace = try play("thread").trace
    let turns = trace.events.filter { $0.kind == .callback && $0.name == "Thread" }
    XCTAssertEqual(turns.map(\.t), [0, 0.3])
  }

  func testThreadsGoOnInTheOrderInWhichTheyBegan() throws {
    try assertPrints(
      "many threads",
      later: (0..<20).map { "thread \($0)" } + (0..<20).map { "again \($0)" })
    try assertPrints("one after another", later: ["all joined"])
  }

  func testTooManyThreadsAreRefusedAndThatIsTold() throws {
    try assertPrints(
      "too many threads",
      later: [
        "*** Thread creation failed: the app has 56 threads already", "block", "thread 5 10",
        "thread 55 10", "one more",
      ])
  }

  func testAThreadEndsWithItsThreadLocalValues() throws {
    try assertPrints(
      "exit of a thread",
      later: ["leaves", "destructor 0", "leaves too", "destructor again 1"])
    try assertPrints("join", inLaunch: ["thread ends 3", "joined 0 5 3"])
  }

  func testEffectsOfAThreadComeInTheirOrderWithinItsTurn() throws {
    let events = try play("effects").trace.events.filter { event in
      event.name == "Thread" || event.name == "defaultsWrite"
        || ["one", "two"].contains(event.detail["text"]?.string)
    }

    XCTAssertEqual(
      events.map { $0.kind == .effect ? $0.name : $0.kind.rawValue },
      [
        "callback", "defaultsWrite", "print", "defaultsWrite", "return", "callback", "print",
        "return",
      ])
  }

  func testAThreadMayAskTheDevice() throws {
    try assertPrints("window off main", later: ["loaded 10", "shown 10"])
  }

  // MARK: Queues and tasks

  func testOnlyMainWorkRunsOnTheMainThread() throws {
    try assertPrints(
      "main threads", inLaunch: ["delegate true", "sync true"],
      later: [
        "main queue true", "global queue false", "serial queue false", "of main true",
        "main actor true", "detached task false", "operation false",
      ])
    try assertPrints("on its queue", later: ["mine"])
  }

  func testASleepInTheBackgroundHoldsUpNobodyElse() throws {
    try assertPrints("sleeping block", later: ["block 0", "main 10", "block again 20"])
    try assertPrints("sleeping step", later: ["step 0", "timer 10", "step again 20"])

    let trace = try play("sleeping block").trace
    let turns = trace.events.filter { $0.kind == .callback && $0.name == "DispatchQueue" }
    XCTAssertEqual(turns.map(\.t), [0, 2])
  }

  func testBlocksOfASerialQueueRunOneAfterTheOther() throws {
    try assertPrints(
      "serial queue",
      later: ["begin 0 0", "beside 0", "end 0 2", "begin 1 2", "end 1 4", "begin 2 4", "end 2 6"])
    try assertPrints("serial sync", inLaunch: ["begin 0", "end 2", "second 2", "sync 2"])
    try assertPrints(
      "targets",
      later: ["begin 0 0", "end 0 2", "begin 1 2", "end 1 4", "after 0 4", "after 1 4"])
  }

  func testQueuesThatAreStoppedOrRunElsewhere() throws {
    try assertPrints("suspended queue", later: ["resumed 5"])
    try assertPrints("inactive queue", later: ["active 5"])
    try assertPrints("late target", later: ["on main true"])
  }

  func testOperationsActorsAndGroupsOfTasks() throws {
    try assertPrints(
      "operations",
      later: [
        "operation 0 1", "operation 1 1", "operation 2 2", "operation 3 2", "last 2", "all done 2",
      ])
    try assertPrints(
      "work items", later: ["timedOut 1", "item 1", "notified false", "waited 1"])
    try assertPrints("actor", later: ["work 0 2", "worked 0 2", "work 1 4", "worked 1 4"])
    try assertPrints("task group", later: ["child 2 1", "child 1 2", "child 0 3"])
  }

  func testBlocksOfAConcurrentQueueSleepSideBySide() throws {
    try assertPrints(
      "concurrent queue",
      later: (0..<3).map { "begin \($0) 0" } + (0..<3).map { "end \($0) 2" }
        + ["barrier 2", "after the barrier 2"])
  }

  func testMoreBlocksThanThreadsWaitUntilOneIsFree() throws {
    try assertPrints(
      "explosion", later: ["block 0 10", "block 23 10", "block 46 10", "block 69 20"])
  }

  func testTheMainQueueServesOtherThreads() throws {
    try assertPrints(
      "main sync", later: ["before false", "first", "within true", "after 7"])
    try assertPrints(
      "main sync and wait", inLaunch: ["success 10"], later: ["async from the block"])
  }

  func testSourcesAndRunLoops() throws {
    try assertPrints(
      "sources", later: ["sum 6 true", "bytes 5 false", "hello", "cancelled false true"])
    try assertPrints("pipe", later: ["read hello false"])
    try assertPrints("main run loop", inLaunch: ["beside 10", "ran 20"])
    try assertPrints("run loop", later: ["runs false", "ran 0"])
  }
}

/// Threads that wait for one another.
extension ThreadTests {
  func testSemaphoresAndGroups() throws {
    try assertPrints("semaphore", later: ["got 0 1", "got 1 2", "got 2 3"])
    try assertPrints("semaphore timeout", later: ["timedOut 5", "timedOut 5"])
    try assertPrints(
      "group", later: ["part 2 1", "part 1 2", "part 0 3", "notified 3", "waited 3"])
  }

  func testLocks() throws {
    try assertPrints(
      "lock",
      later: [
        "locked 0 0", "unlocked 0 1", "locked 1 1", "unlocked 1 2", "locked 2 2", "unlocked 2 3",
      ])
    try assertPrints("lock on main", later: ["locked 0", "tries false false 6", "main locked 10"])
    try assertPrints("self deadlock", later: ["locked", "others go on"])
    try assertPrints("mutex", later: ["within 0 1 1", "within 1 2 2"])
    try assertPrints("global", later: ["initialises 0", "7 2", "7 2"])
    try assertPrints(
      "read-write lock", later: ["reads 0 0", "reads 1 0", "main reads 1", "writes 1"])
  }

  func testConditions() throws {
    try assertPrints("condition", later: ["consumer 0 got 0 1", "consumer 1 got 1 2"])
    try assertPrints("condition timeout", later: ["false 5"])
    try assertPrints("condition lock", later: ["is 1 10", "is 2 10"])
  }

  func testSpinningAndBusyWaiting() throws {
    try assertPrints("spinning", later: ["seen 0"])
    try assertPrints("busy waiting", later: ["waited 1"])
  }

  // MARK: The device's word

  func testNothingRunsWhileTheAppIsSuspended() throws {
    let device = try play("ticks", story: "launch wait:2s home wait:10s open wait:1s")

    let ticks = device.trace.events.filter { $0.name == "print" }.dropFirst(2)
    XCTAssertTrue(ticks.allSatisfy { $0.state != "suspended" })
    XCTAssertEqual(
      ticks.compactMap { $0.detail["text"]?.string },
      ["10", "20", "120", "130"].flatMap { ["thread \($0)", "block \($0)", "step \($0)"] })
  }

  func testASuspendedAppsThreadsStandStill() throws {
    let device = try play("ticks", isolation: .resourceLimits, story: "launch wait:2s home")
    usleep(50_000)

    let before = try ProcessThreads(of: Self.app.get())
    usleep(200_000)

    XCTAssertEqual(before.starts.count, 4)
    XCTAssertEqual(try ProcessThreads(of: Self.app.get()), before)
    device.shutDown()
  }

  func testEveryRunIsTheSame() throws {
    let first = try play("everything").trace
    XCTAssertGreaterThan(first.events.count, 250)

    for isolation in FixtureApp.isolations {
      for _ in 0..<10 {
        let again = try play("everything", isolation: isolation).trace
        let difference = zip(first.events, again.events).first { $0 != $1 }
        XCTAssertNil(difference)
        XCTAssertEqual(first.events.count, again.events.count)
      }
    }
  }
}
