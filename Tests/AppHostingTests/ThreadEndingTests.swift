import AppFixtures
import AppJail
import DeviceSimulator
import LifecycleTrace
import XCTest

/// Apps that end by what a thread of theirs does, other than the first.
final class ThreadEndingTests: XCTestCase {
  private var shortLimits: AppLimits {
    var limits = AppLimits()
    limits.wallSeconds = 1
    return limits
  }

  private func assertCrashes(
    _ name: String, in callback: String, _ message: String, line: UInt = #line
  ) throws {
    for isolation in FixtureApp.isolations {
      XCTAssertEqual(
        try ending(name, isolation: isolation, story: "launch wait:2s").outcome,
        AppOutcome(
          .crashed, callback: callback, message: message, file: "Endings.swift",
          line: try endings.get().line(of: name, in: "Endings.swift")),
        "\(name), \(isolation.name)", line: line)
    }
  }

  func testATrapOnAThreadIsToldWithItsMessageAndLine() throws {
    try assertCrashes("first turn", in: "Thread", "Index out of range")
    try assertCrashes(
      "second turn", in: "Thread", "Unexpectedly found nil while unwrapping an Optional value")
    try assertCrashes("block of a queue", in: "DispatchQueue", "called abort()")
    try assertCrashes("thread main sync", in: "DispatchQueue.main", "Index out of range")
  }

  func testRecursionWithoutEndOnAThreadIsTold() throws {
    XCTAssertEqual(
      try ending("thread recursion").outcome,
      AppOutcome(
        .crashed, callback: "Thread", message: "recursed without end", file: "Endings.swift",
        line: try endings.get().line(of: "recursion", in: "Endings.swift")))
  }

  func testTheMainActorIsNotAssumedOnAThread() throws {
    let outcome = try ending("assumed isolation").outcome

    XCTAssertEqual(outcome?.kind, .crashed)
    XCTAssertEqual(outcome?.callback, "Thread")
    XCTAssertEqual(
      outcome?.line, try endings.get().line(of: "assumed isolation", in: "Endings.swift"))
  }

  func testExitingOnAThreadIsTold() throws {
    for isolation in FixtureApp.isolations {
      XCTAssertEqual(
        try ending("thread exits", isolation: isolation, story: "launch wait:1s").outcome,
        AppOutcome(
          .exited, callback: "Thread", message: "ended its own process with exit status 4"))
    }
  }

  func testAnEndlessLoopOnAThreadIsHungInItsWork() throws {
    var limits = AppLimits()
    limits.cpuSeconds = 1
    for isolation in FixtureApp.isolations {
      XCTAssertEqual(
        try ending("thread loop", limits: limits, isolation: isolation).outcome,
        AppOutcome(.hung, callback: "Thread", message: "used more than 1 s of processor time"))
    }
  }

  func testAThreadThatTheSystemHoldsIsHung() throws {
    XCTAssertEqual(
      try ending("thread poll", limits: shortLimits).outcome,
      AppOutcome(.hung, callback: "Thread", message: "did not return within 1 s"))
  }

  func testAThreadThatWaitsForEverDisturbsNobody() throws {
    let (outcome, device) = try ending(
      "thread pause", limits: shortLimits, story: "launch wait:5s home open home swipe-kill")

    XCTAssertNil(outcome)
    XCTAssertEqual(
      device.trace.events.filter { $0.detail["text"]?.string == "resigned" }.count, 2)
  }

  func testJoiningAThreadThatNeverEndsIsHung() throws {
    XCTAssertEqual(
      try ending("join for ever", limits: shortLimits).outcome,
      AppOutcome(
        .hung, callback: "applicationDidBecomeActive(_:)", message: "did not return within 1 s"))
  }

  func testThreadsThatStartThreadsWithoutEndNeverRest() throws {
    var limits = AppLimits()
    limits.cpuSeconds = 20
    XCTAssertEqual(
      try ending("threads without end", limits: limits).outcome,
      AppOutcome(
        .neverRests, callback: "Thread",
        message: "queued more than 10000 pieces of work at one moment"))
  }
}
