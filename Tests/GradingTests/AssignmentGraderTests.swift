import Foundation
import LifecycleTrace
import SourceMapping
import SubmissionBuild
import XCTest

@testable import Grading

final class AssignmentGraderTests: XCTestCase {
  func testASubmissionIsScoredInBothSuites() throws {
    let runner = ScriptedRunner([
      "ada/visible": [.success([scenario("testA", criterion("Saves", 3, .satisfied))])],
      "ada/hidden": [.success([scenario("testB", criterion("Loads", 2, .violated))])],
    ])
    let warning = Diagnostic(severity: .warning, file: "App.swift", line: 3, message: "unused")

    let graded = try XCTUnwrap(
      try grade(
        runner,
        compiling: .built(app: URL(filePath: "/apps/ada"), diagnostics: [warning])))

    let report = graded.report
    XCTAssertEqual(report.status, .graded)
    XCTAssertEqual(report.score, 3)
    XCTAssertEqual(report.maxScore, 5)
    XCTAssertEqual(report.criteria.map(\.verdict), [.satisfied, .violated])
    XCTAssertEqual(report.scenarios.map(\.id), ["testA", "hidden-1"])
    XCTAssertEqual(report.isolation, "bubblewrap")
    XCTAssertEqual(report.build.diagnostics, [warning])
    XCTAssertEqual(report.build.files, [.init(path: "ada.swift", role: .source)])
    XCTAssertEqual(report.title, "Callback log")
    XCTAssertNil(report.message)
    XCTAssertNil(graded.fault)
    XCTAssertEqual(runner.called, ["ada/visible", "ada/hidden"])
  }

  func testWhatDoesNotCompileEarnsNothingForRulesThatNeverRan() throws {
    let error = Diagnostic(severity: .error, message: "cannot find 'x' in scope")
    let cases: [(Compilation, StudentReport.Status, String?, [Diagnostic])] = [
      (.doesNotCompile([error]), .doesNotCompile, nil, [error]),
      (
        .refused("The folder holds 10,000 files."), .doesNotCompile,
        "The folder holds 10,000 files.", []
      ),
      (.missing("There is no Swift file."), .missing, "There is no Swift file.", []),
    ]

    for (compilation, status, message, diagnostics) in cases {
      let runner = ScriptedRunner([:])

      let graded = try XCTUnwrap(try grade(runner, compiling: compilation))

      XCTAssertEqual(graded.report.status, status)
      XCTAssertEqual(graded.report.message, message)
      XCTAssertEqual(graded.report.build.diagnostics, diagnostics)
      XCTAssertEqual(graded.report.score, 0)
      XCTAssertEqual(graded.report.maxScore, 5)
      XCTAssertEqual(graded.report.criteria.map(\.verdict), [.notExercised, .notExercised])
      XCTAssertEqual(graded.report.scenarios, [])
      XCTAssertEqual(graded.report.isolation, "bubblewrap")
      XCTAssertNil(graded.fault)
      XCTAssertEqual(runner.called, [])
    }
  }

  func testTheMachinesFaultIsRetriedOnceAndThenWorks() throws {
    let faults: [ScriptedRunner.Answer] = [
      .failure(.machine("no fork")), .success([scenario("testB", AppOutcome(.infrastructure))]),
    ]
    for fault in faults {
      let runner = ScriptedRunner([
        "ada/visible": [.success([scenario("testA", criterion("Saves", 3, .satisfied))])],
        "ada/hidden": [
          fault, .success([scenario("testB", criterion("Loads", 2, .satisfied))]),
        ],
      ])

      let graded = try XCTUnwrap(try grade(runner))

      XCTAssertEqual(graded.report.status, .graded)
      XCTAssertEqual(graded.report.score, 5)
      XCTAssertEqual(runner.called, ["ada/visible", "ada/hidden", "ada/hidden"])
    }
  }

