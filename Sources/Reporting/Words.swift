import Grading
import LifecycleTrace

extension StudentReport.Status {
  /// As it stands in a table.
  var words: String {
    switch self {
    case .graded: "graded"
    case .doesNotCompile: "does not compile"
    case .missing: "missing"
    case .notGraded: "not graded"
    }
  }
}

extension Verdict {
  var words: String {
    switch self {
    case .satisfied: "satisfied"
    case .violated: "violated"
    case .notExercised: "not exercised"
    }
  }

  var mark: String {
    switch self {
    case .satisfied: "✓"
    case .violated: "✗"
    case .notExercised: "–"
    }
  }
}

extension AppOutcome.Kind {
  /// What the app did, as the end of a sentence that begins with “the app”.
  public var words: String {
    switch self {
    case .completed: "ran to the end"
    case .crashed: "crashed"
    case .exited: "ended itself"
    case .watchdog: "was killed by the watchdog"
    case .hung: "did not return in time"
    case .tooMuchOutput: "printed too much"
    case .tooMuchMemory: "used too much memory"
    case .neverRests: "queued work without end"
    case .brokeProtocol: "sent what no app can send"
    case .infrastructure: "could not be run: the grading machine had a problem"
    case .suiteError: "could not be judged: the scenario has a mistake"
    }
  }
}

extension StudentReport {
  /// One sentence that says how the submission did.
  var statusSentence: String {
    switch status {
    case .graded: criteria.isEmpty ? "There was nothing to score." : verdictSentence
    case .doesNotCompile:
      message ?? "The submission does not compile, so nothing of it could run."
    case .missing: message ?? "There is no submission: no folder with a Swift file in it."
    case .notGraded:
      "The submission is not graded, because the grading machine had a problem. "
        + "This says nothing about the work."
    }
  }

  /// The message, where the sentence does not say it already.
  var statusDetail: String? {
    status == .graded || status == .notGraded ? message : nil
  }

  private var verdictSentence: String {
    let satisfied = criteria.count { $0.verdict == .satisfied }
    let violated = criteria.count { $0.verdict == .violated }
    let notExercised = criteria.count { $0.verdict == .notExercised }
    if satisfied == criteria.count {
      return satisfied == 1
        ? "The criterion is satisfied." : "All \(satisfied) criteria are satisfied."
    }
    var others: [String] = []
    if violated > 0 { others.append("\(violated) \(violated == 1 ? "is" : "are") violated") }
    if notExercised > 0 {
      others.append("\(notExercised) \(notExercised == 1 ? "was" : "were") not exercised")
    }
    return "\(satisfied) of \(criteria.count) criteria \(satisfied == 1 ? "is" : "are") satisfied, "
      + others.joined(separator: ", ") + "."
  }
}

/// `1 student`, `2 students`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
