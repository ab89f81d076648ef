import LifecycleTrace
import XCTest

@testable import Grading

final class ContractInWordsTests: XCTestCase {
  func testRulesComeBeforeExpectationsEachInTheOrderOfAReport() throws {
    let contract = try contract(
      [("Shows", .expectation), ("Saves", .rule), ("Loads", .expectation), ("Pauses", .rule)])

    XCTAssertEqual(contract.criteria.map(\.title), ["Saves", "Pauses", "Shows", "Loads"])
    XCTAssertEqual(contract.criteria.map(\.id), ["saves", "pauses", "shows", "loads"])
    XCTAssertEqual(contract.criteria.map(\.because).first, "because Saves")
    XCTAssertEqual(contract.criteria.map(\.hint).first, "try Saves")
    XCTAssertEqual([contract.assignment, contract.title], ["01-log", "Callback log"])
    XCTAssertEqual(contract.points, 4)
  }

  func testDemandsOfARuleThatDependsOnTheScenarioAreMarked() throws {
    let common = RuleWords.Demand("no crash")
    let contract = try contract(
      [("Saves", .rule)],
      rules: [
        RuleWords(rule: "Saves", points: 1, demands: [common, .init("a write by the app")]),
        RuleWords(
          rule: "Saves", points: 1, demands: [common, .init("a write by the scene")],
          exercisedBy: "a call"),
        RuleWords(rule: "Saves", points: 1, demands: [common], exercisedBy: "a tap"),
        RuleWords(rule: "Saves", points: 1, demands: [common], exercisedBy: "a call", hint: "x"),
      ])

    XCTAssertEqual(
      contract.criteria.first?.demands.map { "\($0.text) \($0.always)" },
      ["no crash true", "a write by the app false", "a write by the scene false"])
    XCTAssertEqual(contract.criteria.first?.exercisedBy, "a call or a tap")
  }

  func testTheSameDemandPutToTheTestOtherwiseIsAnother() throws {
    let contract = try contract(
      [("Saves", .rule)],
      rules: [
        RuleWords(
          rule: "Saves", points: 1, demands: [.init("a write"), .init("a write", exercisedBy: "x")])
      ])

    XCTAssertEqual(contract.criteria.first?.demands.map(\.exercisedBy), [nil, "x"])
    XCTAssertNil(contract.criteria.first?.exercisedBy)
  }

  func testARuleWhoseSuiteDoesNotWordItHasNoDemands() throws {
    XCTAssertEqual(try contract([("Saves", .rule)]).criteria.first?.demands, [])
  }

  private func contract(
    _ criteria: [(title: String, source: CriterionResult.Source)], rules: [RuleWords] = []
  ) throws -> ContractInWords {
    let results = criteria.map { title, source in
      CriterionResult(
        criterion: title, source: source, points: 1, verdict: .satisfied,
        because: "because \(title)", hint: "try \(title)")
    }
    var run = record(visible(["testA"]), scenario("testA", .completed, results))
    run.record.rules = rules
    return ContractInWords(try Rubric([run]), of: assignment())
  }
}
