import LifecycleTrace

@testable import LifecycleContracts

/// What the documentation of scopes and patterns says, written down without thought for speed.
///
/// Positions are indices into the word. Says which violation is the first, by the position where it
/// becomes certain; a word's end is its count.
struct SlowVerdict: Equatable {
  var verdict: Verdict
  var kind: Finding.Kind?
  /// 1-based event numbers, as in a `Violation`.
  var anchor: Int?
  var culprit: Int?

  init(verdict: Verdict, kind: Finding.Kind? = nil, anchor: Int? = nil, culprit: Int? = nil) {
    self.verdict = verdict
    self.kind = kind
    self.anchor = anchor
    self.culprit = culprit
  }

  /// What a monitor said.
  init(_ part: Conclusion.Part) {
    self.init(
      verdict: part.verdict ?? .satisfied, kind: part.violation?.kind,
      anchor: part.violation?.anchor, culprit: part.violation?.culprit)
  }

  init(_ statement: Statement, _ word: [Event]) {
    self.init(statement, word, SlowSegment.all(of: statement.scope, in: word))
  }

  init(_ statement: Statement, _ word: [Event], _ segments: [SlowSegment]) {
    self = SlowReading(statement: statement, word: word, segments: segments).verdict
  }
}

private struct SlowReading {
  struct Breach {
    let kind: Finding.Kind
    let anchor: Int?
    let at: Int
  }

  let statement: Statement
  let word: [Event]
  let segments: [SlowSegment]

  var verdict: SlowVerdict {
    let found = breaches
    let safety = found.filter { $0.kind == .safety }.min { $0.at < $1.at }
    let omission = found.filter { $0.kind == .omission }.min { $0.at < $1.at }
    let counting = [safety, isExercised ? omission : nil].compactMap { $0 }
    guard let first = counting.min(by: { $0.at < $1.at }) else {
      return SlowVerdict(
        verdict: isExercised || !statement.canBeExercised ? .satisfied : .notExercised)
    }
    return SlowVerdict(
      verdict: .violated, kind: first.kind, anchor: first.anchor.map { $0 + 1 },
      culprit: first.at < word.count ? first.at + 1 : nil)
  }

  private var scopeOpened: Bool {
    statement.scope == .globally ? word.contains { $0.startsProcess } : !segments.isEmpty
  }

  private func positions(_ pattern: EventPattern, in segment: SlowSegment) -> [Int] {
    (segment.from...segment.to).filter { pattern.matches(word[$0]) }
  }

  private func came(_ pattern: EventPattern) -> Bool { word.contains { pattern.matches($0) } }

  private func cameInside(_ pattern: EventPattern) -> Bool {
    segments.contains { !positions(pattern, in: $0).isEmpty }
  }

  private var isExercised: Bool {
    if let exercise = statement.exercise { return came(exercise) }
    switch statement.kind {
    case .response(let response): return cameInside(response.trigger)
    case .precedence(let precedence): return cameInside(precedence.later)
    case .absence(let absence): return scopeOpened && came(absence.event)
    case .existence: return scopeOpened
    case .boundedExistence(let bounded):
      return scopeOpened && (bounded.least > 0 || came(bounded.event))
    default: preconditionFailure("compared with its published formula: \(statement)")
    }
  }

  private var breaches: [Breach] { segments.flatMap(breaches) }

  private func breaches(in segment: SlowSegment) -> [Breach] {
    let anchor = statement.scope == .globally ? nil : segment.from
    switch statement.kind {
    case .response(let response): return breaches(of: response, in: segment)
    case .precedence(let precedence):
      let earlier = positions(precedence.earlier, in: segment)
      return positions(precedence.later, in: segment)
        .filter { later in !earlier.contains { $0 <= later } }
        .map { Breach(kind: .safety, anchor: anchor, at: $0) }
    case .absence(let absence):
      return positions(absence.event, in: segment)
        .map { Breach(kind: .safety, anchor: anchor, at: $0) }
    case .existence(let existence):
      return positions(existence.event, in: segment).isEmpty
        ? [Breach(kind: .omission, anchor: anchor, at: segment.closing)] : []
    case .boundedExistence(let bounded):
      let found = positions(bounded.event, in: segment)
      let over = bounded.most.map { found.dropFirst($0) } ?? []
      return over.map { Breach(kind: .safety, anchor: anchor, at: $0) }
        + (found.count < bounded.least
          ? [Breach(kind: .omission, anchor: anchor, at: segment.closing)] : [])
    default: preconditionFailure("compared with its published formula: \(statement)")
    }
  }

  private func breaches(of response: Response, in segment: SlowSegment) -> [Breach] {
    positions(response.trigger, in: segment).compactMap { trigger in
      let processEnd = (trigger...segment.to).first { word[$0].endsProcess }
      let last = processEnd ?? segment.to
      let deadline = response.deadline.flatMap { deadline in
        (trigger...last).first { $0 > trigger && deadline.matches(word[$0]) }
      }
      let answered = (trigger...last).contains { i in
        response.response.matches(word[i]) && (i == trigger || i < deadline ?? .max)
      }
      let due = deadline ?? processEnd ?? segment.closing
      return answered ? nil : Breach(kind: .omission, anchor: trigger, at: due)
    }
  }
}
