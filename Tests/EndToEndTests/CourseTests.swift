import Foundation
import Grading
import XCTest

/// The project's own course, graded by the real `lab`.
final class CourseTests: XCTestCase {
  private static let assignments = [
    "01-callback-log",
    "02-interruptions",
    "03-save-and-restore",
    "04-background-task",
    "06-notifications",
    "08-scenes",
  ]

  /// Those that are graded once more, one submission after the other.
  private static let gradedTwice = ["02-interruptions", "08-scenes"]

  private var out = URL(filePath: "/")

  override func setUpWithError() throws {
    out = try Project.temporaryFolder()
  }

  override func tearDownWithError() throws {
    try FileManager.default.removeItem(at: out)
  }

  func testEverySubmissionGetsWhatItDeservesAndTheSameTwice() throws {
    let first = out.appending(path: "first")
    let second = out.appending(path: "second")

    try grade(["--out", first.path])
    try grade(Self.gradedTwice + ["--out", second.path, "--jobs", "1"])

    for assignment in Self.assignments {
      let expected = try ExpectedGrades(assignment: assignment)
      let students = try Self.names(in: "Submissions/\(assignment)")
      XCTAssertEqual(Set(students), Set(expected.submissions.keys))
      XCTAssertGreaterThanOrEqual(students.count, 10)
      for (student, grade) in expected.submissions {
        let path = "\(assignment)/\(student)/report.json"
        let bytes = try Data(contentsOf: first.appending(path: path))
        if Self.gradedTwice.contains(assignment) {
          XCTAssertEqual(bytes, try Data(contentsOf: second.appending(path: path)), path)
        }
        grade.check(try JSONDecoder().decode(StudentReport.self, from: bytes))
      }
    }
  }

  func testEveryMistakeIsFoundAndNothingElse() throws {
    let submissions = out.appending(path: "Submissions")
    for assignment in Self.assignments {
      let to = submissions.appending(path: assignment)
      try FileManager.default.createDirectory(at: to, withIntermediateDirectories: true)
      for mistake in try Self.names(in: "Assignments/\(assignment)/Mistakes") {
        let from = Project.root.appending(path: "Assignments/\(assignment)/Mistakes/\(mistake)")
        try FileManager.default.copyItem(at: from, to: to.appending(path: mistake))
      }
    }

    try grade(["--submissions", submissions.path, "--out", out.path])

    for assignment in Self.assignments {
      let mistakes = try Self.names(in: "Assignments/\(assignment)/Mistakes")
      XCTAssertGreaterThanOrEqual(mistakes.count, 4)
      let expected = try ExpectedGrades(assignment: assignment).mistakes
      XCTAssertEqual(Set(mistakes), Set(expected.keys))
      for (mistake, grade) in expected {
        let report = try report("\(assignment)/\(mistake)")
        grade.check(report)
        XCTAssertEqual(
          report.criteria.filter { $0.verdict == .violated }.map(\.title),
          try Self.findings(of: mistake, in: assignment), mistake)
      }
    }
  }

  func testStarterAndReferenceMarkTheEndsOfTheScale() throws {
    let submissions = out.appending(path: "Submissions")
    for assignment in Self.assignments {
      let to = submissions.appending(path: assignment)
      try FileManager.default.createDirectory(at: to, withIntermediateDirectories: true)
      for name in ["Starter", "Reference"] {
        let from = Project.root.appending(path: "Assignments/\(assignment)/\(name)")
        try FileManager.default.copyItem(at: from, to: to.appending(path: name))
      }
    }

    try grade(["--submissions", submissions.path, "--out", out.path])

    for assignment in Self.assignments {
      let starter = try report("\(assignment)/Starter")
      XCTAssertEqual(starter.score, 0)
      XCTAssertEqual(starter.criteria.filter { $0.verdict == .satisfied }.map(\.title), [])
      let reference = try report("\(assignment)/Reference")
      XCTAssertEqual(reference.score, reference.maxScore)
      XCTAssertGreaterThan(reference.maxScore, 0)
    }
  }

  private func grade(_ options: [String], line: UInt = #line) throws {
    let result = try Project.lab(["grade"] + options)
    XCTAssertEqual(result.status, 0, result.errors, line: line)
  }

  private func report(_ path: String) throws -> StudentReport {
    let file = out.appending(path: "\(path)/report.json")
    return try JSONDecoder().decode(StudentReport.self, from: Data(contentsOf: file))
  }

  /// Folders, without those of the system.
  private static func names(in path: String) throws -> [String] {
    try FileManager.default
      .contentsOfDirectory(atPath: Project.root.appending(path: path).path)
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  private static func findings(of mistake: String, in assignment: String) throws -> [String] {
    let path = "Assignments/\(assignment)/Mistakes/\(mistake)/finding.txt"
    let text = try String(contentsOf: Project.root.appending(path: path), encoding: .utf8)
    return text.split(separator: "\n").map(String.init)
  }
}
