import LifecycleTrace

/// What came instead of what was expected, in words.
extension FindingWords {
  /// What the violated parts of a demand come to.
  static func came(_ blame: Conclusion.Blame, _ evidence: [Evidence]) -> String {
    zip(blame.parts, evidence).compactMap { part, evidence in
      part.violation.map {
        let whose = owner(of: part)
        // Where the object's end is told, the object is.
        let isTold = $0.ending == .object && $0.late == nil && $0.kind == .omission
        return came($0, of: part.statement, evidence, whose)
          + (isTold ? "" : whose.map { " (\($0))" } ?? "")
      }
    }.joined(separator: "; ")
  }

  /// The object that a part is about, in words.
  private static func owner(of part: Conclusion.Part) -> String? {
    guard let object = part.object.map({ quotable($0) }) else { return nil }
    return switch part.subject {
    case .scene: "the scene of \(object)"
    case .backgroundTask: "background task \(object)"
    case .observer: "observers of \(object)"
    case .viewController, .timer, nil: object
    }
  }

  /// What a violation of the statement is, in words; `object` is what it is about.
  private static func came(
    _ violation: Violation, of statement: Statement, _ evidence: Evidence, _ object: String?
  ) -> String {
    let missing = Missing(violation: violation, scope: statement.scope, object: object)
    switch statement.kind {
    case .absence(let absence): return culprit(of: absence.event, evidence) + evidence.place
    case .universality(let universality):
      let event = evidence.culprit.map(EventWords.mention) ?? "another event"
      return (universality.event.isState ? "not so at: " : "") + event + evidence.place
    case .existence(let existence): return missing.words(existence.event)
    case .boundedExistence(let bounded):
      return came(violation, of: bounded, missing)
    case .precedence(let precedence):
      return tooEarly(precedence.later, evidence, lacks: precedence.earlier)
    case .response(let response): return came(violation, of: response, missing)
    case .chainPrecedence(let chain): return came(violation, of: chain, evidence)
    case .chainResponse(let chain):
      if let forbidden = chain.forbidden, !violation.came.isEmpty, violation.step == 0 {
        return "\(PatternPhrase(forbidden).affirmed) between"
      }
      return missing.words(chain.responses[violation.step])
    case .exactOrder(let order):
      let next = order.events[violation.step]
      guard violation.kind == .safety else { return missing.words(next) }
      let listed = evidence.culprit.flatMap { culprit in
        order.events.first { $0.matches(culprit) }.map { PatternPhrase($0).affirmed }
      }
      let came = listed ?? evidence.culprit.map(EventWords.mention) ?? "another event"
      return "\(came) before \(PatternPhrase(next).clause)"
    case .partialOrder(let order):
      let again = violation.count > 0 ? " again" : ""
      let first = PatternPhrase(order.earlier[violation.step]).clause
      return "\(culprit(of: order.later, evidence))\(again) before \(first)"
    case .balancedPairs(let pairs):
      guard violation.kind == .safety else { return missing.words(pairs.end) }
      return came(violation, of: pairs, evidence)
    }
  }

  private static func tooEarly(
    _ later: EventPattern, _ evidence: Evidence, lacks earlier: EventPattern
  ) -> String {
    "\(culprit(of: later, evidence)) with no such \(PatternPhrase(earlier).word) before it"
  }

  private static func came(
    _ violation: Violation, of bounded: BoundedExistence, _ missing: Missing
  ) -> String {
    guard violation.count > 0 else { return missing.words(bounded.event) }
    let phrase = PatternPhrase(bounded.event)
    let only = violation.kind == .omission ? "only " : ""
    let what = bounded.event.isState ? phrase.clause : phrase.such
    return "\(what) \(only)\(times(violation.count))"
  }

  private static func came(
    _ violation: Violation, of response: Response, _ missing: Missing
  ) -> String {
    let after: String? =
      switch violation.ending {
      case .deadline: response.deadline.map { "after \(PatternPhrase($0).clause)" }
      case .time: response.limit.map { "after more than \(seconds($0))" }
      default: nil
      }
    return missing.words(response.response, lateBy: after)
  }

  private static func came(
    _ violation: Violation, of chain: ChainPrecedence, _ evidence: Evidence
  ) -> String {
    guard chain.effects.count == 1 else {
      return row(chain.effects.map { PatternPhrase($0).affirmed })
        + " with no such \(PatternPhrase(chain.causes[0]).word) before them"
    }
    guard violation.step > 0 else {
      return tooEarly(chain.effects[0], evidence, lacks: chain.causes[0])
    }
    let came = row(chain.causes[..<violation.step].map { PatternPhrase($0).clause })
    let next = PatternPhrase(chain.causes[violation.step]).clause
    return "\(culprit(of: chain.effects[0], evidence)) after \(came), but before \(next)"
  }

  private static func came(
    _ violation: Violation, of pairs: BalancedPairs, _ evidence: Evidence
  ) -> String {
    if violation.count == 0 { return tooEarly(pairs.end, evidence, lacks: pairs.begin) }
    let (begin, end) = (culprit(of: pairs.begin, evidence), PatternPhrase(pairs.end).word)
    let open = violation.count - 1
    return open == 1
      ? "\(begin) with no such \(end) since the one before"
      : "\(begin) while \(open) others have had no such \(end)"
  }

  private static func culprit(of pattern: EventPattern, _ evidence: Evidence) -> String {
    let matched = evidence.culprit.map(pattern.alternative) ?? pattern
    return PatternPhrase(matched).affirmed
  }
}

/// How something that is missing is told.
private struct Missing {
  let violation: Violation
  let scope: Scope
  let object: String?

  /// - Parameter late: when it came at last, unless the scope's own end says so.
  func words(_ pattern: EventPattern, lateBy late: String? = nil) -> String {
    let phrase = PatternPhrase(pattern)
    let (such, none) =
      pattern.isState ? ("so", "not so") : (phrase.such, "no such \(phrase.word)")
    return violation.late == nil
      ? "\(none) until \(end)" : "\(such) only \(late ?? scope.words.afterwards)"
  }

  private var end: String {
    if violation.ending == .object { return "the end of \(object ?? "it")" }
    let process = violation.ending == .process || violation.processEnd != nil
    return process ? "the process ended" : "the scenario ended"
  }
}
