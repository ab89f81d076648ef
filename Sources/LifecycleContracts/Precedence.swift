/// One event only after another: in each segment the later event has the earlier one before it.
///
/// ```
///   ──earlier──later──later──     kept
///   ──later──earlier──            broken at the later event
/// ```
///
/// - One earlier event serves for the rest of the segment. An event that is both serves itself.
/// - Exercised: the later event came.
///
/// On finite traces, with `e` earlier and `l` later: `¬l W e`.
public struct Precedence: Constraint, Hashable {
  let earlier: EventPattern
  let later: EventPattern
  let scope: Scope

  public init(
    of earlier: EventPattern, before later: EventPattern, during scope: Scope = .globally
  ) {
    self.earlier = earlier
    self.later = later
    self.scope = scope
  }

  public var statement: Statement { Statement(.precedence(self), scope) }
}

extension Precedence: Pattern {
  var letters: [EventPattern] { [earlier, later] }
  var exercise: Exercise { .events }
  var progress: any PatternProgress { PrecedenceProgress() }
}

struct PrecedenceProgress: PatternProgress {
  private var opening: Int?
  private var hasEarlier = false

  mutating func opens(at event: Int?) {
    opening = event
    hasEarlier = false
  }

  mutating func reopens(at event: Int) { opens(at: event) }

  mutating func observe(_ reading: Reading, _ ledger: inout Ledger) {
    if !hasEarlier, reading.has(0) {
      hasEarlier = true
      ledger.keep(witness: reading.n)
    }
    guard reading.has(1) else { return }
    ledger.exercise()
    guard !hasEarlier else { return }
    ledger.record(Violation(ending: .culprit, anchor: opening, culprit: reading.n))
  }
}
