import LifecycleContracts
import LifecycleTrace
import XCTest

@testable import ScenarioTesting

final class RuleTellingTests: XCTestCase {
  private let task = EventPattern.effect(.backgroundTaskStart)
  private let timer = EventPattern.effect(.timerStart)

  func testEachConditionIsASentenceInItsOrder() {
    let rule = Rule("Ends", points: 4) {
      Response(to: task, .effect(.backgroundTaskEnd))
      Absence(of: .appFails)
    }
    .exercised(by: timer).because("It is awake.").hint("End it.")

    XCTAssertEqual(
      RuleWords(rule),
      RuleWords(
        rule: "Ends", points: 4,
        demands: [
          .init("an end of a background task after a background task starts"),
          .init("the app's process does not end by its own doing"),
        ],
        exercisedBy: "a start of a timer", because: "It is awake.", hint: "End it."))
  }

  func testWhatHoldsForEachObjectIsSaidConditionByCondition() {
    let rule = Rule("Starts", points: 1) {
      forEach(.viewController) {
        Absence(of: task, during: .callback(.viewDidLoad))
        Absence(of: timer, during: .callback(.viewDidLoad)).or(Existence(of: task))
      }
    }

    XCTAssertEqual(
      RuleWords(rule).demands.map(\.text),
      [
        "for each view controller: no start of a background task during viewDidLoad()",
        "for each view controller: no start of a timer during viewDidLoad(), "
          + "or a start of a background task",
      ])
  }

  func testAnEventThatPutsAConditionToTheTestIsNamedWhereItIsOne() {
    let absence = Absence(of: .appFails).exercised(by: task)
    let other = Absence(of: .complaint()).exercised(by: timer)
    let rule = Rule("Stays", points: 1) {
      absence
      absence.or(other)
      absence.and(other)
      absence.or(absence)
      Existence(of: task).or(absence)
    }

    let start = "a start of a background task"
    XCTAssertEqual(
      RuleWords(rule).demands.map(\.exercisedBy),
      [start, nil, start, "a start of a timer", start, nil])
  }

  func testRulesAreToldApartByWhatTheyDemand() {
    let rules = [
      Rule("Starts", points: 1) { Existence(of: task) },
      Rule("Starts", points: 1) { Existence(of: timer) },
      Rule("Starts", points: 1) { Existence(of: task) }.exercised(by: timer),
      Rule("Begins", points: 1) { Existence(of: task) },
      Rule("Starts", points: 1) { Existence(of: task) }.hint("Once more."),
    ]

    XCTAssertEqual(Set(rules.map(ToldRule.init)).count, 4)
  }
}
