import LifecycleContracts
import LifecycleTrace

/// What an exploration has found.
struct Explored {
  /// How many stories were played, without those of the shrinking.
  let stories: Int
  /// For each rule of the contract the story that breaks it, if one does.
  let rules: [Exploration.Failure?]
  /// Whether each rule was put to the test in some story, and kept.
  let kept: [Bool]
  /// The story at which the app ends by its own doing, if there is one.
  let end: Exploration.Failure?

  /// One result a rule, in the rules' order: violated where one story breaks it, otherwise satisfied
  /// where one puts it to the test.
  ///
  /// - Parameter replay: the command that plays a story again, if there is one.
  func results(
    of contract: Contract, scenario: String, replay: (Exploration.Failure) -> String?
  ) -> [CriterionResult] {
    contract.rules.indices.map { index in
      let rule = contract.rules[index]
      guard let failure = rules[index] else {
        return CriterionResult(
          criterion: rule.title, source: .rule, points: rule.points,
          verdict: kept[index] ? .satisfied : .notExercised, because: rule.because,
          hint: rule.hint)
      }
      var result = contract.evaluate(failure.trace, scenario: scenario, isCut: true)[index]
      for place in result.findings.indices {
        result.findings[place].story = failure.trace.story
        result.findings[place].replay = replay(failure)
        if !failure.isSteady {
          result.findings[place].came += ", in one play of this story and not in the next"
        }
      }
      return result
    }
  }

  /// How the scenario ended: as the app did, with the story after which it does.
  var outcome: AppOutcome? {
    guard let end, var outcome = end.outcome else { return nil }
    let after = "after \(FindingText.story(end.trace.story))"
    outcome.message = outcome.message.map { "\($0), \(after)" } ?? after
    return outcome
  }

  /// The events of the latest story that failed.
  var events: [Event] { (end ?? rules.last { $0 != nil } ?? nil)?.trace.events ?? [] }
}
