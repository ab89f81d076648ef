import Foundation
import Grading
import Wording

/// The reports of all students for one assignment, in the order of the students' ids.
///
/// Upper and lower case sort alike.
public struct AssignmentReport: Sendable {
  public let summary: AssignmentSummary
  public let reports: [ReadableReport]
  /// The folders of students whose report is of an earlier grading, since this one failed.
  let earlier: Set<String>

  public init(
    assignment: String, title: String, maxScore: Int, reports: [ReadableReport],
    earlier: Set<String> = []
  ) {
    let reports = reports.sorted {
      ($0.report.student.lowercased(), $0.folder) < ($1.report.student.lowercased(), $1.folder)
    }
    let texts = ReadableReport.names(assignment: assignment, title: title)
    self.reports = reports
    self.earlier = earlier
    summary = AssignmentSummary(
      assignment: texts.assignment, title: texts.title, maxScore: maxScore,
      counts: .init(of: reports.map(\.report)),
      scores: .init(of: reports.map(\.report).filter { $0.status == .graded }.map(\.score)),
      criteria: AssignmentSummary.Criterion.all(in: reports.map(\.report)),
      students: reports.map { readable in
        let report = readable.report
        return .init(
          student: report.student, status: report.status,
          score: report.status == .notGraded ? nil : report.score,
          earlier: earlier.contains(readable.folder) ? true : nil)
      })
  }

  /// `summary.json`.
  public func summaryJSON() throws -> Data { try stableJSON(summary) }

  /// `grades.csv` after RFC 4180: CRLF at the end of each row, UTF-8 without a byte order mark.
  ///
  /// The columns are `student,status,score,max_score` and one a criterion, named by its id, with
  /// the points earned. Where nothing is graded the points are empty, never zero.
  public func csv() -> String {
    let header = ["student", "status", "score", "max_score"] + summary.criteria.map(\.id)
    let rows = [header.map { csvCell($0) }] + reports.map { row(of: $0.report) }
    return rows.map { $0.joined(separator: ",") + "\r\n" }.joined()
  }

  private func row(of report: StudentReport) -> [String] {
    let isGraded = report.status != .notGraded
    let earned = Dictionary(
      report.criteria.map { ($0.id, $0.earned) }, uniquingKeysWith: { first, _ in first })
    return [csvCell(report.student), csvCell(report.status.rawValue)]
      + [isGraded ? csvCell(report.score) : "", csvCell(report.maxScore)]
      + summary.criteria.map { isGraded ? csvCell(earned[$0.id] ?? 0) : "" }
  }
}
