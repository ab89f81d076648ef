import Foundation
import XCTest

/// Wrong course files and command lines: one clear message, exit code 2, no report touched.
final class WrongInputTests: XCTestCase {
  private var folder = URL(filePath: "/")

  override func setUpWithError() throws {
    folder = try Project.temporaryFolder()
    try "// swift-tools-version: 6.2".write(
      to: folder.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
    let report = folder.appending(path: "Reports/01/ada/report.json")
    try FileManager.default.createDirectory(
      at: report.deletingLastPathComponent(), withIntermediateDirectories: true)
    try "earlier".write(to: report, atomically: true, encoding: .utf8)
  }

  override func tearDownWithError() throws {
    try FileManager.default.removeItem(at: folder)
  }

  func testAMissingCourseFileIsTold() throws {
    try expect("grading.json: there is no such file", course: nil)
  }

  func testAnEmptyCourseFileIsTold() throws {
    try expect("grading.json", "is empty", course: "")
  }

  func testACourseFileThatIsNoJSONIsToldWithItsLine() throws {
    try expect("grading.json:2:", course: "{\n  \"course\" \"x\"\n}")
  }

  func testACourseFileOfTheWrongTypeIsToldWithItsKey() throws {
    try expect(
      "grading.json", "course", "assignments", course: #"{"course": 7, "assignments": "all"}"#)
  }

  func testAnUnknownKeyIsToldWithTheNearestWord() throws {
    try expect(
      "grading.json", "asignments", "did you mean “assignments”?",
      course: #"{"course": "x", "asignments": []}"#)
  }

  func testAnAssignmentThatDoesNotExistIsTold() throws {
    try expect(
      "09-nowhere",
      course: """
        {"course": "x", "assignments": [{"id": "09-nowhere", "module": "Nowhere", "points": 1}]}
        """)
  }

  func testAnUnknownCommandIsToldWithTheNearestWord() throws {
    let result = try Project.lab(["grad"])

    XCTAssertEqual(result.status, 2)
    XCTAssert(result.errors.contains("did you mean “grade”?"), result.errors)
  }

  private func expect(_ parts: String..., course: String?, line: UInt = #line) throws {
    if let course {
      try course.write(
        to: folder.appending(path: "grading.json"), atomically: true, encoding: .utf8)
    }

    let result = try Project.lab(["grade", "--course", folder.path])

    XCTAssertEqual(result.status, 2, result.errors, line: line)
    XCTAssertEqual(result.output, "", line: line)
    for part in parts { XCTAssert(result.errors.contains(part), result.errors, line: line) }
    let report = folder.appending(path: "Reports/01/ada/report.json")
    XCTAssertEqual(try String(contentsOf: report, encoding: .utf8), "earlier", line: line)
  }
}
