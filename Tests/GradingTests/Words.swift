import Foundation
import LifecycleTrace
import SubmissionBuild

@testable import Grading

// Short words for the values that tests of scoring are made of.

func visible(_ scenarios: [String]) -> Suite {
  Suite(
    visibility: .visible, module: "LogVisible", classes: ["LogVisible.Scenarios"],
    scenarios: scenarios)
}

func hidden(_ scenarios: [String]) -> Suite {
  Suite(
    visibility: .hidden, module: "LogHidden", classes: ["LogHidden.Scenarios"],
    scenarios: scenarios)
}

func scenario(
  _ name: String, _ outcome: AppOutcome = .completed, _ criteria: [CriterionResult] = []
) -> RunRecord.Scenario {
  RunRecord.Scenario(name: name, criteria: criteria, outcome: outcome)
}

func scenario(_ name: String, _ criteria: CriterionResult...) -> RunRecord.Scenario {
  scenario(name, .completed, criteria)
}

func record(_ suite: Suite, _ scenarios: RunRecord.Scenario...) -> SuiteRecord {
  SuiteRecord(suite: suite, record: RunRecord(isolation: "bubblewrap", scenarios: scenarios))
}

func criterion(
  _ title: String, _ points: Int, _ verdict: Verdict, findings: [Finding] = []
) -> CriterionResult {
  CriterionResult(
    criterion: title, source: .rule, points: points, verdict: verdict, because: "because \(title)",
    hint: "try \(title)", findings: findings)
}

func finding(_ expected: String) -> Finding {
  Finding(kind: .safety, scenario: "testSecret", expected: expected, came: "nothing")
}

func assignment(_ id: String = "01-log", points: Int = 5, in folder: URL? = nil) -> Assignment {
  Assignment(
    id: id, module: "Log", title: "Callback log", points: points,
    folder: folder ?? URL(filePath: "/nowhere/\(id)"),
    pointsPlace: CoursePlace(file: "grading.json", line: 7, key: "assignments[0].points"))
}

/// The lines of a record, as a suite writes them.
func lines(_ lines: [RunLine]) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return try lines.map { String(decoding: try encoder.encode($0), as: UTF8.self) + "\n" }.joined()
}
