import Foundation
import Grading
import XCTest

/// The project's own course, graded by the real `lab`.
final class CourseTests: XCTestCase {
  /// What is graded once more, one submission after the other: apps with threads, tasks and queues.
  private static let gradedTwice = "04-background-task"

  override static func tearDown() {
    try? GradedCourse.shared.get().remove()
    super.tearDown()
  }

  func testEverySubmissionGetsWhatItDeserves() throws {
    let course = try GradedCourse.shared.get()
    for assignment in course.assignments {
      let expected = try ExpectedGrades(assignment: assignment)
      let students = try GradedCourse.names(in: "Submissions/\(assignment)")
      XCTAssertEqual(Set(students), Set(expected.submissions.keys))
      XCTAssertGreaterThanOrEqual(students.count, 10)
      for (student, grade) in expected.submissions {
        grade.check(try course.report("\(assignment)/\(student)"))
      }
    }
  }

  func testGradingOneAfterTheOtherGivesTheSameBytes() throws {
    let course = try GradedCourse.shared.get()
    let out = try Project.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: out) }
    let students = try GradedCourse.names(in: "Submissions/\(Self.gradedTwice)").prefix(5)

    let result = try Project.lab(
      ["grade", Self.gradedTwice, "--out", out.path, "--jobs", "1"]
        + students.flatMap { ["--student", $0] })

    XCTAssertEqual(result.status, 0, result.errors)
    for student in students {
      let path = "\(Self.gradedTwice)/\(student)"
      XCTAssertEqual(
        try course.bytes(path), try Data(contentsOf: out.appending(path: "\(path)/report.json")),
        path)
    }
  }

  func testEveryMistakeIsFoundAndNothingElse() throws {
    let course = try GradedCourse.shared.get()
    for assignment in course.assignments {
      let mistakes = try GradedCourse.names(in: "Assignments/\(assignment)/Mistakes")
      XCTAssertGreaterThanOrEqual(mistakes.count, 4)
      let expected = try ExpectedGrades(assignment: assignment).mistakes
      XCTAssertEqual(Set(mistakes), Set(expected.keys))
      for (mistake, grade) in expected {
        let report = try course.report("\(assignment)/\(mistake)")
        grade.check(report)
        XCTAssertEqual(
          report.criteria.filter { $0.verdict == .violated }.map(\.title),
          try Self.findings(of: mistake, in: assignment), mistake)
      }
    }
  }

  func testStarterAndReferenceMarkTheEndsOfTheScale() throws {
    let course = try GradedCourse.shared.get()
    for assignment in course.assignments {
      let starter = try course.report("\(assignment)/Starter")
      XCTAssertEqual(starter.score, 0)
      XCTAssertEqual(starter.criteria.filter { $0.verdict == .satisfied }.map(\.title), [])
      let reference = try course.report("\(assignment)/Reference")
      XCTAssertEqual(reference.score, reference.maxScore)
      XCTAssertGreaterThan(reference.maxScore, 0)
    }
  }

  /// The reference's report has every criterion that `lab contract` prints.
  func testEachReadmePromisesWhatTheSuitesJudge() throws {
    let course = try GradedCourse.shared.get()
    for assignment in course.assignments {
      let readme = "Assignments/\(assignment)/README.md"
      let criteria = try course.report("\(assignment)/Reference").criteria
      let problems = ReadmeTable.problems(
        in: Project.root.appending(path: readme), named: readme,
        against: criteria.map { ($0.title, $0.points) })
      XCTAssertEqual(problems.map(\.description), [])
    }
  }

  func testTheReportOnAppDelegateCallbacksInASceneProjectSaysThatNobodyCallsThem() throws {
    let report = try GradedCourse.shared.get()
      .report("07-event-count/app-delegate-callbacks-in-a-scene-project")

    let warnings = report.build.diagnostics.map(\.message)
    XCTAssertEqual(
      warnings.map { $0.split(separator: ": ").first },
      [
        "`applicationDidBecomeActive(_:)` is never called",
        "`applicationWillResignActive(_:)` is never called",
        "`applicationWillEnterForeground(_:)` is never called",
        "`applicationDidEnterBackground(_:)` is never called",
      ])
    let activation = try XCTUnwrap(report.criteria.first { $0.title.contains("each activation") })
    XCTAssertEqual(
      activation.findings.first?.came,
      "the label “didBecomeActive” shows 0 instead of 2 after launch · home · wait:60s · open")
    XCTAssertEqual(
      activation.hint?.prefix(141),
      "In a project with a scene delegate the system calls sceneDidBecomeActive(_:) of the scene "
        + "delegate, and never applicationDidBecomeActive(_:).")
  }

  func testAnOutletThatIsGoneIsNamedAndBlamesNoLine() throws {
    let report = try GradedCourse.shared.get().report("07-event-count/hnakagawa")

    let crash = try XCTUnwrap(report.scenarios.first?.crash)
    XCTAssertEqual(
      crash.message,
      "[<ViewController> setValue:forUndefinedKey:]: this class is not key value coding-compliant "
        + "for the key didEnterBackgroudLabel.")
    XCTAssertNil(crash.file)
    XCTAssertNil(crash.line)
  }

  private static func findings(of mistake: String, in assignment: String) throws -> [String] {
    let path = "Assignments/\(assignment)/Mistakes/\(mistake)/finding.txt"
    let text = try String(contentsOf: Project.root.appending(path: path), encoding: .utf8)
    return text.split(separator: "\n").map(String.init)
  }
}
