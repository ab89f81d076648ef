import Foundation
import Grading
import Wording

/// Writes reports below `<out>/<assignment>/`, so that a reader sees an old report or a new one.
///
/// A student whose grading failed keeps an earlier report that says something about the work.
/// Several writers may write different students of one assignment at the same time.
public struct ReportWriter: Sendable {
  public enum Outcome: Hashable, Sendable {
    case written
    /// The report is `notGraded`, and an earlier one that says more stays.
    case keptEarlier
  }

  /// The folder that `--out` names.
  public let out: String

  public init(out: String) {
    self.out = out
  }

  /// Where a student's files stand.
  public func folder(assignment: String, student: String) -> String {
    "\(folder(of: assignment))/\(reportFolder(of: student))"
  }

  /// Writes `report.json` and `report.html`.
  /// - Throws: `LabError` of the kind `infrastructure`; then neither file has changed.
  @discardableResult
  public func write(_ report: StudentReport) throws -> Outcome {
    let folder = folder(assignment: report.assignment, student: report.student)
    if report.status == .notGraded, holdsGoodReport(folder) { return .keptEarlier }
    let readable = ReadableReport(report)
    try replaceFiles(
      [("report.html", Data(readable.html().utf8)), ("report.json", try readable.json())],
      in: folder)
    return .written
  }

  /// Writes `summary.json`, `index.html` and `grades.csv`.
  ///
  /// A student whose report is `notGraded` stands there with the earlier report that was kept.
  /// - Parameters:
  ///   - reports: One a student, in any order.
  ///   - others: Whether students that are not in `reports` but have a report on disk are listed
  ///     too, as after a grading of a few students.
  @discardableResult
  public func writeSummary(
    assignment: String, title: String, maxScore: Int, reports: [StudentReport],
    others: Bool = false
  ) throws -> AssignmentSummary {
    var earlier: Set<String> = []
    var readable = reports.map { report in
      let new = ReadableReport(report)
      let path = "\(folder(of: assignment))/\(new.folder)"
      guard report.status == .notGraded, let old = goodReport(path) else { return new }
      earlier.insert(new.folder)
      return ReadableReport(old, folder: new.folder)
    }
    if others {
      readable += self.reports(of: assignment, besides: Set(readable.map(\.folder)))
    }
    let report = AssignmentReport(
      assignment: assignment, title: title, maxScore: maxScore, reports: readable,
      earlier: earlier)
    try replaceFiles(
      [
        ("index.html", Data(report.html().utf8)), ("grades.csv", Data(report.csv().utf8)),
        ("summary.json", try report.summaryJSON()),
      ], in: folder(of: assignment))
    return report.summary
  }

  /// The report that a student has on disk, if it can be read.
  public func report(assignment: String, student: String) -> StudentReport? {
    Self.report(in: folder(assignment: assignment, student: student))
  }

  private func folder(of assignment: String) -> String { "\(out)/\(pathComponent(assignment))" }

  private func reports(of assignment: String, besides folders: Set<String>) -> [ReadableReport] {
    let folder = folder(of: assignment)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !folders.contains($0) && !$0.hasPrefix(".") }.compactMap { name in
      Self.report(in: "\(folder)/\(name)").map { ReadableReport($0, folder: name) }
    }
  }

  private static func report(in folder: String) -> StudentReport? {
    guard let data = FileManager.default.contents(atPath: "\(folder)/report.json") else {
      return nil
    }
    return try? JSONDecoder().decode(StudentReport.self, from: data)
  }

  private func goodReport(_ folder: String) -> StudentReport? {
    Self.report(in: folder).flatMap { $0.status == .notGraded ? nil : $0 }
  }

  /// Also true of a report in a newer schema, of which only the status can be read.
  private func holdsGoodReport(_ folder: String) -> Bool {
    struct Status: Decodable { var status: String }
    guard let data = FileManager.default.contents(atPath: "\(folder)/report.json"),
      let report = try? JSONDecoder().decode(Status.self, from: data)
    else { return false }
    return report.status != StudentReport.Status.notGraded.rawValue
  }
}
