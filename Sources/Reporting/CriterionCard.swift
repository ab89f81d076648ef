import Grading
import LifecycleTrace

/// A criterion with its verdict; what went wrong stands open below it.
///
/// Where nothing could run there is nothing to explain, and only the heading stands there.
func criterionCard(_ criterion: CriterionReport, explained: Bool) -> HTML {
  HTML(.article, .class("card", criterion.verdict.cssClass)) {
    HTML(.header) {
      HTML(.span, .class("mark"), .isImage, .label(criterion.verdict.words)) {
        criterion.verdict.mark
      }
      HTML(.h3) { prose(criterion.title) }
      HTML(.p, .class("points")) {
        HTML(.strong) { "\(criterion.earned)" }
        HTML(.span) { " / \(criterion.points)" }
      }
    }
    if explained { explanation(of: criterion) }
  }
}

@HTMLBuilder
private func explanation(of criterion: CriterionReport) -> HTML {
  if criterion.verdict == .notExercised {
    HTML(.p, .class("note")) {
      "Nothing happened that this criterion speaks of, so it earns nothing."
    }
  }
  if criterion.verdict != .satisfied {
    criterionBody(criterion)
  } else if let because = criterion.because {
    HTML(.p, .class("note")) { prose(because) }
  }
}

@HTMLBuilder
private func criterionBody(_ criterion: CriterionReport) -> HTML {
  if criterion.findings.isEmpty {
    notes(because: [criterion.because], hints: [criterion.hint])
  }
  for (index, finding) in criterion.findings.enumerated() {
    // The criterion's own words stand in its first finding; later ones add only what is theirs.
    if index == 0 {
      findingBlock(
        finding, because: [criterion.because, finding.because],
        hints: [criterion.hint, finding.hint])
    } else {
      findingBlock(
        finding, because: [finding.because].filter { $0 != criterion.because },
        hints: [finding.hint].filter { $0 != criterion.hint })
    }
  }
}

private func findingBlock(_ finding: Finding, because: [String?], hints: [String?]) -> HTML {
  HTML(.div, .class("finding")) {
    if !finding.scenario.isEmpty {
      HTML(.p, .class("scenario")) {
        "in "
        HTML(.code) { finding.scenario }
      }
    }
    HTML(.dl) {
      entry("expected", prose(finding.expected))
      entry("came", prose(finding.came))
      if !finding.story.isEmpty { entry("story", storyLine(finding.story)) }
      if let replay = finding.replay { entry("replay", HTML(.code) { replay }) }
    }
    notes(because: because, hints: hints)
    if !finding.lines.isEmpty { timeline(finding.lines) }
  }
}

@HTMLBuilder
private func notes(because: [String?], hints: [String?]) -> HTML {
  let reasons = distinct(because)
  let hints = distinct(hints)
  if !reasons.isEmpty || !hints.isEmpty {
    HTML(.dl) {
      for reason in reasons { entry("because", prose(reason)) }
      for hint in hints { entry("try", prose(hint)) }
    }
  }
}

private func distinct(_ texts: [String?]) -> [String] {
  var result: [String] = []
  for case let text? in texts where !result.contains(text) { result.append(text) }
  return result
}

private func entry(_ word: String, _ text: HTML) -> HTML {
  HTML(.div) {
    HTML(.dt) { word }
    HTML(.dd) { text }
  }
}

private func storyLine(_ story: [String]) -> HTML {
  HTML(.ol, .class("story")) {
    for stimulus in story { HTML(.li) { stimulus } }
  }
}

extension Verdict {
  fileprivate var cssClass: StaticString {
    switch self {
    case .satisfied: "satisfied"
    case .violated: "violated"
    case .notExercised: "notExercised"
    }
  }
}
