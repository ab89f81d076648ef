import Foundation
import Grading
import LifecycleTrace
import XCTest

@testable import lab

/// What `lab contract` prints stands whole in `Goldens/`, recorded as help screens are.
final class ContractTextTests: XCTestCase {
  func testEachFormatIsTheGoldenOne() throws {
    let contracts = [try ContractInWords.sample(), try .expectationsOnly()]

    for (format, ending) in [(ContractRun.Output.text, "txt"), (.json, "json"), (.markdown, "md")] {
      try compareWithGolden(
        try ContractRun.text(of: contracts, as: format), "contract.\(ending)")
    }
  }

  func testNoLineOfTextIsLongerThanEightyColumns() throws {
    for contract in [try ContractInWords.sample(), try .expectationsOnly()] {
      for line in ContractText(contract).text.split(separator: "\n") {
        XCTAssertLessThanOrEqual(line.count, HelpScreen.width, "\(line)")
      }
    }
  }

  func testTheMarkdownIsATableThatTheCheckAccepts() throws {
    for contract in [try ContractInWords.sample(), try .expectationsOnly()] {
      let table = try XCTUnwrap(ReadmeTable(in: ContractMarkdown([contract]).text))
      let criteria = contract.criteria.map { (title: $0.title, points: $0.points) }

      XCTAssertEqual(table.rows.count, criteria.count)
      XCTAssertEqual(table.disagreements(with: criteria, in: "README.md").map(\.description), [])
    }
  }

  func testOneContractIsASectionWithoutATitleOfItsOwn() throws {
    let text = ContractMarkdown([try .expectationsOnly()]).text

    XCTAssert(text.hasPrefix("## What is graded\n\n| criterion | points |\n"), text)
  }

  func testTheJSONReadsBackAndNamesItsSchema() throws {
    let contracts = [try ContractInWords.sample()]

    let text = try ContractJSON(contracts: contracts).text()
    let read = try JSONDecoder().decode(ContractJSON.self, from: Data(text.utf8))

    XCTAssertEqual(read.schema, "lifecyclelab/contract/v1")
    XCTAssertEqual(read.contracts, contracts)
  }

  func testNoFormatNamesAScenario() throws {
    for format in ContractRun.Output.allCases {
      XCTAssertFalse(
        try ContractRun.text(of: [.sample()], as: format).contains("testSecret"),
        format.rawValue)
    }
  }
}

final class ContractDemandsTests: XCTestCase {
  func testThreeLikeSentencesInARowAreOne() {
    let sentences = ["a", "b", "c", "d"].map { "no line with \($0) printed" }

    XCTAssertEqual(
      ContractDemands(["a start"] + sentences + ["an end"]).sentences,
      ["a start", "no line with X printed, where X is each of a, b, c and d", "an end"])
    XCTAssertEqual(
      ContractDemands(Array(sentences.prefix(2))).sentences, Array(sentences.prefix(2)))
  }

  func testTheGapCanStandAtEitherEndAndHaveSeveralWords() {
    XCTAssertEqual(
      ContractDemands([
        "f() does not return early", "g() does not return early",
        "a timer's h() does not return early",
      ])
      .sentences,
      ["X does not return early, where X is each of f(), g() and a timer's h()"])
    let work = ["init()", "a step of a task", "a block of work on the main queue"]
    XCTAssertEqual(
      ContractDemands(work.map { "no X during \($0)" }).sentences,
      [
        "no X during Y, where Y is each of init(), a step of a task and a block of work on the main "
          + "queue"
      ])
    XCTAssertEqual(
      ContractDemands(["no call of f()", "no call of g()", "no call of f() on Game"]).sentences,
      ["no call of X, where X is each of f(), g() and f() on Game"])
  }

  func testSentencesThatDifferInTwoPlacesOrInTooMuchStay() {
    let pairs = ["a", "b", "c"].map { "a call of \($0) before a line with \($0)" }
    let apart = ["no line with a", "no line of b c", "an end of d"]
    let long =
      ["no line with \(String(repeating: "and more ", count: 5))"]
      + ["no line with a", "no line with b"]

    XCTAssertEqual(ContractDemands(pairs).sentences, pairs)
    XCTAssertEqual(ContractDemands(apart).sentences, apart)
    XCTAssertEqual(ContractDemands(long).sentences.count, 3)
    XCTAssertEqual(ContractDemands(["the same it is", "the same it is"]).sentences.count, 2)
    XCTAssertEqual(ContractDemands([String]()).sentences, [])
  }

  func testARowEndsWhereASentenceDiffersElsewhere() {
    let first = ["a", "b", "c"].map { "no line with \($0) during f()" }
    let second = ["a", "b", "c"].map { "no line with \($0) during g()" }

    XCTAssertEqual(
      ContractDemands(first + second).sentences,
      [
        "no line with X during f(), where X is each of a, b and c",
        "no line with X during g(), where X is each of a, b and c",
      ])
  }
}
