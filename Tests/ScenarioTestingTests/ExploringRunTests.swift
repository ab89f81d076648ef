import AppFixtures
import Foundation
import LifecycleTrace
import XCTest

/// What exploring writes into a run record.
final class ExploringRunTests: XCTestCase {
  private struct Scenario {
    /// The rules that were told of before it ended, in whatever scenario.
    var rules: [String] = []
    var criteria: [CriterionResult] = []
    var events: [Event] = []
    var outcome: AppOutcome?
  }

  private static let saving = "Saves the score before it can be suspended"

  private func record(of app: FixtureApp) throws -> Data {
    let record = FileManager.default.temporaryDirectory
      .appendingPathComponent("record-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: record) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["ScenarioTestingTests.ExploredScenarios"]
    process.environment = ProcessInfo.processInfo.environment.merging([
      RunRequest.record: record.path, RunRequest.app: app.app.executable.path,
    ]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return try Data(contentsOf: record)
  }

  private func scenarios(_ record: Data) throws -> [String: Scenario] {
    var scenarios: [String: Scenario] = [:]
    var scenario = Scenario()
    for line in String(decoding: record, as: UTF8.self).split(separator: "\n") {
      switch try JSONDecoder().decode(RunLine.self, from: Data(line.utf8)) {
      case .scenarioStarted: scenario = Scenario(rules: scenario.rules)
      case .rule(let rule): scenario.rules.append(rule.rule)
      case .criterion(let result): scenario.criteria.append(result)
      case .event(let event): scenario.events.append(event)
      case .scenarioEnded(let end):
        scenario.outcome = end.outcome
        scenarios[end.scenario] = scenario
      case .runStarted, .runEnded: break
      }
    }
    return scenarios
  }

  func testAViolationIsRecordedWithItsStoryReplayAndTrace() throws {
    let app = try Mutation(
      "saves only the first time", breaks: Self.saving,
      ("    save()\n", "    if !hasSaved { save() }\n")
    ).build()
    let record = try record(of: app)
    let scenarios = try scenarios(record)
    let explored = try XCTUnwrap(scenarios["testExploring"])

    XCTAssertEqual(explored.criteria.map(\.criterion), counterContract.rules.map(\.title))
    XCTAssertEqual(explored.rules, counterContract.rules.map(\.title))
    let finding = try XCTUnwrap(
      explored.criteria.first { $0.criterion == Self.saving }?.findings.first)
    XCTAssertEqual(finding.story, ["launch", "home", "open", "home"])
    XCTAssertEqual(finding.replay, "lab play . --story 'launch home open home'")
    XCTAssertEqual(Trace(explored.events).story, finding.story)
    XCTAssertEqual(explored.outcome, .completed)
    XCTAssertEqual(
      scenarios["testExploringAfterALaunch"]?.outcome,
      AppOutcome(
        .suiteError,
        message:
          "explore(upTo:satisfying:) has devices of its own: call it in a scenario without launch()"
      ))
    XCTAssertEqual(try self.record(of: app), record, "twice the same bytes")
  }

  func testADeviceThatReadsAnotherInfoPlistIsNotReplayedByACommand() throws {
    let app = try Mutation("restores nothing", breaks: nil, ("    restore()\n", "")).build()
    let scenarios = try scenarios(record(of: app))
    let findings = scenarios["testExploringAnotherDevice"]?.criteria.flatMap(\.findings)

    XCTAssertEqual(findings?.map(\.story), [["launch"]])
    XCTAssertEqual(findings?.map(\.replay), [nil])
    XCTAssertEqual(
      scenarios["testExploring"]?.criteria.flatMap(\.findings).first?.replay,
      "lab play . --story 'launch'")
  }

  func testAnAppThatEndsByItselfIsTheScenariosOutcome() throws {
    let app = try Mutation(
      "crashes on return", breaks: nil,
      ("    counter.resume()\n", "    if hasSaved { fatalError(\"back\") }\n    counter.resume()\n")
    ).build()
    let explored = try XCTUnwrap(scenarios(record(of: app))["testExploring"])

    XCTAssertEqual(explored.outcome?.kind, .crashed)
    XCTAssertEqual(explored.outcome?.message, "back, after launch · home · open")
    XCTAssertEqual(Trace(explored.events).story, ["launch", "home", "open"])
    XCTAssertTrue(explored.criteria.contains { $0.verdict == .satisfied })
  }
}
