import LifecycleContracts
import LifecycleTrace
import Wording
import XCTest

/// How contracts are put together, evaluated and refused.
final class ContractTests: XCTestCase {
  private static let timer = EventPattern.effect(.timerStart)
  private static let print = EventPattern.effect(.print("a"))

  private func problems(_ contract: Contract) -> [LabError.Problem] {
    do {
      try contract.validate()
      return []
    } catch {
      XCTAssertEqual(error.kind, .usage)
      return error.problems
    }
  }

  /// The sentence about the one thing wrong with a rule.
  private func sentence(_ rule: Rule, file: StaticString = #filePath, line: UInt = #line) -> String
  {
    let problems = problems(Contract("Contract") { rule })
    XCTAssertEqual(problems.count, 1, file: file, line: line)
    return problems.first?.message ?? ""
  }

  func testRulesAreCollectedFromLoopsConditionsAndOtherContracts() {
    let shared = Contract("Shared") { Rule("Shared rule", points: 1) { Existence(of: Self.timer) } }
    let isLong = true

    let contract = Contract("All") {
      shared
      for callback in [CallbackName.viewDidLoad, .viewWillAppear] {
        Rule("Prints in \(callback.rawValue)", points: 2) {
          Existence(of: Self.print, during: .callback(callback))
        }
      }
      if isLong { Rule("Long", points: 3) { Existence(of: Self.print) } }
      if !isLong { Rule("Short", points: 3) { Existence(of: Self.print) } }
      if isLong {
        Rule("First", points: 4) { for event in [Self.print, Self.timer] { Existence(of: event) } }
      } else {
        Rule("Second", points: 4) { Existence(of: Self.print) }
      }
      [Rule("Listed", points: 0) { Existence(of: Self.print) }]
    }

    XCTAssertEqual(
      contract.rules.map(\.title),
      [
        "Shared rule", "Prints in viewDidLoad()", "Prints in viewWillAppear(_:)", "Long", "First",
        "Listed",
      ])
    XCTAssertEqual(contract.points, 12)
    XCTAssertEqual(contract.rules[4].statements.count, 2)
    XCTAssertEqual(problems(contract), [])
  }

  func testEachRuleEndsInAResultInTheRulesOrder() {
    let words = """
      >launch start action( draw:text@UILabel ) =background
      applicationDidEnterBackground( write:score ) end
      """

    let results = contract.evaluate(trace(words), scenario: "Suite.testIt")

    XCTAssertEqual(
      results,
      [
        CriterionResult(
          criterion: "Saves the score before the app can be suspended", source: .rule, points: 4,
          verdict: .satisfied,
          because: "A suspended app can be purged without another callback.",
          hint: "applicationDidEnterBackground(_:) is the last call you are sure to get."),
        CriterionResult(
          criterion: "Leaves the screen alone in the background", source: .rule, points: 2,
          verdict: .satisfied),
      ])
  }

  func testAViolationIsAFindingOfItsScenario() throws {
    let contract = Contract("C") {
      Rule("R", points: 1) { Absence(of: Self.timer, during: .process) }.because("B").hint("H")
    }

    let results = contract.evaluate(trace(">launch start timer"), scenario: "Suite.testIt")

    let result = try XCTUnwrap(results.first)
    XCTAssertEqual(result.verdict, .violated)
    XCTAssertEqual(
      result.findings,
      [
        Finding(
          kind: .safety, scenario: "Suite.testIt",
          expected: "no start of a timer in each life of the app's process",
          came: "a start of a timer", story: ["launch"], because: "B", hint: "H",
          lines: [
            Finding.Line(n: 1, depth: 0, text: "launch"),
            Finding.Line(n: 2, depth: 1, text: "process started"),
            Finding.Line(n: 3, depth: 1, text: "starts a timer"),
          ])
      ])
  }

  func testEachViolatedConstraintOfARuleIsAFinding() {
    let contract = Contract("C") {
      Rule("R", points: 1) {
        Existence(of: Self.print)
        Existence(of: .processStart)
        Existence(of: Self.timer)
      }
    }

    let findings = contract.evaluate(trace("start"), scenario: "").flatMap(\.findings)

    XCTAssertEqual(findings.map(\.expected), ["the line “a” printed", "a start of a timer"])
    XCTAssertEqual(findings.map(\.kind), [.omission, .omission])
  }

  func testEvaluatingTwiceGivesTheSame() {
    let words = trace(">launch start =background draw:text@UILabel applicationDidEnterBackground(")

    XCTAssertEqual(
      contract.evaluate(words, scenario: "S"), contract.evaluate(words, scenario: "S"))
  }

  func testTwoRulesOfOneTitleAreRefused() {
    let twice = Contract("Contract") {
      Rule("Same", points: 1, file: "A.swift", line: 3) { Existence(of: Self.print) }
      Rule("Other", points: 1, file: "A.swift", line: 4) { Existence(of: Self.print) }
      Rule("Same", points: 1, file: "A.swift", line: 5) { Existence(of: Self.timer) }
    }

    XCTAssertEqual(
      problems(twice).map(\.description),
      [
        "A.swift:5: “Same”: this title is taken by the rule at line 3; "
          + "reports tell rules apart by their titles"
      ])
  }

  func testAllMistakesAreToldAtOnceWithTheirPlaces() {
    let contract = Contract(" ", file: "C.swift", line: 1) {
      Rule("", points: -1, file: "C.swift", line: 2) {}
    }
    let empty = Contract("Nothing", file: "C.swift", line: 9) {}

    XCTAssertEqual(
      problems(contract).map(\.description),
      [
        "C.swift:1: a title is needed, to name it in reports",
        "C.swift:2: a title is needed, to name it in reports",
        "C.swift:2: points are 0 or more, not -1",
        "C.swift:2: a rule needs at least one constraint",
      ])
    XCTAssertEqual(
      problems(empty).map(\.description),
      ["C.swift:9: “Nothing”: a contract needs at least one rule"])
  }

  func testARuleThatNothingCanExerciseIsRefused() {
    let alone = Rule("R", points: 1) { Absence(of: .processEnd(.crashed)) }

    XCTAssertEqual(
      sentence(alone),
      "an Absence in the whole run holds for an app that does nothing, so it earns no points; "
        + "add .exercised(by:), a scope, or another constraint")
    XCTAssertEqual(problems(Contract("C") { alone.exercised(by: Self.timer) }), [])
  }

  func testBoundsThatCannotBeMetAreRefused() {
    let bounds =
      "the bounds of a BoundedExistence are whole numbers from 0 up, the upper one at least 1, "
      + "and not both open"
    let wrong = [
      BoundedExistence(of: Self.timer, atMost: 0), BoundedExistence(of: Self.timer, atLeast: 0),
      BoundedExistence(of: Self.timer, exactly: 0),
      BoundedExistence(of: Self.timer, times: -1...1),
    ]
    let right = [
      BoundedExistence(of: Self.timer, atMost: 1), BoundedExistence(of: Self.timer, atLeast: 1),
      BoundedExistence(of: Self.timer, exactly: 1), BoundedExistence(of: Self.timer, times: 0...1),
    ]

    for constraint in wrong {
      XCTAssertEqual(sentence(Rule("R", points: 1) { constraint }), bounds)
    }
    for constraint in right {
      XCTAssertEqual(problems(Contract("C") { Rule("R", points: 1) { constraint } }), [])
    }
  }

  func testConstraintsThatAskNothingAreRefused() {
    XCTAssertEqual(
      sentence(Rule("R", points: 1) { Response(to: Self.timer, Self.timer) }),
      "the response is the trigger itself, so nothing is asked")
    XCTAssertEqual(
      sentence(Rule("R", points: 1) { Precedence(of: Self.timer, before: Self.timer) }),
      "both events are the same, so nothing is asked")
  }

  func testAlternativesWithoutAnyAreRefused() {
    let nothing = EventPattern.anyOf()
    let rules = [
      Rule("R", points: 1) { Response(to: nothing, Self.print) },
      Rule("R", points: 1) { Response(to: Self.print, Self.timer, before: nothing) },
      Rule("R", points: 1) { Precedence(of: Self.print, before: .anyOf(Self.timer, nothing)) },
      Rule("R", points: 1) { Absence(of: nothing, during: .process) },
      Rule("R", points: 1) { Existence(of: nothing) },
      Rule("R", points: 1) { BoundedExistence(of: nothing, exactly: 1) },
      Rule("R", points: 1) { Existence(of: Self.print).exercised(by: nothing) },
      Rule("R", points: 1) { Existence(of: Self.print) }.exercised(by: nothing),
    ]

    for rule in rules { XCTAssertEqual(sentence(rule), "anyOf needs at least one pattern") }
  }
}