  func testTheMachinesFaultTwiceIsNeverAZero() throws {
    let runner = ScriptedRunner(["ada/visible": [.failure(.machine("no fork in testSecret"))]])

    let graded = try XCTUnwrap(try grade(runner))

    XCTAssertEqual(graded.report.status, .notGraded)
    XCTAssertEqual(
      graded.report.message,
      "This submission could not be graded; that is not the student's fault.")
    XCTAssertEqual(graded.fault, .machine("no fork in testSecret"))
    XCTAssertFalse("\(graded.report)".contains("Secret"))
    XCTAssertEqual(runner.called, ["ada/visible", "ada/visible"])
  }

  func testACompilerThatCannotRunIsTheMachinesFault() throws {
    let graded = try XCTUnwrap(
      try grade(ScriptedRunner([:]), compiling: .infrastructure("no space")))

    XCTAssertEqual(graded.report.status, .notGraded)
    XCTAssertEqual(graded.fault, .machine("no space"))
  }

  func testASuitesFaultIsNotRetried() throws {
    let runner = ScriptedRunner([
      "ada/visible": [.success([scenario("testA", AppOutcome(.suiteError, message: "no lock"))])]
    ])

    let graded = try XCTUnwrap(try grade(runner))

    XCTAssertEqual(graded.report.status, .notGraded)
    XCTAssertEqual(graded.fault, .suite("LogVisible.testA: no lock"))
    XCTAssertEqual(runner.called, ["ada/visible"])
  }

  func testACriterionThatTheRubricLacksIsNeverAZero() throws {
    let runner = ScriptedRunner([
      "ada/visible": [.success([scenario("testA", criterion("Gift", 9, .satisfied))])],
      "ada/hidden": [.success([scenario("testB")])],
    ])

    let graded = try XCTUnwrap(try grade(runner))

    XCTAssertEqual(graded.report.status, .notGraded)
    XCTAssertEqual(graded.report.score, 0)
    XCTAssertEqual(graded.report.criteria.map(\.verdict), [.notExercised, .notExercised])
  }

  func testAnInterruptedRunHasNoReport() throws {
    XCTAssertNil(try grade(ScriptedRunner(["ada/visible": [.failure(.interrupted)]])))
  }

  func testWithoutARubricTheCriteriaSeenAreTheRubric() throws {
    let runner = ScriptedRunner([
      "ada/visible": [
        .success([
          scenario("testA", criterion("Saves", 3, .satisfied), criterion("Loads", 1, .violated))
        ])
      ]
    ])
    var plan = try plan()
    plan.rubric = nil
    plan.suites.removeLast()

    let graded = try XCTUnwrap(try grade(runner, by: plan))

    XCTAssertEqual(graded.report.criteria.map(\.title), ["Saves", "Loads"])
    XCTAssertEqual(graded.report.score, 3)
    XCTAssertEqual(graded.report.maxScore, 4)
  }

  // MARK: Grading

  private func plan() throws -> AssignmentPlan {
    let rubric = try Rubric([
      record(
        visible(["testA"]),
        scenario("testA", criterion("Saves", 3, .satisfied), criterion("Loads", 2, .satisfied)))
    ])
    return AssignmentPlan(
      assignment: assignment(), suites: [visible(["testA"]), hidden(["testB"])], rubric: rubric,
      isolation: "bubblewrap")
  }

  private func grade(
    _ runner: ScriptedRunner, compiling compilation: Compilation? = nil,
    by plan: AssignmentPlan? = nil
  ) throws -> GradedSubmission? {
    let compiler = ScriptedCompiler(compilations: compilation.map { ["ada": $0] } ?? [:])
    return AssignmentGrader(compiler: compiler, runner: runner, isolation: "bubblewrap").grade(
      Submission(assignment: "01-log", student: "ada", folder: URL(filePath: "/s/01-log/ada")),
      by: try plan ?? self.plan(), in: try makeCourse().url)
  }
}
