import Foundation
import Grading
import LifecycleTrace
import XCTest

@testable import Reporting

final class AssignmentReportTests: XCTestCase {
  func testOnlyGradedSubmissionsCountInTheScores() throws {
    let summary = summary(Sample.all)

    XCTAssertEqual(
      summary.counts, counts(graded: 4, doesNotCompile: 1, missing: 1, notGraded: 1))
    XCTAssertEqual(summary.scores, AssignmentSummary.Scores(mean: 3.5, median: 2, min: 0, max: 10))
  }

  func testTheMeanIsRoundedAndTheMedianIsTheMiddle() {
    XCTAssertEqual(
      AssignmentSummary.Scores(of: [9, 1, 10]),
      AssignmentSummary.Scores(mean: 6.67, median: 9, min: 1, max: 10))
    XCTAssertEqual(
      AssignmentSummary.Scores(of: [7]),
      AssignmentSummary.Scores(mean: 7, median: 7, min: 7, max: 7))
    XCTAssertNil(AssignmentSummary.Scores(of: []))
  }

  func testACriterionCountsItsVerdictsInGradedSubmissions() throws {
    let timers = try XCTUnwrap(
      summary(Sample.all).criteria.first { $0.id == Sample.timers.id })

    XCTAssertEqual([timers.satisfied, timers.violated, timers.notExercised], [1, 1, 1])
    XCTAssertEqual(timers.points, 2)
  }

  func testAStudentWhoIsNotGradedHasNoScore() throws {
    let report = report([Sample.notGraded, Sample.missing])
    let json = String(decoding: try report.summaryJSON(), as: UTF8.self)

    XCTAssertTrue(json.contains("\"score\" : null"))
    XCTAssertEqual(report.summary.students.map(\.score), [0, nil])
    XCTAssertTrue(report.csv().contains("farid,notGraded,,10\r\n"), report.csv())
    XCTAssertTrue(report.csv().contains("emma,missing,0,10\r\n"), report.csv())
  }

  func testStudentsStandInTheOrderOfTheirIds() {
    let names = ["bob", "Ann", "carl", "ann"]

    let summary = summary(names.map { Sample.report($0) })

    XCTAssertEqual(summary.students.map(\.student), ["Ann", "ann", "bob", "carl"])
  }

  func testAnAssignmentWithoutStudentsHasItsFiles() throws {
    let report = report([])

    XCTAssertEqual(report.csv(), "student,status,score,max_score\r\n")
    XCTAssertNil(report.summary.scores)
    XCTAssertTrue(report.html().contains("0 students."))
  }

  func testASummaryReadsBack() throws {
    let report = report(Sample.all)

    XCTAssertEqual(
      try JSONDecoder().decode(AssignmentSummary.self, from: try report.summaryJSON()),
      report.summary)
  }

  private func report(_ reports: [StudentReport]) -> AssignmentReport {
    AssignmentReport(
      assignment: Sample.assignment, title: Sample.title, maxScore: Sample.maxScore,
      reports: reports.map { ReadableReport($0) })
  }

  private func summary(_ reports: [StudentReport]) -> AssignmentSummary { report(reports).summary }

  private func counts(
    graded: Int, doesNotCompile: Int, missing: Int, notGraded: Int
  ) -> AssignmentSummary.Counts {
    .init(
      graded: graded, doesNotCompile: doesNotCompile, missing: missing, notGraded: notGraded)
  }
}

final class WordsTests: XCTestCase {
  func testEveryOutcomeHasItsWords() {
    XCTAssertEqual(
      AppOutcome.Kind.allCases.map(\.words),
      [
        "ran to the end", "crashed", "ended itself", "was killed by the watchdog",
        "did not return in time", "printed too much", "used too much memory",
        "queued work without end", "sent what no app can send",
        "could not be run: the grading machine had a problem",
        "could not be judged: the scenario has a mistake",
      ])
  }

  func testEveryStatusHasItsSentence() {
    XCTAssertEqual(Sample.right.statusSentence, "All 4 criteria are satisfied.")
    XCTAssertEqual(
      Sample.partly.statusSentence,
      "1 of 4 criteria is satisfied, 2 are violated, 1 was not exercised.")
    XCTAssertEqual(
      Sample.stopped.statusSentence,
      "0 of 4 criteria are satisfied, 1 is violated, 3 were not exercised.")
    XCTAssertEqual(Sample.report("ann").statusSentence, "There was nothing to score.")
    XCTAssertEqual(
      Sample.report("ann", criteria: [Sample.pausing.with(.satisfied)]).statusSentence,
      "The criterion is satisfied.")
    XCTAssertEqual(
      Sample.broken.statusSentence, "The submission does not compile, so nothing of it could run.")
    XCTAssertEqual(
      Sample.missing.statusSentence,
      "There is no submission: no folder with a Swift file in it.")
    XCTAssertEqual(
      Sample.notGraded.statusSentence,
      "The submission is not graded, because the grading machine had a problem. "
        + "This says nothing about the work.")
  }

  func testAMessageTakesThePlaceOfTheSentenceOrStandsBelowIt() {
    var report = Sample.missing
    report.message = "The folder holds no Swift file."

    XCTAssertEqual(report.statusSentence, "The folder holds no Swift file.")
    XCTAssertNil(report.statusDetail)
    XCTAssertEqual(Sample.notGraded.statusDetail, Sample.notGraded.message)
  }
}
