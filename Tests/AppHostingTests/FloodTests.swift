import AppFixtures
import AppHosting
import AppJail
import DeviceSimulator
import LifecycleTrace
import XCTest

/// Apps that print, do, keep or queue too much.
final class FloodTests: XCTestCase {
  private let active = "applicationDidBecomeActive(_:)"

  func testPrintingTooMuchEndsTheAppHoweverItPrints() throws {
    let names = ["print", "one print", "fputs", "stderr", "putchar", "debugPrint"]
    for isolation in FixtureApp.isolations {
      for name in names {
        XCTAssertEqual(
          try ending(name, isolation: isolation).outcome,
          AppOutcome(.tooMuchOutput, callback: active, message: "printed more than 256 KiB"),
          "\(name), \(isolation.name)")
      }
    }
  }

  func testAFloodIsNotKept() throws {
    for name in ["print", "fputs"] {
      let trace = try ending(name).device.trace

      let text = trace.events.compactMap { $0.detail["text"]?.string }.joined()
      XCTAssertLessThan(text.utf8.count, 1 << 20)
      XCTAssertLessThan(trace.events.count, 100_000)
    }
  }

  func testTheOutputLimitIsCountedInBytes() throws {
    var limits = AppLimits()
    limits.outputKiB = 1
    XCTAssertNil(try ending("a kibibyte", limits: limits).outcome)
    XCTAssertEqual(
      try ending("a kibibyte and a byte", limits: limits).outcome?.kind, .tooMuchOutput)
  }

  func testDoingTooMuchInOneCallbackEndsTheApp() throws {
    for name in ["short prints", "NSLog", "small labels", "timers"] {
      XCTAssertEqual(
        try ending(name).outcome,
        AppOutcome(
          .tooMuchOutput, callback: active, message: "did more than 10000 things in one callback"),
        name)
    }
    XCTAssertEqual(
      try ending("labels").outcome,
      AppOutcome(
        .tooMuchOutput, callback: active,
        message: "did more than 8 MiB of things in one callback"))
  }

  func testPrintingNothingForEverIsHung() throws {
    XCTAssertEqual(
      try ending("empty prints").outcome,
      AppOutcome(.hung, callback: active, message: "used more than 2 s of processor time"))
  }

  func testWhatWasSaidBeforeAFloodIsKnownEveryTime() throws {
    for name in ["fputs", "print", "labels"] {
      let traces = try (0..<3).map { _ in try ending(name).device.trace }

      XCTAssertEqual(traces[1], traces[0], name)
      XCTAssertEqual(traces[2], traces[0], name)
      XCTAssertEqual(traces[0].events.filter { $0.detail["text"] == "before" }.count, 1, name)
    }
  }

  func testKeepingTooMuchEndsTheApp() throws {
    for name in ["defaults", "one default"] {
      XCTAssertEqual(
        try ending(name).outcome,
        AppOutcome(
          .tooMuchOutput, callback: active, message: "kept more than 512 KiB on the device"),
        name)
    }
  }

  func testWorkThatNeverRestsEndsTheApp() throws {
    for (name, callback) in [("main queue", "DispatchQueue.main"), ("tasks", "Task")] {
      XCTAssertEqual(
        try ending(name).outcome,
        AppOutcome(
          .neverRests, callback: callback,
          message: "queued more than 10000 pieces of work at one moment"))
    }
  }

  func testTakingTooMuchMemoryEndsTheApp() throws {
    var limits = AppLimits()
    limits.memoryMiB = 256
    for isolation in FixtureApp.isolations {
      for name in ["arrays", "one array", "string", "data", "objects", "malloc"] {
        let outcome = try ending(name, limits: limits, isolation: isolation).outcome

        XCTAssertEqual(
          outcome?.kind, .tooMuchMemory, "\(name), \(isolation.name): \(outcome as Any)")
        XCTAssertEqual(outcome?.message, "asked for more than 256 MiB of memory")
        XCTAssertEqual(outcome?.callback, active)
      }
    }
  }

  func testAnAppWithMuchInStorageStartsAtOnce() throws {
    let device = try endings.get().device(defaults: ["ending": "much storage"])
    try device.play("launch home purge")
    let start = ContinuousClock.now

    try device.play("launch")

    XCTAssertLessThan(ContinuousClock.now - start, .seconds(5))
    XCTAssertEqual(
      device.trace.events.last { $0.name == "print" }?.detail["text"]?.string, "after")
    XCTAssertGreaterThan(device.storage.size, 400_000)
  }
}
