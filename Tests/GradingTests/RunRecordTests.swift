import Foundation
import LifecycleTrace
import XCTest

@testable import Grading

final class RunRecordTests: XCTestCase {
  private let whole: [RunLine] = [
    .runStarted(RunStarted(suite: "LogVisible.Scenarios", isolation: "bubblewrap")),
    .scenarioStarted(ScenarioStarted(scenario: "testA")),
    .event(Event(n: 1, t: 0, kind: .stimulus, name: "launch", state: "notRunning")),
    .criterion(criterion("Saves", 3, .violated, findings: [finding("a write")])),
    .scenarioEnded(ScenarioEnded(scenario: "testA", outcome: .completed)),
    .scenarioStarted(ScenarioStarted(scenario: "testB")),
    .scenarioEnded(ScenarioEnded(scenario: "testB", outcome: AppOutcome(.hung, callback: "x"))),
    .runEnded(RunEnded(scenarios: 2)),
  ]

  func testAWholeRecordIsRead() throws {
    let record = try RunRecord.read(Data(try lines(whole).utf8))

    XCTAssertEqual(
      record,
      RunRecord(
        isolation: "bubblewrap",
        scenarios: [
          scenario("testA", criterion("Saves", 3, .violated, findings: [finding("a write")])),
          scenario("testB", AppOutcome(.hung, callback: "x")),
        ]))
  }

  func testARunWithoutScenariosIsWhole() throws {
    let text = try lines([whole[0], .runEnded(RunEnded(scenarios: 0))])

    XCTAssertEqual(try RunRecord.read(Data(text.utf8)).scenarios, [])
  }

  func testRulesAreReadInTheOrderInWhichTheyWereFirstJudged() throws {
    let saves = RuleWords(rule: "Saves", points: 3, demands: [.init("a write")])
    let pauses = RuleWords(
      rule: "Pauses", points: 1, demands: [.init("no timer", exercisedBy: "a timer")],
      exercisedBy: "a call", because: "It is polite.", hint: "Stop it.")
    var lines = whole
    lines.insert(.rule(saves), at: 2)
    lines.insert(.rule(pauses), at: 7)

    XCTAssertEqual(
      try RunRecord.read(Data(try GradingTests.lines(lines).utf8)).rules, [saves, pauses])
    XCTAssertEqual(
      try GradingTests.lines([.rule(pauses)]),
      #"{"because":"It is polite.","demands":[{"exercisedBy":"a timer","text":"no timer"}],"#
        + #""exercisedBy":"a call","hint":"Stop it.","points":1,"record":"rule","#
        + #""rule":"Pauses"}"# + "\n")
    XCTAssertEqual(
      try fault([whole[0], .rule(saves)] + whole.dropFirst()),
      "line 2 of the run record: comes out of turn")
  }

  func testNoPrefixOfARecordProvesAnything() throws {
    let data = Data(try lines(whole).utf8)

    for length in 0..<data.count {
      XCTAssertThrowsError(try RunRecord.read(data.prefix(length)), "\(length) bytes")
    }
  }

  func testARecordWithoutItsEndNamesTheLine() throws {
    XCTAssertEqual(
      try fault(Array(whole.dropLast())), "line 8 of the run record: the run did not end")
    XCTAssertEqual(try fault([]), "line 1 of the run record: the run did not end")
    XCTAssertEqual(
      try fault(text: String(try lines(whole).dropLast())), "line 8 of the run record: is cut off")
  }

  func testWrongCountsAreRefused() throws {
    let short = Array(whole.dropLast())

    XCTAssertEqual(
      try fault(short + [.runEnded(RunEnded(scenarios: 3))]),
      "line 8 of the run record: counts 3 scenarios; 2 are recorded")
    XCTAssertEqual(
      try fault(short + [.runEnded(RunEnded(scenarios: 1))]),
      "line 8 of the run record: counts 1 scenarios; 2 are recorded")
  }

  func testEveryPairOfLinesOutOfTurnIsRefused() throws {
    for index in whole.indices.dropLast() {
      var swapped = whole
      swapped.swapAt(index, index + 1)
      // An event and a criterion of one scenario may stand in either order.
      if index == 2 { continue }

      XCTAssertThrowsError(
        try RunRecord.read(Data(try lines(swapped).utf8)), "\(index) and its neighbour")
    }
  }

  func testAnEventOutsideOfAScenarioAndALineAfterTheEndAreRefused() throws {
    XCTAssertEqual(
      try fault([whole[0], whole[2]] + whole.dropFirst()),
      "line 2 of the run record: comes out of turn")
    XCTAssertEqual(
      try fault(whole + [whole[7]]), "line 9 of the run record: comes after the end of the run")
  }

  func testAnotherScenariosEndIsRefused() throws {
    var lines = whole
    lines[4] = .scenarioEnded(ScenarioEnded(scenario: "testB", outcome: .completed))

    XCTAssertEqual(
      try fault(lines),
      "line 5 of the run record: ends another scenario than the one that started")
  }

  func testUnknownLinesAndSchemasAreRefused() throws {
    let text = try lines(whole)
    var other = RunStarted(suite: "S", isolation: "none")
    other.schema = "lifecyclelab/run/v2"

    XCTAssertEqual(
      try fault(text: "{\"record\":\"gift\",\"points\":100}\n" + text),
      "line 1 of the run record: is not a line of this grammar")
    XCTAssertEqual(
      try fault(text: text + "\n"), "line 9 of the run record: is not a line of this grammar")
    XCTAssertEqual(
      try fault([.runStarted(other)] + whole.dropFirst()),
      "line 1 of the run record: has another schema than lifecyclelab/run/v1")
  }

  private func fault(_ runLines: [RunLine]) throws -> String {
    try fault(text: try lines(runLines))
  }

  private func fault(text: String) throws -> String {
    var fault: RunRecordFault?
    XCTAssertThrowsError(try RunRecord.read(Data(text.utf8))) { fault = $0 as? RunRecordFault }
    return try XCTUnwrap(fault).description
  }
}
