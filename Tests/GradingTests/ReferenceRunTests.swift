import Foundation
import LifecycleTrace
import SourceMapping
import SubmissionBuild
import Wording
import XCTest

@testable import Grading

final class ReferenceRunTests: XCTestCase {
  func testTheReferenceEstablishesTheRubric() throws {
    let plan = try plan(
      visible: scenario("testA", criterion("Saves", 3, .satisfied)),
      hidden: scenario(
        "testB", criterion("Saves", 3, .notExercised), criterion("Loads", 2, .satisfied)))

    XCTAssertEqual(plan.rubric?.criteria.map(\.title), ["Saves", "Loads"])
    XCTAssertEqual(plan.maxScore, 5)
    XCTAssertEqual(plan.isolation, "bubblewrap")
    XCTAssertNoThrow(try plan.refuseWrongPoints())
  }

  func testAnAssignmentWithoutAReferenceHasNoRubric() throws {
    let disk = try makeCourse()
    let grader = AssignmentGrader(
      compiler: ScriptedCompiler(compilations: [:]), runner: ScriptedRunner([:]),
      isolation: "bubblewrap")

    let plan = try grader.plan(assignment(in: disk.url), suites: [visible([])], in: disk.url)

    XCTAssertNil(plan.rubric)
    XCTAssertNoThrow(try plan.refuseWrongPoints())
  }

  func testAReferenceWithoutFullMarksIsTheSuitesFault() throws {
    XCTAssertEqual(
      try refusal(
        visible: scenario(
          "testA", criterion("Saves", 3, .violated, findings: [finding("a write of “score”")]),
          criterion("Loads", 2, .notExercised), criterion("Pauses", 1, .violated)),
        hidden: scenario("testB", AppOutcome(.crashed, message: "index out of range"))),
      """
      Assignments/01-log/Reference: the reference does not end the scenario hidden-1: \
      index out of range
      Assignments/01-log/Reference: the reference earns 0 of 3 for “Saves”: in testA, \
      expected a write of “score”; came nothing
      Assignments/01-log/Reference: the reference earns 0 of 2 for “Loads”: no scenario \
      exercises it
      Assignments/01-log/Reference: the reference earns 0 of 1 for “Pauses”: violated
      """)
  }

  func testPointsThatDoNotAddUpNameTheKey() throws {
    let plan = try plan(
      visible: scenario("testA", criterion("Saves", 3, .satisfied)), hidden: scenario("testB"))

    XCTAssertThrowsError(try plan.refuseWrongPoints()) { error in
      XCTAssertEqual(
        "\(error)",
        "grading.json:7: assignments[0].points: is 5, "
          + "but the criteria of its suites come to 3")
    }
  }

  func testOtherPointsInAnotherScenarioAreTold() throws {
    XCTAssertEqual(
      try refusal(
        visible: scenario("testA", criterion("Saves", 3, .satisfied)),
        hidden: scenario("testB", criterion("Saves", 2, .satisfied))),
      "Assignments/01-log/Reference: a suite is wrong: “Saves” has 3 points in LogVisible.testA "
        + "and 2 in LogHidden.testB")
  }

  func testAnImpossibleStimulusAndAMachinesFaultHaveTheirOwnExitCodes() throws {
    XCTAssertEqual(
      try refusal(
        visible: scenario("testA", AppOutcome(.suiteError, message: "nothing to unlock")),
        hidden: scenario("testB")),
      "Assignments/01-log/Reference: a suite is wrong: LogVisible.testA: nothing to unlock")
    XCTAssertEqual(
      try refusal(
        visible: scenario("testA", AppOutcome(.infrastructure, message: "no bubblewrap")),
        hidden: scenario("testB"), kind: .infrastructure),
      "Assignments/01-log/Reference: the reference could not be run: "
        + "LogVisible.testA: no bubblewrap")
  }

  func testAReferenceThatDoesNotCompileShowsTheCompilersErrors() throws {
    let diagnostics = [
      Diagnostic(severity: .warning, file: "App.swift", line: 1, message: "unused"),
      Diagnostic(severity: .error, file: "App.swift", line: 2, message: "cannot find 'x' in scope"),
    ]
    let cases: [(Compilation, LabError.Kind, String)] = [
      (
        .doesNotCompile(diagnostics), .usage,
        """
        Assignments/01-log/Reference: the reference does not compile
        Assignments/01-log/Reference/App.swift:2: cannot find 'x' in scope
        """
      ),
      (
        .missing("There is no Swift file."), .usage,
        "Assignments/01-log/Reference: the reference cannot be compiled: There is no Swift file."
      ),
      (
        .infrastructure("no space"), .infrastructure,
        "Assignments/01-log/Reference: the reference cannot be compiled: no space"
      ),
    ]

    for (compilation, kind, message) in cases {
      XCTAssertEqual(
        try refusal(
          visible: scenario("testA"), hidden: scenario("testB"), compiling: compilation, kind: kind),
        message)
    }
  }

  // MARK: Planning

  private func plan(
    visible first: RunRecord.Scenario, hidden second: RunRecord.Scenario,
    compiling compilation: Compilation? = nil
  ) throws -> AssignmentPlan {
    let disk = try makeCourse()
    try disk.makeFolder("Reference")
    let runner = ScriptedRunner([
      "Reference/visible": [.success([first])], "Reference/hidden": [.success([second])],
    ])
    let compiler = ScriptedCompiler(compilations: compilation.map { ["Reference": $0] } ?? [:])
    return try AssignmentGrader(compiler: compiler, runner: runner, isolation: "bubblewrap").plan(
      assignment(in: disk.url), suites: [visible([first.name]), hidden([second.name])],
      in: disk.url)
  }

  private func refusal(
    visible: RunRecord.Scenario, hidden: RunRecord.Scenario,
    compiling compilation: Compilation? = nil, kind: LabError.Kind = .usage
  ) throws -> String {
    var refusal: LabError?
    XCTAssertThrowsError(try plan(visible: visible, hidden: hidden, compiling: compilation)) {
      refusal = $0 as? LabError
    }
    let error = try XCTUnwrap(refusal)
    XCTAssertEqual(error.kind, kind)
    return error.description
  }
}
