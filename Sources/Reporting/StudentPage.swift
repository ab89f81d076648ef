import Grading
import LifecycleTrace

extension ReadableReport {
  /// `report.html`: one file that loads nothing.
  public func html() -> String {
    Page(title: "\(report.title) – \(report.student)") {
      masthead
      compilerMessages
      if !report.criteria.isEmpty {
        section("Criteria", id: "criteria") {
          for criterion in report.criteria {
            criterionCard(criterion, explained: report.status == .graded)
          }
        }
      }
      if !report.scenarios.isEmpty {
        section("Scenarios", id: "scenarios") { scenarioTable(report.scenarios) }
      }
      files
      footer
    }
    .rendered()
  }

  private var masthead: HTML {
    HTML(.header, .class("masthead")) {
      HTML(.p, .class("eyebrow")) { HTML(.bdi) { report.assignment } }
      HTML(.h1) { HTML(.bdi) { report.title } }
      HTML(.p, .class("student")) { HTML(.bdi) { report.student } }
      if report.status != .notGraded {
        HTML(.p, .class("score")) {
          HTML(.strong) { "\(report.score)" }
          HTML(.span) { " / \(report.maxScore) points" }
        }
        bar(report.score, of: report.maxScore)
      }
      HTML(.p, statusClass) { report.statusSentence }
      if let detail = report.statusDetail {
        HTML(.p, .class("detail")) { prose(detail) }
      }
    }
  }

  private var statusClass: HTMLAttribute {
    switch report.status {
    case .graded: .class("status")
    case .doesNotCompile, .missing: .class("status", "failed")
    case .notGraded: .class("status", "notGraded")
    }
  }

  @HTMLBuilder private var compilerMessages: HTML {
    if !report.build.diagnostics.isEmpty {
      section("Compiler messages", id: "compiler-messages") {
        zip(report.build.diagnostics, excerpts).map { compilerMessage($0, excerpt: $1) }
      }
    }
  }

  @HTMLBuilder private var files: HTML {
    if !report.build.fileSentences.isEmpty {
      section("Files", id: "files") {
        report.build.fileSentences.map { sentence in
          HTML(.p) { HTML(.bdi) { sentence } }
        }
      }
    }
  }

  private var footer: HTML {
    HTML(.footer) {
      HTML(.p) { "Isolation: \(report.isolation)" }
      if report.cached {
        HTML(.p) { "Taken from an earlier grading of the same files." }
      }
    }
  }
}
