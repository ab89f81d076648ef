import Foundation
import Grading
import XCTest

@testable import lab

/// `lab contract` as a process.
final class ContractProcessTests: XCTestCase {
  func testItPrintsWhatTheSuitesJudgeOnTheReference() throws {
    let course = try makeGradedCourse()

    let text = try course.lab("contract", "01-log")
    let markdown = try course.lab("contract", "01-log", "--format", "markdown")
    let json = try course.lab("contract", "01-log", "--format=json")

    XCTAssertEqual([text.status, markdown.status, json.status], [0, 0, 0], text.note)
    XCTAssert(text.result.hasPrefix("01-log  Callback log "), text.result)
    XCTAssert(
      text.result.contains("    demands     a line before application(_:didFinish:) returns\n"),
      text.result)
    XCTAssert(text.result.contains(" 2  Logs everything "), text.result)
    XCTAssert(markdown.result.contains("| Logs in order | 3 |\n"), markdown.result)
    let contract = try XCTUnwrap(
      JSONDecoder().decode(ContractJSON.self, from: Data(json.result.utf8)).contracts.first)
    XCTAssertEqual(contract.criteria.map(\.source), [.rule, .expectation])
    XCTAssertEqual(contract.points, 5)
    for ending in [text, markdown, json] {
      XCTAssertFalse(ending.result.contains("testSecret"))
      XCTAssertFalse(ending.result.contains("testOrder"))
    }
    XCTAssertFalse(course.exists("Reports"))
  }

  func testAReadmeThatPromisesSomethingElseIsFound() throws {
    let course = try makeGradedCourse()
    let readme = "Assignments/01-log/README.md"
    let table = { (points: Int) in
      "# Log\n\n| criterion | points |\n|---|---|\n| Logs in order | \(points) |\n"
        + "| Logs everything | 2 |\n| **together** | **5** |\n"
    }

    let missing = try course.lab("contract", "--check")
    try course.write(table(4), to: readme)
    let wrong = try course.lab("contract", "--check", "01-log")
    try course.write(table(3), to: readme)
    let right = try course.lab("contract", "--check")

    XCTAssertEqual([missing.status, wrong.status, right.status], [1, 1, 0], right.note)
    XCTAssertEqual(missing.result, "\(readme): cannot be read\n")
    XCTAssertEqual(
      wrong.result, "\(readme):5: “Logs in order”: is worth 3 in the suites, not 4\n")
    XCTAssertEqual(right.result, "\(readme): agrees with the suites\n")
  }

  func testNoAssignmentAndUnknownOnesAreWrongUsageThatSaysWhichThereAre() throws {
    let course = try makeGradedCourse()

    let none = try course.lab("contract")
    let unknown = try course.lab("contract", "01-lag", "99")
    let both = try course.lab("contract", "--check", "--format", "json")

    XCTAssertEqual([none.status, unknown.status, both.status], [2, 2, 2])
    XCTAssertEqual(
      none.note,
      "lab: ASSIGNMENT: is missing; the assignments of this course are:\n  01-log  Callback log\n")
    XCTAssertEqual(
      unknown.note,
      """
      lab: there is no assignment “01-lag” in grading.json (did you mean “01-log”?)
      lab: there is no assignment “99” in grading.json

      """)
    XCTAssertEqual(both.note, "lab: --check: prints no contract, so there is no --format\n")
    XCTAssertEqual([none.result, unknown.result, both.result], ["", "", ""])
  }

  func testAReferenceThatCannotTellIsAnErrorAndNoContract() throws {
    let course = try makeGradedCourse()
    let app = "Assignments/01-log/Reference/App.swift"

    try course.write("import UIKit\nlet x: Int = \"\"\n", to: app)
    let broken = try course.lab("contract", "01-log")
    try course.write(GradedCourse.app("BROKEN"), to: app)
    let cut = try course.lab("contract", "01-log")
    try FileManager.default.removeItem(
      at: course.url.appending(path: "Assignments/01-log/Reference"))
    let missing = try course.lab("contract", "01-log")

    XCTAssertEqual([broken.status, cut.status, missing.status], [2, 3, 2])
    XCTAssert(broken.note.contains("Reference: the reference does not compile\n"), broken.note)
    XCTAssert(cut.note.hasSuffix("the run did not end\n"), cut.note)
    XCTAssert(
      missing.note.hasSuffix(
        "lab: Assignments/01-log/Reference: is missing: only its run can tell what the suites "
          + "judge\n"), missing.note)
    XCTAssertEqual([broken.result, cut.result, missing.result], ["", "", ""])
  }
}
