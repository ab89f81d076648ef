import Grading
import LifecycleTrace

extension AssignmentReport {
  /// `index.html`: all students of an assignment, and who fails what.
  public func html() -> String {
    Page(title: "\(summary.title) – all students") {
      masthead
      section("Students", id: "students") { studentTable }
      if !summary.criteria.isEmpty {
        section("Criteria", id: "criteria") {
          for criterion in summary.criteria { overview(of: criterion) }
        }
      }
    }
    .rendered()
  }

  private var masthead: HTML {
    HTML(.header, .class("masthead")) {
      HTML(.p, .class("eyebrow")) { HTML(.bdi) { summary.assignment } }
      HTML(.h1) { HTML(.bdi) { summary.title } }
      HTML(.p, .class("status")) { countSentence }
      if let scores = summary.scores {
        HTML(.dl, .class("figures")) {
          figure("mean", decimal(scores.mean))
          figure("median", decimal(scores.median))
          figure("lowest", "\(scores.min)")
          figure("highest", "\(scores.max)")
          figure("possible", "\(summary.maxScore)")
        }
      }
    }
  }

  private var countSentence: String {
    let counts = summary.counts
    let parts = [
      (counts.graded, "graded"),
      (counts.doesNotCompile, counts.doesNotCompile == 1 ? "does not compile" : "do not compile"),
      (counts.missing, "missing"), (counts.notGraded, "not graded"),
    ]
    let told = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    let students = counted(summary.students.count, "student")
    return told.isEmpty ? "\(students)." : "\(students): \(told)."
  }

  private var studentTable: HTML {
    HTML(.table, .class("students")) {
      HTML(.thead) {
        HTML(.tr) {
          HTML(.th, .scope(.column)) { "Student" }
          HTML(.th, .scope(.column)) { "Status" }
          HTML(.th, .scope(.column), .class("points")) { "Score" }
        }
      }
      HTML(.tbody) {
        for readable in reports { row(of: readable) }
      }
    }
  }

  private func row(of readable: ReadableReport) -> HTML {
    let report = readable.report
    return HTML(.tr) {
      HTML(.th, .scope(.row)) { link(to: readable) }
      HTML(.td, .class(report.status.cssClass)) {
        HTML(.p) { report.status.words }
        if earlier.contains(readable.folder) {
          HTML(.p, .class("earlier")) { "of an earlier grading" }
        }
      }
      HTML(.td, .class("points")) {
        if report.status == .notGraded {
          HTML(.p) { "–" }
        } else {
          HTML(.p) {
            HTML(.strong) { "\(report.score)" }
            " / \(report.maxScore)"
          }
          bar(report.score, of: report.maxScore)
        }
      }
    }
  }

  private func overview(of criterion: AssignmentSummary.Criterion) -> HTML {
    let total = criterion.satisfied + criterion.violated + criterion.notExercised
    func share(_ part: Int) -> HTMLAttribute {
      .width(percent: total > 0 ? 100 * Double(part) / Double(total) : 0)
    }
    return HTML(.article, .class("card", "overview")) {
      HTML(.header) {
        HTML(.h3) { prose(criterion.title) }
        HTML(.p, .class("points")) { counted(criterion.points, "point") }
      }
      HTML(.div, .class("bar"), .isDecoration) {
        HTML(.span, share(criterion.satisfied))
        HTML(.span, .class("violated"), share(criterion.violated))
        HTML(.span, .class("notExercised"), share(criterion.notExercised))
      }
      HTML(.p, .class("note")) {
        "\(criterion.satisfied) satisfied, \(criterion.violated) violated, "
          + "\(criterion.notExercised) not exercised"
      }
      students(with: .violated, in: criterion.id)
      students(with: .notExercised, in: criterion.id)
    }
  }

  @HTMLBuilder
  private func students(with verdict: Verdict, in criterion: String) -> HTML {
    let found = reports.filter { readable in
      readable.report.status == .graded
        && readable.report.criteria.first { $0.id == criterion }?.verdict == verdict
    }
    if !found.isEmpty {
      HTML(.details) {
        HTML(.summary) { "\(verdict.words) for \(counted(found.count, "student"))" }
        HTML(.ul) {
          for readable in found { HTML(.li) { link(to: readable) } }
        }
      }
    }
  }

  private func link(to readable: ReadableReport) -> HTML {
    HTML(.a, .href(.file(readable.folder, "report.html"))) {
      HTML(.bdi) { readable.report.student }
    }
  }
}

private func figure(_ word: String, _ number: String) -> HTML {
  HTML(.div) {
    HTML(.dt) { word }
    HTML(.dd) { number }
  }
}

/// `7`, `7.5`, `7.33`.
private func decimal(_ value: Double) -> String {
  value == value.rounded() ? "\(Int(value))" : "\(value)"
}

extension StudentReport.Status {
  fileprivate var cssClass: StaticString {
    switch self {
    case .graded: "graded"
    case .doesNotCompile: "doesNotCompile"
    case .missing: "missing"
    case .notGraded: "notGraded"
    }
  }
}
