import AppFixtures
import AppJail
import DeviceSimulator
import Foundation
import LifecycleTrace
import XCTest

/// The app that ends in every way; the settings say which.
let endings = Result {
  try FixtureApp(
    at: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Apps/Endings"))
}

/// How the app ends that does one thing in `applicationDidBecomeActive(_:)`.
func ending(
  _ name: String, limits: AppLimits = AppLimits(), isolation: Isolation = FixtureApp.isolations[0],
  story: String = "launch"
) throws -> (outcome: AppOutcome?, device: Device) {
  let device = try endings.get().device(
    defaults: ["ending": name], limits: limits, isolation: isolation)
  return (try device.outcome(of: story), device)
}

final class EndingTests: XCTestCase {
  private let active = "applicationDidBecomeActive(_:)"

  func testAnAppThatDoesNothingWrongDoesNotEnd() throws {
    for isolation in FixtureApp.isolations {
      let (outcome, device) = try ending("none", isolation: isolation, story: "launch home")

      XCTAssertNil(outcome, isolation.name)
      XCTAssertEqual(
        device.trace.events.filter { $0.name == "print" }.compactMap { $0.detail["text"]?.string },
        ["before", "after", "resigned"])
    }
  }

  func testExitingIsTold() throws {
    for isolation in FixtureApp.isolations {
      for (name, status) in [("exit 0", 0), ("exit 3", 3), ("exit -1", 255), ("_exit 5", 5)] {
        XCTAssertEqual(
          try ending(name, isolation: isolation).outcome,
          AppOutcome(
            .exited, callback: active, message: "ended its own process with exit status \(status)"),
          "\(name), \(isolation.name)")
      }
    }
  }

  func testATrapIsToldWithItsMessageAndLine() throws {
    let messages = [
      "unwrap": "Unexpectedly found nil while unwrapping an Optional value",
      "index": "Index out of range",
      "overflow": "arithmetic overflow",
      "division": "Division by zero",
      "fatalError": "the score is 3",
      "fatalError without words": "fatalError()",
      "precondition": "Precondition failed: no numbers yet",
      "assert": "Assertion failed: no numbers yet",
      "cast": "Could not cast value of type 'Swift.String' (0x…) to 'Swift.Int' (0x…).",
      "keys": "Duplicate values for key: '1'",
      "range": "Range requires lowerBound <= upperBound",
      "unowned": "Attempted to read an unowned reference but object 0x… was already destroyed",
      "abort": "called abort()",
      "null": "touched memory that is not there",
      "recursion": "recursed without end",
      "inside": "Index out of range",
    ]
    for isolation in FixtureApp.isolations {
      for (name, message) in messages {
        XCTAssertEqual(
          try ending(name, isolation: isolation).outcome,
          AppOutcome(
            .crashed, callback: active, message: message, file: "Endings.swift",
            line: try endings.get().line(of: name, in: "Endings.swift")),
          "\(name), \(isolation.name)")
      }
    }
  }

  func testATrapInQueuedWorkNamesThatWork() throws {
    for (name, callback) in [("task", "Task"), ("queue", "DispatchQueue")] {
      XCTAssertEqual(
        try ending(name).outcome,
        AppOutcome(
          .crashed, callback: callback, message: "Index out of range", file: "Endings.swift",
          line: try endings.get().line(of: name, in: "Endings.swift")))
    }
  }

  func testATrapWithAnErrorQuotesIt() throws {
    let outcome = try ending("try").outcome

    XCTAssertEqual(outcome?.kind, .crashed)
    XCTAssertEqual(outcome?.line, try endings.get().line(of: "try", in: "Endings.swift"))
    XCTAssertTrue(outcome?.message?.contains("expression unexpectedly raised an error") == true)
  }

  func testWaitingForTheMainQueueOnItselfIsATrap() throws {
    let outcome = try ending("main sync").outcome

    XCTAssertEqual(outcome?.kind, .crashed)
    XCTAssertEqual(outcome?.line, try endings.get().line(of: "main sync", in: "Endings.swift"))
  }

  func testAnEndlessLoopIsHungInItsCallback() throws {
    var limits = AppLimits()
    limits.cpuSeconds = 1
    for isolation in FixtureApp.isolations {
      for name in ["loop", "quiet loop"] {
        XCTAssertEqual(
          try ending(name, limits: limits, isolation: isolation).outcome,
          AppOutcome(
            .hung, callback: active, message: "used more than 1 s of processor time"),
          "\(name), \(isolation.name)")
      }
    }
  }

  func testAnAppThatWaitsForEverIsHung() throws {
    var limits = AppLimits()
    limits.wallSeconds = 1
    for isolation in FixtureApp.isolations {
      for name in ["deadlock", "pause"] {
        XCTAssertEqual(
          try ending(name, limits: limits, isolation: isolation).outcome,
          AppOutcome(.hung, callback: active, message: "did not return within 1 s"))
      }
    }
  }

  func testCallbacksThatAreSlowOneAndAllAreHungTogether() throws {
    var limits = AppLimits()
    limits.wallSeconds = 1

    let story = "launch switcher close-switcher switcher"
    XCTAssertNil(try ending("slow", limits: limits, story: "launch switcher").outcome)
    XCTAssertEqual(
      try ending("slow", limits: limits, story: story).outcome,
      AppOutcome(
        .hung, callback: active,
        message: "kept the device waiting for more than 2 s in all"))
  }

  func testAnAppThatSleepsTooLongIsHungWithoutAnyoneWaiting() throws {
    let start = ContinuousClock.now
    for name in ["long sleep", "naps"] {
      XCTAssertEqual(
        try ending(name).outcome,
        AppOutcome(
          .hung, callback: active, message: "slept for more than 20 s in one callback"))
    }
    XCTAssertLessThan(ContinuousClock.now - start, .seconds(15))
  }

  func testTheDeviceLaunchesTheAppAgain() throws {
    let (outcome, device) = try ending("unwrap")
    XCTAssertEqual(outcome?.kind, .crashed)

    XCTAssertEqual(try device.outcome(of: "launch")?.kind, .crashed)
    XCTAssertEqual(device.trace.events.filter { $0.name == "started" }.count, 2)
  }

  func testWhatWasPrintedBeforeTheEndIsInTheTrace() throws {
    let trace = try ending("abort").device.trace

    XCTAssertEqual(trace.events.last?.name, "notRunning")
    XCTAssertEqual(
      trace.events.first { $0.name == "ended" }?.detail["reason"]?.string, "crashed")
  }
}
