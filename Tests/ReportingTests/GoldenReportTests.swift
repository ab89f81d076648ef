import Foundation
import Grading
import XCTest

@testable import Reporting

/// The files as people and programs get them, compared whole; see `assertGolden` to record them.
final class GoldenReportTests: XCTestCase {
  func testARightSubmission() throws { try assertGoldenReport(Sample.right, "right") }

  func testAPartlyRightSubmission() throws { try assertGoldenReport(Sample.partly, "partly") }

  func testASubmissionThatDoesNotCompile() throws {
    try assertGoldenReport(Sample.broken, "broken")
  }

  func testASubmissionThatHangsAndExits() throws {
    try assertGoldenReport(Sample.stopped, "stopped")
  }

  func testAMissingSubmission() throws { try assertGoldenReport(Sample.missing, "missing") }

  func testASubmissionThatCouldNotBeGraded() throws {
    try assertGoldenReport(Sample.notGraded, "not-graded")
  }

  func testAHostileSubmission() throws { try assertGoldenReport(Sample.hostile, "hostile") }

  func testAnAssignment() throws {
    let report = AssignmentReport(
      assignment: Sample.assignment, title: Sample.title, maxScore: Sample.maxScore,
      reports: Sample.all.map { ReadableReport($0) }, earlier: ["dmitri"])

    try assertGolden(
      String(decoding: report.summaryJSON(), as: UTF8.self), "summary.json")
    try assertGolden(report.html(), "index.html")
    try assertGolden(report.csv(), "grades.csv")
  }

  private func assertGoldenReport(
    _ report: StudentReport, _ name: String, line: UInt = #line
  ) throws {
    let readable = ReadableReport(report)
    try assertGolden(
      String(decoding: readable.json(), as: UTF8.self), "\(name).report.json", line: line)
    try assertGolden(readable.html(), "\(name).report.html", line: line)
  }
}
