import LifecycleTrace
import XCTest

@testable import Grading

final class ScoreTests: XCTestCase {
  private let rubric = try? Rubric([
    record(visible(["testA"]), scenario("testA", criterion("Saves", 3, .satisfied)))
  ])

  /// All pairs of verdicts in two scenarios, in the order satisfied, violated, not exercised.
  func testViolatedAnywhereLosesAndSatisfiedSomewhereWins() throws {
    let rubric = try XCTUnwrap(rubric)
    let all: [Verdict] = [.satisfied, .violated, .notExercised]
    let expected: [[Verdict]] = [
      [.satisfied, .violated, .satisfied],
      [.violated, .violated, .violated],
      [.satisfied, .violated, .notExercised],
    ]

    for (row, first) in all.enumerated() {
      for (column, second) in all.enumerated() {
        let score = try Score(
          rubric: rubric,
          records: [
            record(visible(["testA"]), scenario("testA", criterion("Saves", 3, first))),
            record(hidden(["testB"]), scenario("testB", criterion("Saves", 3, second))),
          ])

        XCTAssertEqual(score.criteria.map(\.verdict), [expected[row][column]])
        XCTAssertEqual(score.earned, expected[row][column] == .satisfied ? 3 : 0)
        XCTAssertEqual(score.points, 3)
      }
    }
  }

  func testACriterionThatNoScenarioSpokeOfEarnsNothing() throws {
    let score = try Score(
      rubric: try XCTUnwrap(rubric),
      records: [record(visible(["testA"]), scenario("testA", AppOutcome(.crashed)))])

    XCTAssertEqual(score.criteria.map(\.verdict), [.notExercised])
    XCTAssertEqual(score.criteria.map(\.hint), ["try Saves"])
    XCTAssertEqual(score.earned, 0)
  }

  func testASubmissionThatNeverRanEarnsNothing() throws {
    let score = Score(unexercised: try XCTUnwrap(rubric))

    XCTAssertEqual(score.criteria.map(\.verdict), [.notExercised])
    XCTAssertEqual(score.earned, 0)
    XCTAssertEqual(score.points, 3)
    XCTAssertEqual(score.scenarios, [])
  }

  func testThreeFindingsAreKeptAndHiddenScenariosOnlyNumbered() throws {
    let findings = (1...4).map { finding("write \($0)") }

    let score = try Score(
      rubric: try XCTUnwrap(rubric),
      records: [
        record(
          visible(["testA"]),
          scenario("testA", criterion("Saves", 3, .violated, findings: [findings[0]]))),
        record(
          hidden(["testSecret", "testSecretToo"]), scenario("testSecret"),
          scenario(
            "testSecretToo", criterion("Saves", 3, .violated, findings: Array(findings[1...])))),
      ])

    XCTAssertEqual(
      score.criteria[0].findings.map(\.expected), ["write 1", "write 2", "write 3"])
    XCTAssertEqual(
      score.criteria[0].findings.map(\.scenario), ["testA", "hidden-2", "hidden-2"])
    XCTAssertEqual(score.scenarios.map(\.id), ["testA", "hidden-1", "hidden-2"])
    XCTAssertEqual(score.scenarios.map(\.visibility), [.visible, .hidden, .hidden])
    XCTAssertFalse("\(score)".contains("Secret"))
  }

  func testFindingsOfASatisfiedVerdictAreNotTold() throws {
    let score = try Score(
      rubric: try XCTUnwrap(rubric),
      records: [
        record(
          visible(["testA"]),
          scenario("testA", criterion("Saves", 3, .satisfied, findings: [finding("x")])))
      ])

    XCTAssertEqual(score.criteria[0].findings, [])
  }

  func testEachWayOfEndingIsACrashALimitOrNeither() throws {
    let rubric = try XCTUnwrap(rubric)
    let crash = AppOutcome(.crashed, callback: "c", message: "m", file: "A.swift", line: 3)
    let limits: [AppOutcome.Kind] = [
      .exited, .hung, .tooMuchOutput, .tooMuchMemory, .neverRests, .brokeProtocol,
    ]
    let outcomes = [.completed, crash] + limits.map { AppOutcome($0, callback: "c", message: "m") }

    let score = try Score(
      rubric: rubric,
      records: [
        SuiteRecord(
          suite: visible(["testA"]),
          record: RunRecord(
            isolation: "none", scenarios: outcomes.map { scenario("testA", $0) }))
      ])

    XCTAssertEqual(score.scenarios.map(\.outcome), outcomes.map(\.kind))
    XCTAssertEqual(
      score.scenarios.map(\.crash),
      [nil, .init(callback: "c", file: "A.swift", line: 3, message: "m")] + limits.map { _ in nil })
    XCTAssertEqual(
      score.scenarios.map(\.limit),
      [nil, nil] + limits.map { _ in .init(callback: "c", message: "m") })
  }

  func testFaultsOfTheMachineAndTheSuiteAreNoScore() throws {
    let rubric = try XCTUnwrap(rubric)
    let cases: [(AppOutcome, GradingFault)] = [
      (AppOutcome(.infrastructure), .machine("LogHidden.testB: the app did not start")),
      (AppOutcome(.infrastructure, message: "no fork"), .machine("LogHidden.testB: no fork")),
      (AppOutcome(.suiteError), .suite("LogHidden.testB: it asks for the impossible")),
      (AppOutcome(.suiteError, message: "no button"), .suite("LogHidden.testB: no button")),
    ]

    for (outcome, fault) in cases {
      XCTAssertThrowsError(
        try Score(
          rubric: rubric,
          records: [record(hidden(["testB"]), scenario("testB", outcome))])
      ) { XCTAssertEqual($0 as? GradingFault, fault) }
    }
  }

  func testACriterionThatTheRubricLacksIsNoScore() throws {
    XCTAssertThrowsError(
      try Score(
        rubric: try XCTUnwrap(rubric),
        records: [
          record(visible(["testA"]), scenario("testA", criterion("Gift", 9, .satisfied)))
        ])
    ) { error in
      XCTAssertEqual(
        error as? GradingFault,
        .machine("LogVisible.testA recorded “Gift”, which the rubric lacks"))
    }
  }
}
