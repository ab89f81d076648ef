import Grading
import LifecycleTrace
import Reporting
import SourceMapping
import SubmissionBuild
import Wording

/// A report as a terminal shows it.
///
/// Takes a report whose texts are already shown and capped.
struct CheckText: Hashable, Sendable {
  let report: StudentReport

  init(_ report: StudentReport) {
    self.report = report
  }

  /// With a newline at the end.
  func text(hasColours: Bool = false) -> String {
    let heading = "\(report.assignment)  \(report.title)  \(report.student)"
    let blocks =
      [heading] + (report.message.map { [$0] } ?? []) + files + messages + endings
      + criteria(hasColours: hasColours) + [conclusion]
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// Which files count, where an Xcode project says it.
  private var files: [String] {
    let sentences = report.build.fileSentences
    return sentences.isEmpty ? [] : [sentences.joined(separator: "\n")]
  }

  private var messages: [String] {
    report.build.diagnostics.map(Self.compilerMessage)
  }

  /// A compiler's message with its place and, below, the line of source.
  static func compilerMessage(_ diagnostic: Diagnostic) -> String {
    var place = diagnostic.file.map(terminalLine) ?? "the compiler"
    if let line = diagnostic.line { place += ":\(line)" }
    if let column = diagnostic.column { place += ":\(column)" }
    let line = "\(place): \(diagnostic.severity.rawValue): \(terminalLine(diagnostic.message))"
    return diagnostic.source.map { "\(line)\n    \(terminalLine($0))" } ?? line
  }

  /// The scenarios that the app did not live to the end of.
  private var endings: [String] {
    let lines = report.scenarios.filter { $0.outcome != .completed }.map { scenario in
      var line = "! \(scenario.id): the app \(scenario.outcome.words)"
      if let callback = scenario.crash?.callback ?? scenario.limit?.callback {
        line += " in \(callback)"
      }
      if let file = scenario.crash?.file {
        line += " at \(file)" + (scenario.crash?.line.map { ":\($0)" } ?? "")
      }
      if let message = scenario.crash?.message ?? scenario.limit?.message {
        line += ": \(message)"
      }
      return line
    }
    return lines.isEmpty ? [] : [lines.joined(separator: "\n")]
  }

  /// Nothing was exercised where nothing ran; to say so of each criterion would hide the reason.
  private func criteria(hasColours: Bool) -> [String] {
    guard report.status == .graded else { return [] }
    return report.criteria.map { block(of: $0, hasColours: hasColours) }
  }

  private func block(of criterion: CriterionReport, hasColours: Bool) -> String {
    let result = CriterionResult(
      criterion: criterion.title, source: .rule, points: criterion.points,
      verdict: criterion.verdict, because: criterion.because, hint: criterion.hint)
    let heading = FindingText.heading(result)
    let text: String
    switch criterion.verdict {
    case .satisfied:
      text = heading
    case .notExercised:
      text = "\(heading)\n  came      nothing that this speaks of"
    case .violated:
      text = criterion.findings.first.map { FindingText.block($0, of: result) } ?? heading
    }
    let colour: Colour =
      switch criterion.verdict {
      case .satisfied: .green
      case .violated: .red
      case .notExercised: .faint
      }
    return colour.paint(heading, if: hasColours) + text.dropFirst(heading.count)
  }

  private var conclusion: String {
    switch report.status {
    case .graded: "\(report.score) of \(report.maxScore) points in the visible scenarios"
    case .doesNotCompile: "does not compile"
    case .missing: "missing"
    case .notGraded: "not graded"
    }
  }
}
