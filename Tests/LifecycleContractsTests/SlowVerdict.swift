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
    self = SlowReading(statement, word).verdict
  }
}

private struct SlowReading {
  /// The events `from...to` of a segment; `closing` is the position whose event ended it.
  struct Segment { let from, to, closing: Int }

  struct Breach {
    let kind: Finding.Kind
    let anchor: Int?
    let at: Int
  }

  let statement: Statement
  let word: [Event]
  let segments: [Segment]

  init(_ statement: Statement, _ word: [Event]) {
    self.statement = statement
    self.word = word
    segments = Self.segments(statement.scope, word)
  }

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

  // MARK: Scopes

  static func segments(_ scope: Scope, _ word: [Event]) -> [Segment] {
    let all = word.indices
    let last = word.count - 1
    func firstEnd(after i: Int) -> Int? { all.first { $0 >= i && word[$0].endsProcess } }
    func segment(_ from: Int, _ ends: [Int?]) -> Segment {
      let end = ends.compactMap { $0 }.min()
      return Segment(from: from, to: end ?? last, closing: end ?? word.count)
    }
    switch scope {
    case .globally:
      return word.isEmpty ? [] : [Segment(from: 0, to: last, closing: word.count)]
    case .process:
      return all.filter { word[$0].startsProcess }.map { from in
        let next = all.first { $0 > from && word[$0].startsProcess }
        guard let next, firstEnd(after: from).map({ $0 > next }) ?? true else {
          return segment(from, [firstEnd(after: from)])
        }
        return Segment(from: from, to: next - 1, closing: next)
      }
    case .callback(let name):
      return outerCalls(name, word).map { from in
        segment(from, [matchingReturn(name, word, from), firstEnd(after: from)])
      }
    case .state(let state):
      let inside = all.map { Self.reads(state, word[$0]) }
      let begins = all.filter {
        inside[$0] && ($0 == 0 || !inside[$0 - 1] || word[$0 - 1].endsProcess)
      }
      return begins.map { from in
        let out = all.first { $0 > from && !inside[$0] } ?? word.count
        if let end = firstEnd(after: from), end <= out {
          return Segment(from: from, to: end, closing: end)
        }
        return Segment(from: from, to: out - 1, closing: out)
      }
    }
  }

  static func reads(_ state: AppState, _ event: Event) -> Bool {
    event.state == state.rawValue || (state == .background && event.state == "suspended")
  }

  /// The entries of calls that are not inside of a call of the same name.
  static func outerCalls(_ name: CallbackName, _ word: [Event]) -> [Int] {
    var calls: [Int] = []
    for i in word.indices where isCall(name, word[i]) {
      let outer = calls.contains { call in
        let back = matchingReturn(name, word, call) ?? word.count
        let died = word.indices.contains { $0 > call && $0 < i && word[$0].endsProcess }
        return back > i && !died
      }
      if !outer { calls.append(i) }
    }
    return calls
  }

  static func isCall(_ name: CallbackName, _ event: Event) -> Bool {
    event.kind == .callback && event.name == name.rawValue
  }

  /// The first return up to which calls and returns of the name are balanced.
  static func matchingReturn(_ name: CallbackName, _ word: [Event], _ entry: Int) -> Int? {
    word.indices.first { i in
      guard i > entry, word[i].kind == .return, word[i].name == name.rawValue else { return false }
      let between = word[entry...i].filter { $0.name == name.rawValue }
      return between.count { $0.kind == .callback } == between.count { $0.kind == .return }
    }
  }

  // MARK: Patterns

  private var scopeOpened: Bool {
    statement.scope == .globally ? word.contains { $0.startsProcess } : !segments.isEmpty
  }

  private func positions(_ pattern: EventPattern, in segment: Segment) -> [Int] {
    (segment.from...segment.to).filter { pattern.matches(word[$0]) }
  }

  private func came(_ pattern: EventPattern) -> Bool { word.contains { pattern.matches($0) } }

  private func cameInside(_ pattern: EventPattern) -> Bool {
    segments.contains { !positions(pattern, in: $0).isEmpty }
  }

  private var isExercised: Bool {
    if let exercise = statement.exercise { return came(exercise) }
    switch statement.pattern {
    case .response(let response): return cameInside(response.trigger)
    case .precedence(let precedence): return cameInside(precedence.later)
    case .absence(let absence): return scopeOpened && came(absence.event)
    case .existence: return scopeOpened
    case .boundedExistence(let bounded):
      return scopeOpened && (bounded.least > 0 || came(bounded.event))
    }
  }

  private var breaches: [Breach] { segments.flatMap(breaches) }

  private func breaches(in segment: Segment) -> [Breach] {
    let anchor = statement.scope == .globally ? nil : segment.from
    switch statement.pattern {
    case .response(let response): return breaches(of: response, in: segment)
    case .precedence(let precedence):
      return positions(precedence.later, in: segment)
        .filter { later in !positions(precedence.earlier, in: segment).contains { $0 <= later } }
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
    }
  }

  private func breaches(of response: Response, in segment: Segment) -> [Breach] {
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
