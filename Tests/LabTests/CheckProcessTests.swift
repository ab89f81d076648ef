import Foundation
import Grading
import XCTest

/// `lab check` as a process.
final class CheckProcessTests: XCTestCase {
  func testTheVisibleScenariosDecideTheExitCode() throws {
    let course = try makeGradedCourse()
    try course.submit("ada", GradedCourse.app("HALF"))
    try course.submit("bob", GradedCourse.app("WRONG"))
    try course.submit("nil", nil)

    let right = try course.lab("check", "01-log", "Submissions/01-log/ada")
    let wrong = try course.lab("check", "01-log", "Submissions/01-log/bob")
    let empty = try course.lab("check", "01-log", "Submissions/01-log/nil")

    XCTAssertEqual([right.status, wrong.status, empty.status], [0, 1, 1], right.note)
    XCTAssert(right.result.hasPrefix("01-log  Callback log  ada\n\n✓ Logs in order "), right.result)
    XCTAssert(right.result.hasSuffix("\n3 of 3 points in the visible scenarios\n"))
    XCTAssert(wrong.result.contains("\n✗ Logs in order "), wrong.result)
    XCTAssert(empty.result.hasSuffix("\nmissing\n"), empty.result)
    XCTAssertFalse(course.exists("Reports"))
  }

  func testJSONIsTheContentOfAReport() throws {
    let course = try makeGradedCourse()
    try course.submit("ada", GradedCourse.app("HALF"))

    let ending = try course.lab("check", "01-log", "Submissions/01-log/ada", "--format=json")
    let report = try JSONDecoder().decode(StudentReport.self, from: Data(ending.result.utf8))

    XCTAssertEqual(report.student, "ada")
    XCTAssertEqual(report.score, 3)
    XCTAssertEqual(report.scenarios.map(\.id), ["testOrder"])
  }

  func testAHandoutWithoutAReferenceCanBeChecked() throws {
    let course = try makeGradedCourse()
    try course.submit("ada", GradedCourse.app("HALF"))
    try FileManager.default.removeItem(
      at: course.url.appending(path: "Assignments/01-log/Reference"))

    let ending = try course.lab("check", "01-log", "Submissions/01-log/ada")

    XCTAssertEqual(ending.status, 0, ending.note)
    XCTAssert(ending.result.hasSuffix("\n3 of 3 points in the visible scenarios\n"))
  }

  func testFaultsAreNeverTheStudents() throws {
    let course = try makeGradedCourse()
    try course.submit("ada", GradedCourse.app("BROKEN"))

    let ending = try course.lab("check", "01-log", "Submissions/01-log/ada")

    XCTAssertEqual(ending.status, 3)
    XCTAssert(ending.note.hasSuffix("the run did not end\n"), ending.note)
    XCTAssertEqual(try course.lab("check", "01-log", "nowhere").status, 2)
    XCTAssertEqual(try course.lab("check", "01-log").status, 2)
  }
}
