import AppFixtures
import AppJail
import DeviceSimulator
import Foundation
import LifecycleTrace
import XCTest

/// Apps that talk to the device themselves, or to the system.
final class HostileTests: XCTestCase {
  private let active = "applicationDidBecomeActive(_:)"

  private var shortLimits: AppLimits {
    var limits = AppLimits()
    limits.wallSeconds = 2
    return limits
  }

  private func assertBreaksProtocol(
    _ name: String, _ sentence: String?, story: String = "launch", line: UInt = #line
  ) throws {
    for isolation in FixtureApp.isolations {
      let outcome = try ending(name, limits: shortLimits, isolation: isolation, story: story)
        .outcome

      XCTAssertEqual(outcome?.kind, .brokeProtocol, "\(name), \(isolation.name)", line: line)
      guard let sentence else { continue }
      XCTAssertEqual(outcome?.message, sentence, "\(name), \(isolation.name)", line: line)
    }
  }

  func testFramesThatAreNoneBreakTheProtocol() throws {
    try assertBreaksProtocol("garbage", "a message of unknown kind 99")
    try assertBreaksProtocol("empty frame", "a frame of 0 bytes; 1048576 is the most")
    try assertBreaksProtocol("oversized", "a frame of 4294967295 bytes; 1048576 is the most")
    try assertBreaksProtocol("half a frame, then going on", nil)
  }

  func testMessagesOutOfTurnBreakTheProtocol() throws {
    try assertBreaksProtocol("replayed return", "a message out of turn")
    try assertBreaksProtocol("a call", "a message that only the device may send")
  }

  func testReturnsThatComeBeforeTheirCallsBreakTheProtocol() throws {
    try assertBreaksProtocol("early returns", "a message out of turn", story: "launch home open")
    try assertBreaksProtocol("its own return twice", "a message out of turn", story: "launch home")
  }

  func testAForgedReturnIsAnAnswerLikeAnother() throws {
    // Saying "I have returned" is returning; the real return then comes out of turn, be it before
    // or after the next call.
    try assertBreaksProtocol("its own return", nil, story: "launch home")
  }

  func testAClosedLinkBreaksTheProtocol() throws {
    try assertBreaksProtocol("shutdown", "closed its link to the device")
    for isolation in FixtureApp.isolations {
      // The runtime finds the device gone and ends.
      let outcome = try ending("close", isolation: isolation).outcome
      XCTAssertEqual(outcome?.kind, .exited, isolation.name)
      XCTAssertEqual(outcome?.callback, active)
    }
  }

  func testHalfAFrameEndsAsItsAppDoes() throws {
    for isolation in FixtureApp.isolations {
      XCTAssertEqual(
        try ending("half a frame, then exit", isolation: isolation).outcome,
        AppOutcome(
          .exited, callback: active, message: "ended its own process with exit status 0"))
      XCTAssertEqual(
        try ending("half a frame, then silence", limits: shortLimits, isolation: isolation).outcome,
        AppOutcome(.hung, callback: active, message: "did not return within 2 s"))
    }
  }

  func testEffectsWithoutEndAreAFlood() throws {
    for isolation in FixtureApp.isolations {
      let outcome = try ending("deaf", isolation: isolation).outcome

      XCTAssertEqual(outcome?.kind, .tooMuchOutput, isolation.name)
    }
  }

  func testAnAppThatKillsItself() throws {
    for isolation in FixtureApp.isolations {
      let outcome = try ending("kill", isolation: isolation).outcome

      // As the first process of its namespace it cannot be killed from within.
      if isolation == .bubblewrap {
        XCTAssertNil(outcome)
      } else {
        XCTAssertEqual(
          outcome, AppOutcome(.crashed, callback: active, message: "was ended by signal 9"))
      }
    }
  }

  func testAnAppThatStopsItselfIsHung() throws {
    for isolation in FixtureApp.isolations {
      let outcome = try ending("stop", limits: shortLimits, isolation: isolation).outcome

      if isolation == .bubblewrap {
        XCTAssertNil(outcome)
      } else {
        XCTAssertEqual(
          outcome, AppOutcome(.hung, callback: active, message: "did not return within 2 s"))
      }
    }
  }

  func testNothingOutlivesTheApp() throws {
    for isolation in FixtureApp.isolations {
      for name in ["child", "thread", "threads"] {
        let (outcome, device) = try ending(name, limits: shortLimits, isolation: isolation)
        if name != "threads" {
          XCTAssertEqual(outcome?.kind, .exited, "\(name), \(isolation.name)")
        }
        device.shutDown()

        let isGone = try eventually { try processes().isEmpty }
        XCTAssertTrue(isGone, "\(name), \(isolation.name)")
      }
    }
  }

  func testAForgedCrashLineFoolsNobodyIntoAScore() throws {
    let outcome = try ending("forged crash").outcome

    XCTAssertEqual(outcome?.kind, .exited)
  }

  /// Command lines of processes that run the fixture app.
  private func processes() throws -> [String] {
    let folder = try endings.get().app.executable.path
    return try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { Int($0) != nil }
      .filter { $0 != "\(getpid())" }
      .compactMap { try? String(contentsOfFile: "/proc/\($0)/cmdline", encoding: .utf8) }
      .filter { $0.contains(folder) }
  }

  private func eventually(_ condition: () throws -> Bool) rethrows -> Bool {
    for _ in 0..<300 {
      if try condition() { return true }
      usleep(10_000)
    }
    return try condition()
  }
}
