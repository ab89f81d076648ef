import LifecycleTrace

/// What came instead of what was expected, in words.
extension FindingWords {
  /// What the violated parts of a demand come to.
  static func came(_ blame: Conclusion.Blame, _ evidence: [Evidence]) -> String {
    zip(blame.parts, evidence).compactMap { part, evidence in
      part.violation.map { came($0, of: part.statement, evidence) + owner(of: part) }
    }.joined(separator: "; ")
  }

  private static func owner(of part: Conclusion.Part) -> String {
    part.object.map { " (\(quotable($0)))" } ?? ""
  }

  /// What a violation of the statement is, in words.
  static func came(
    _ violation: Violation, of statement: Statement, _ evidence: Evidence
  ) -> String {
    let scope = statement.scope
    switch statement.kind {
    case .absence(let absence): return culprit(of: absence.event, evidence) + evidence.place
    case .universality:
      return evidence.culprit.map { "not so at: \(EventWords.line($0))" } ?? "not so"
    case .existence(let existence): return omission(violation, existence.event, scope)
    case .boundedExistence(let bounded):
      guard violation.count > 0 else { return omission(violation, bounded.event, scope) }
      let only = violation.kind == .omission ? "only " : ""
      return "\(PatternPhrase(bounded.event).such) \(only)\(times(violation.count))"
    case .precedence(let precedence):
      return tooEarly(precedence.later, evidence, lacks: precedence.earlier)
    case .response(let response): return came(violation, of: response, scope)
    case .chainPrecedence(let chain):
      return chain.effects.count == 1
        ? culprit(of: chain.effects[0], evidence)
          + " with \(PatternPhrase(chain.causes[violation.step]).denied) before it in this row"
        : chain.effects.map { PatternPhrase($0).affirmed }.joined(separator: ", then ")
          + " with no such \(PatternPhrase(chain.causes[0]).word) before them"
    case .chainResponse(let chain):
      return omission(violation, chain.responses[violation.step], scope)
    case .exactOrder(let order): return came(violation, of: order, evidence)
    case .partialOrder(let order):
      return culprit(of: order.later, evidence)
        + " with \(PatternPhrase(order.earlier[violation.step]).denied) before it"
    case .balancedPairs(let pairs): return came(violation, of: pairs, evidence)
    }
  }

  private static func tooEarly(
    _ later: EventPattern, _ evidence: Evidence, lacks earlier: EventPattern
  ) -> String {
    "\(culprit(of: later, evidence)) with no such \(PatternPhrase(earlier).word) before it"
  }

  private static func came(
    _ violation: Violation, of response: Response, _ scope: Scope
  ) -> String {
    let after: String? =
      switch violation.ending {
      case .deadline: response.deadline.map { "after \(PatternPhrase($0).clause)" }
      case .time: response.limit.map { "after more than \(seconds($0))" }
      default: nil
      }
    return omission(violation, response.response, after: after, scope)
  }

  private static func came(
    _ violation: Violation, of order: ExactOrder, _ evidence: Evidence
  ) -> String {
    let next = order.events[violation.step]
    guard violation.kind == .safety else { return omission(violation, next, order.scope) }
    let listed = evidence.culprit.flatMap { culprit in
      order.events.first { $0.matches(culprit) }.map { PatternPhrase($0).affirmed }
    }
    let came = listed ?? evidence.culprit.map { EventWords.line($0) } ?? "something else"
    return "\(came) where \(PatternPhrase(next).affirmed) was next"
  }

  private static func came(
    _ violation: Violation, of pairs: BalancedPairs, _ evidence: Evidence
  ) -> String {
    guard violation.kind == .safety else { return omission(violation, pairs.end, pairs.scope) }
    if violation.count == 0 { return tooEarly(pairs.end, evidence, lacks: pairs.begin) }
    let open = violation.count - 1
    return culprit(of: pairs.begin, evidence)
      + " while \(open == 1 ? "one was" : "\(open) were") not ended"
  }

  private static func culprit(of pattern: EventPattern, _ evidence: Evidence) -> String {
    let matched = evidence.culprit.map(pattern.alternative) ?? pattern
    return PatternPhrase(matched).affirmed
  }

  private static func omission(
    _ violation: Violation, _ missing: EventPattern, after deadline: String? = nil,
    _ scope: Scope
  ) -> String {
    let missing = PatternPhrase(missing)
    if violation.late != nil {
      return "\(missing.such) only \(deadline ?? scope.words.afterwards)"
    }
    return "no such \(missing.word) until \(end(of: violation))"
  }

  private static func end(of violation: Violation) -> String {
    if violation.ending == .object { return "it was no more" }
    return violation.processEnd == nil ? "the scenario ended" : "the process ended"
  }
}
