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
    let names = [
      "print", "one print", "short prints", "NSLog", "fputs", "stderr", "putchar", "debugPrint",
    ]
    for isolation in FixtureApp.isolations {
      for name in names {
        XCTAssertEqual(
          try ending(name, isolation: isolation).outcome,
          AppOutcome(.tooMuchOutput, callback: active, message: "printed more than 1024 KiB"),
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
    for name in ["labels", "small labels", "timers"] {
      XCTAssertEqual(
        try ending(name).outcome,
        AppOutcome(
          .tooMuchOutput, callback: active,
          message: "did more than 8 MiB of things in one callback"), name)
    }
    XCTAssertEqual(
      try ending("empty prints").outcome,
      AppOutcome(
        .tooMuchOutput, callback: active, message: "did more than 200000 things in one launch"))
  }

  func testKeepingTooMuchEndsTheApp() throws {
    for name in ["defaults", "one default"] {
      XCTAssertEqual(
        try ending(name).outcome,
        AppOutcome(
          .tooMuchOutput, callback: active, message: "kept more than 512 KiB in UserDefaults"),
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
