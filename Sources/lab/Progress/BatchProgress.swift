import Grading
import Wording

/// How far a batch is, as lines of text.
struct BatchProgress: Hashable, Sendable {
  let total: Int
  private(set) var done = 0
  private let assignmentColumn: Int
  private let studentColumn: Int
  private var last = ""

  /// The widest column that a student's name gets.
  static let maximumStudentColumn = 30

  init(of submissions: [Submission]) {
    total = submissions.count
    assignmentColumn = submissions.map(\.assignment.count).max() ?? 0
    studentColumn = submissions.map { Self.name($0.student).count }.max() ?? 0
  }

  /// Counts a submission, and tells of it in one line:
  /// `[ 3/20] 01-callback-log ada    14/20  1.2 s  2.5/s  7 s left`.
  ///
  /// - Parameter elapsed: seconds since the batch began.
  mutating func finish(_ graded: GradedSubmission, elapsed: Double) -> String {
    done += 1
    let report = graded.report
    last = "\(report.assignment) \(Self.name(report.student))"
    return [
      "[\(String(done).leftPadded(to: String(total).count))/\(total)] "
        + report.assignment.padded(to: assignmentColumn) + " "
        + Self.name(report.student).padded(to: studentColumn),
      report.shortResult.leftPadded(to: 7), readable(seconds: graded.seconds),
      pace(elapsed: elapsed),
    ].joined(separator: "  ")
  }

  /// One line of at most `columns` columns that stands for the whole batch.
  func bar(columns: Int, elapsed: Double) -> String {
    let counts = "\(done)/\(total)  \(pace(elapsed: elapsed))"
    let width = max(10, min(30, columns - counts.count - 10))
    let filled = total == 0 ? width : width * done / total
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
    return String("\(bar) \(counts)  \(last)".prefix(columns - 1))
  }

  private func pace(elapsed: Double) -> String {
    guard done > 0, elapsed > 0 else { return "" }
    let rate = readable(rate: Double(done) / elapsed)
    guard done < total else { return rate }
    return "\(rate)  \(readable(seconds: elapsed / Double(done) * Double(total - done))) left"
  }

  private static func name(_ student: String) -> String {
    let name = shown(student)
    return name.count > maximumStudentColumn
      ? name.prefix(maximumStudentColumn - 1) + "…" : name
  }
}

extension StudentReport {
  /// The score, or why there is none, in a word or two.
  var shortResult: String {
    switch status {
    case .graded: "\(score)/\(maxScore)"
    case .doesNotCompile: "does not compile"
    case .missing: "missing"
    case .notGraded: "not graded"
    }
  }
}
