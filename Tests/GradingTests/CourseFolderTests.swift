import Wording
import XCTest

@testable import Grading

final class CourseFolderTests: XCTestCase {
  func testTheNearestFolderUpwardIsTheCourse() throws {
    let disk = try makeCourse()
    try disk.write("{}", to: "grading.json")
    try disk.makeFolder("Submissions/01/ada")

    let here = try CourseFolder.nearest(from: disk.url)
    let below = try CourseFolder.nearest(from: disk.url.appending(path: "Submissions/01/ada"))

    XCTAssertEqual(here.shown("grading.json"), "grading.json")
    XCTAssertEqual(below.shown("grading.json"), "../../../grading.json")
    XCTAssertEqual(below.url.path, here.url.path)
  }

  func testNoCourseUpwardIsToldWithTheOption() throws {
    let disk = try makeCourse()

    XCTAssertEqual(
      refusal { try CourseFolder.nearest(from: disk.url) },
      "there is no grading.json in this folder or one above it; "
        + "name the course's folder with --course DIR")
  }

  func testANamedCourseIsTakenAsItIs() throws {
    let disk = try makeCourse()
    try disk.write("{}", to: "private/grading.json")
    try disk.write("", to: "private/Package.swift")

    let folder = try CourseFolder.named("private", from: disk.url)

    XCTAssertEqual(folder.shown("grading.json"), "private/grading.json")
    XCTAssertEqual(folder.url.lastPathComponent, "private")
  }

  func testANamedCourseMustBeOne() throws {
    let disk = try makeCourse()
    try disk.makeFolder("empty")
    try disk.write("{}", to: "bare/grading.json")

    XCTAssertEqual(
      refusal { try CourseFolder.named("nowhere", from: disk.url) },
      "nowhere: there is no such folder")
    XCTAssertEqual(
      refusal { try CourseFolder.named("bare/grading.json", from: disk.url) },
      "bare/grading.json: is a file; --course names the folder with grading.json")
    XCTAssertEqual(
      refusal { try CourseFolder.named("empty", from: disk.url) },
      "empty/grading.json: there is no such file")
    XCTAssertEqual(
      refusal { try CourseFolder.named("bare/", from: disk.url) },
      "bare/Package.swift: is missing: "
        + "the suites of a course are test targets of its Swift package")
  }

  private func refusal(_ work: () throws -> CourseFolder) -> String? {
    do {
      _ = try work()
      return nil
    } catch {
      return "\(error)"
    }
  }
}
