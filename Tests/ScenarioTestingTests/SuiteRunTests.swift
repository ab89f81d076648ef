import Foundation
import LifecycleTrace
import XCTest

/// Runs of a suite of this course, as a grader starts them.
final class SuiteRunTests: XCTestCase {
  /// Runs the first assignment's visible suite; returns the lines of its run record.
  private func record(of environment: [String: String]) throws -> [RunLine] {
    let record = FileManager.default.temporaryDirectory
      .appendingPathComponent("record-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: record) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["CallbackLogVisible.VisibleScenarios"]
    process.environment = ProcessInfo.processInfo.environment
      .merging([RunRequest.record: record.path]) { $1 }.merging(environment) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return try String(contentsOf: record, encoding: .utf8).split(separator: "\n").map {
      try JSONDecoder().decode(RunLine.self, from: Data($0.utf8))
    }
  }

  private func outcomes(_ lines: [RunLine]) -> [AppOutcome] {
    lines.compactMap { if case .scenarioEnded(let end) = $0 { end.outcome } else { nil } }
  }

  func testARunWithoutAnAppNamedPlaysTheReference() throws {
    let lines = try record(of: [:])

    let outcomes = outcomes(lines)
    XCTAssertFalse(outcomes.isEmpty)
    XCTAssertEqual(Set(outcomes), [.completed])
    guard case .runEnded(let end) = lines.last else { return XCTFail("the record is not closed") }
    XCTAssertEqual(end.scenarios, outcomes.count)
    let violated = lines.filter {
      if case .criterion(let result) = $0 { result.verdict == .violated } else { false }
    }
    XCTAssertEqual(violated, [])
  }

  func testEachRuleIsToldOnceBeforeItsFirstVerdict() throws {
    let judged = try record(of: [:])
    var told: [String] = []
    for line in judged {
      switch line {
      case .rule(let rule):
        XCTAssertFalse(told.contains(rule.rule), rule.rule)
        XCTAssertFalse(rule.demands.isEmpty, rule.rule)
        told.append(rule.rule)
      case .criterion(let result) where result.source == .rule:
        XCTAssert(told.contains(result.criterion), result.criterion)
      default: break
      }
    }
    let rules = judged.compactMap { if case .rule(let rule) = $0 { rule } else { nil } }
    let logs = try XCTUnwrap(rules.first { $0.rule == "Logs applicationDidBecomeActive" })
    XCTAssertEqual(logs.points, 2)
    XCTAssertEqual(logs.exercisedBy, "a call of applicationDidBecomeActive(_:)")
    XCTAssertEqual(
      logs.demands.first?.text,
      "a line containing “applicationDidBecomeActive” printed before "
        + "applicationDidBecomeActive(_:) returns")
    XCTAssertNotNil(logs.because)
    XCTAssertNotNil(logs.hint)
  }

  func testAnAppThatIsNoneIsTheMachinesFaultNeverTheStudents() throws {
    let outcomes = outcomes(try record(of: [RunRequest.app: "/nowhere/App"]))

    XCTAssertFalse(outcomes.isEmpty)
    XCTAssertEqual(Set(outcomes.map(\.kind)), [.infrastructure])
    XCTAssertEqual(outcomes.first?.message, "/nowhere/App: is not a built app")
  }

  func testLimitsThatAreNoneAreTheMachinesFault() throws {
    let outcomes = outcomes(try record(of: [RunRequest.limits: "many"]))

    XCTAssertEqual(Set(outcomes.map(\.kind)), [.infrastructure])
  }
}
