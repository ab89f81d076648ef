import Foundation
import Grading
import XCTest

@testable import lab

final class ProgressTests: XCTestCase {
  func testSecondsAndRatesReadAsPeopleSayThem() {
    let seconds = [0, 0.04, 1.25, 9.94, 9.95, 59.4, 59.6, 200, 3599, 3600, 7500].map {
      readable(seconds: $0)
    }

    XCTAssertEqual(
      seconds,
      [
        "0.0 s", "0.0 s", "1.2 s", "9.9 s", "10 s", "59 s", "1 min 0 s", "3 min 20 s",
        "59 min 59 s", "1 h 0 min", "2 h 5 min",
      ])
    XCTAssertEqual(
      [2.53, 1, 0.94, 0.2].map { readable(rate: $0) }, ["2.5/s", "1.0/s", "56.4/min", "12.0/min"])
  }

  func testEachSubmissionIsOneLineWithCountRateAndTimeLeft() {
    var progress = BatchProgress(of: submissions(["ada", "grace"] + (0..<8).map { "s\($0)" }))

    XCTAssertEqual(
      progress.finish(graded("ada", .graded, score: 14), elapsed: 2),
      "[ 1/10] 01-log ada      14/20  1.2 s  30.0/min  18 s left")
    XCTAssertEqual(
      progress.finish(graded("grace", .doesNotCompile), elapsed: 2),
      "[ 2/10] 01-log grace  does not compile  1.2 s  1.0/s  8.0 s left")
    XCTAssertEqual(
      progress.bar(columns: 60, elapsed: 2),
      "█████░░░░░░░░░░░░░░░░░░░░░░ 2/10  1.0/s  8.0 s left  01-log")
  }

  func testTheLastSubmissionHasNoTimeLeft() {
    var progress = BatchProgress(of: submissions(["ada"]))

    XCTAssertEqual(
      progress.finish(graded("ada", .missing), elapsed: 1),
      "[1/1] 01-log ada  missing  1.2 s  1.0/s")
    XCTAssertEqual(
      progress.bar(columns: 40, elapsed: 1), "████████████████████ 1/1  1.0/s  01-log")
  }

  func testStudentsNamesAreShownAndCut() {
    let long = String(repeating: "x", count: 31)
    var progress = BatchProgress(of: submissions([long, "\u{1B}[2J"]))

    XCTAssertEqual(
      progress.finish(graded(long, .notGraded), elapsed: 1),
      "[1/2] 01-log \(long.prefix(29))…  not graded  1.2 s  1.0/s  1.0 s left")
    XCTAssertEqual(
      progress.finish(graded("\u{1B}[2J", .notGraded), elapsed: 1),
      "[2/2] 01-log ␛[2J\(String(repeating: " ", count: 26))  not graded  1.2 s  2.0/s")
  }

  func testElsewhereThanOnATerminalNothingIsErased() {
    let transcript = Transcript()
    let meter = ProgressMeter(transcript.console())

    let result = meter.stage("Building") { onDetail in
      onDetail("[1/2] Compiling")
      return 7
    }
    meter.begin(submissions(["ada"]))
    meter.finish(graded("ada", .missing))
    meter.clear()

    XCTAssertEqual(result, 7)
    let lines = transcript.note.split(separator: "\n")
    XCTAssertEqual(lines.first, "Building …")
    XCTAssertEqual(lines.dropFirst().first?.hasPrefix("Building: done in "), true)
    XCTAssertEqual(lines.last?.hasPrefix("[1/1] 01-log ada  missing  1.2 s  "), true)
    XCTAssertFalse(transcript.note.contains("\u{1B}"))
    XCTAssertEqual(transcript.result, "")
  }

  func testOnATerminalOneLineChanges() {
    let transcript = Transcript()
    let meter = ProgressMeter(transcript.console(columns: 20))

    meter.stage("Building") { $0("[1/2] Compiling a long name") }
    meter.begin(submissions(["ada"]))
    meter.finish(graded("ada", .missing))
    meter.clear()

    let writes = transcript.note.components(separatedBy: "\r\u{1B}[K")
    XCTAssertEqual(
      writes.prefix(4), ["", "Building …", "Building: [1/2] Com", ""])
    XCTAssertEqual(writes.count, 6)
    XCTAssertEqual(writes[4].count, 19)
    XCTAssertEqual(writes[5], "")
    XCTAssertFalse(transcript.note.contains("\n"))
  }
}

// MARK: Short words for reports

func submissions(_ students: [String]) -> [Submission] {
  students.map { Submission(assignment: "01-log", student: $0, folder: URL(filePath: "/s/\($0)")) }
}

func report(
  _ student: String, _ status: StudentReport.Status, score: Int = 0
) -> StudentReport {
  StudentReport(
    assignment: "01-log", title: "Callback log", student: student, status: status, score: score,
    maxScore: 20, criteria: [], scenarios: [], build: BuildReport(), isolation: "bubblewrap")
}

func graded(
  _ student: String, _ status: StudentReport.Status, score: Int = 0
) -> GradedSubmission {
  GradedSubmission(
    report: report(student, status, score: score), buildSeconds: 1, suiteSeconds: 0.2)
}
