import Grading
import Wording

/// The results of one assignment, as `lab grade` prints them.
struct ResultTable: Hashable, Sendable {
  let assignment: Assignment
  let reports: [StudentReport]

  /// With a newline at the end.
  func text(hasColours: Bool = false) -> String {
    let names = reports.map { capped(shown($0.student), to: 60) }
    let column = max("student".count, names.map(\.count).max() ?? 0)
    let scores = reports.map { $0.status == .notGraded ? "–" : "\($0.score)/\($0.maxScore)" }
    let scoreColumn = max("score".count, scores.map(\.count).max() ?? 0)
    let title = assignment.title == assignment.id ? "" : "  \(assignment.title)"
    var lines = [
      "\(assignment.id)\(title)",
      "  \("student".padded(to: column))  \("score".leftPadded(to: scoreColumn))  status",
    ]
    for (index, report) in reports.enumerated() {
      let score = scores[index].leftPadded(to: scoreColumn)
      let status = status(of: report, hasColours: hasColours)
      lines.append("  \(names[index].padded(to: column))  \(score)  \(status)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func status(of report: StudentReport, hasColours: Bool) -> String {
    switch report.status {
    case .graded: "graded"
    case .doesNotCompile: Colour.red.paint("does not compile", if: hasColours)
    case .missing: Colour.red.paint("missing", if: hasColours)
    case .notGraded: Colour.red.paint("not graded", if: hasColours)
    }
  }
}
