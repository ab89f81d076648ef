import LifecycleTrace
import XCTest

@testable import Grading

final class RubricTests: XCTestCase {
  func testCriteriaComeInTheOrderOfTheirFirstAppearance() throws {
    let rubric = try Rubric([
      record(
        visible(["testA", "testB"]),
        scenario("testA", criterion("Second", 2, .satisfied), criterion("First", 3, .satisfied)),
        scenario("testB", criterion("First", 3, .notExercised))),
      record(hidden(["testC"]), scenario("testC", criterion("Third", 0, .satisfied))),
    ])

    XCTAssertEqual(rubric.criteria.map(\.title), ["Second", "First", "Third"])
    XCTAssertEqual(rubric.criteria.map(\.points), [2, 3, 0])
    XCTAssertEqual(rubric.criteria.map(\.hint), ["try Second", "try First", "try Third"])
    XCTAssertEqual(rubric.criteria.map(\.because).first, "because Second")
    XCTAssertEqual(rubric.points, 5)
  }

  func testACriterionHasTheWordingsOfItsRuleEachOnce() throws {
    let first = RuleWords(rule: "Saves", points: 2, demands: [.init("a write")])
    let other = RuleWords(rule: "Saves", points: 2, demands: [.init("another write")])
    let stranger = RuleWords(rule: "Unjudged", points: 2, demands: [.init("nothing")])
    var inSight = record(visible(["testA"]), scenario("testA", criterion("Saves", 2, .satisfied)))
    inSight.record.rules = [first, stranger]
    var secret = record(hidden(["testB"]), scenario("testB", criterion("Loads", 1, .satisfied)))
    secret.record.rules = [other, first]

    let rubric = try Rubric([inSight, secret])

    XCTAssertEqual(rubric.criteria.map(\.wordings), [[first, other], []])
    XCTAssertEqual(rubric.criteria.map(\.source), [.rule, .rule])
  }

  func testIdsAreWordsOfTheTitleAndUnique() throws {
    let titles = ["Saves the score!", "Saves the Score", "¿Übung 2?", "…", "—"]

    let rubric = try Rubric([
      record(
        visible(["testA"]),
        scenario("testA", .completed, titles.map { criterion($0, 1, .satisfied) })
      )
    ])

    XCTAssertEqual(
      rubric.criteria.map(\.id),
      ["saves-the-score", "saves-the-score-2", "übung-2", "untitled", "untitled-2"])
  }

  func testOtherPointsInAnotherScenarioAreTheSuitesFault() {
    XCTAssertThrowsError(
      try Rubric([
        record(visible(["testA"]), scenario("testA", criterion("Saves", 2, .satisfied))),
        record(hidden(["testB"]), scenario("testB", criterion("Saves", 3, .satisfied))),
      ])
    ) { error in
      XCTAssertEqual(
        error as? GradingFault,
        .suite("“Saves” has 2 points in LogVisible.testA and 3 in LogHidden.testB"))
    }
  }

  func testNegativePointsAreTheSuitesFault() {
    XCTAssertThrowsError(
      try Rubric([
        record(visible(["testA"]), scenario("testA", criterion("Saves", -1, .satisfied)))
      ])
    ) { error in
      XCTAssertEqual(error as? GradingFault, .suite("“Saves” has -1 points in LogVisible.testA"))
    }
  }
}
