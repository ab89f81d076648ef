import Foundation
import Grading
import LifecycleTrace
import SourceMapping
import SubmissionBuild
import XCTest

@testable import lab

final class ResultTextTests: XCTestCase {
  private let assignment = Assignment(
    id: "01-log", module: "Log", title: "Callback log", points: 20, folder: URL(filePath: "/a"),
    pointsPlace: CoursePlace(file: "grading.json", line: 1, key: "assignments[0].points"))

  func testTheTableHasOneRowForEachStudent() {
    let table = ResultTable(
      assignment: assignment,
      reports: [
        report("ada", .graded, score: 14), report("\u{1B}[2Jgrace", .doesNotCompile),
        report("x", .missing), report("y", .notGraded),
      ])

    XCTAssertEqual(
      table.text(),
      """
      01-log  Callback log
        student    score  status
        ada        14/20  graded
        ␛[2Jgrace   0/20  does not compile
        x           0/20  missing
        y              –  not graded

      """)
    XCTAssertEqual(
      ResultTable(assignment: assignment, reports: [report("x", .missing)]).text(hasColours: true),
      """
      01-log  Callback log
        student  score  status
        x         0/20  \u{1B}[31mmissing\u{1B}[0m

      """)
  }

  func testACheckTellsWhichFilesOfAProjectCount() {
    var work = report("ada", .graded, score: 2)
    work.build = BuildReport(
      fileUse: FileUse(
        project: "Notes.xcodeproj", target: "Notes",
        files: [.init(path: "Notes/App.swift", role: .source)],
        leftOut: [.init(path: "Pods/", reason: "is in a folder of libraries")]))

    XCTAssertTrue(
      CheckText(work).text().contains(
        """

        Built from the target “Notes” of Notes.xcodeproj: 1 Swift file.
        Left out: Pods/ (is in a folder of libraries).

        """))
  }

  func testACheckTellsCriteriaFindingsAndEndings() {
    var work = report("ada", .graded, score: 2)
    work.criteria = [
      CriterionReport(
        id: "a", title: "Saves the score", points: 18, earned: 0, verdict: .violated,
        because: "A suspended app can be purged.", hint: "Save earlier.",
        findings: [
          Finding(
            kind: .omission, scenario: "testA", expected: "a write of \"score\"",
            came: "no such write", story: ["launch", "home"],
            lines: [
              .init(n: 12, depth: 0, text: "home"),
              .init(n: 13, depth: 1, text: "applicationDidEnterBackground(_:)"),
            ])
        ]),
      CriterionReport(
        id: "b", title: "Logs", points: 2, earned: 2, verdict: .satisfied, hint: "Well."),
      CriterionReport(
        id: "c", title: "Pauses", points: 0, earned: 0, verdict: .notExercised, hint: "Pause."),
    ]
    work.scenarios = [
      ScenarioReport(id: "testA", visibility: .visible, outcome: .completed),
      ScenarioReport(
        id: "testB", visibility: .visible, outcome: .crashed,
        crash: .init(
          callback: "applicationDidBecomeActive(_:)", file: "App.swift", line: 7,
          message: "Index out of range")),
      ScenarioReport(
        id: "testC", visibility: .visible, outcome: .hung,
        limit: .init(callback: nil, message: "used more than 2 s of processor time")),
    ]
    work.build.diagnostics = [
      Diagnostic(
        severity: .warning, file: "App.swift", line: 3, column: 5, message: "never used",
        source: "let x = 1"),
      Diagnostic(severity: .note, message: "one more message"),
    ]

    XCTAssertEqual(
      CheckText(work).text(),
      """
      01-log  Callback log  ada

      App.swift:3:5: warning: never used
          let x = 1

      the compiler: note: one more message

      ! testB: the app crashed in applicationDidBecomeActive(_:) at App.swift:7: Index out of range
      ! testC: the app did not return in time: used more than 2 s of processor time

      ✗ Saves the score                                                         0 / 18
        expected  a write of "score"
        came      no such write
        story     launch · home
        because   A suspended app can be purged.
        try       Save earlier.
           12  ▸ home
           13    applicationDidEnterBackground(_:)

      ✓ Logs                                                                     2 / 2

      – Pauses
        came      nothing that this speaks of

      2 of 20 points in the visible scenarios

      """)
  }

  func testACheckOfWhatDidNotRunSaysWhy() {
    var missing = report("ada", .missing)
    missing.message = "There is no Swift file in this folder."

    XCTAssertEqual(
      CheckText(missing).text(),
      "01-log  Callback log  ada\n\nThere is no Swift file in this folder.\n\nmissing\n")
    XCTAssertEqual(
      CheckText(report("ada", .doesNotCompile)).text(),
      "01-log  Callback log  ada\n\ndoes not compile\n")
    XCTAssertEqual(
      CheckText(report("ada", .notGraded)).text(), "01-log  Callback log  ada\n\nnot graded\n")
  }

  func testColoursMarkTheHeadingsAlone() {
    var work = report("ada", .graded)
    work.criteria = [
      CriterionReport(id: "b", title: "Logs", points: 0, earned: 0, verdict: .satisfied),
      CriterionReport(id: "c", title: "Pauses", points: 0, earned: 0, verdict: .notExercised),
    ]

    let text = CheckText(work).text(hasColours: true)

    XCTAssert(text.contains("\u{1B}[32m✓ Logs\u{1B}[0m\n"))
    XCTAssert(text.contains("\u{1B}[2m– Pauses\u{1B}[0m\n  came "))
    XCTAssertFalse(CheckText(work).text().contains("\u{1B}"))
  }
}
