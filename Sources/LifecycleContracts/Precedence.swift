import LifecycleTrace

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

struct PrecedenceProgress: PatternProgress {
  let precedence: Precedence
  private var opening: Int?
  private var hasEarlier = false
  private var hasLater = false
  private(set) var witness: Int?

  init(_ precedence: Precedence) { self.precedence = precedence }

  func isExercised(scopeOpened: Bool) -> Bool { hasLater }

  mutating func opens(at event: Int?) {
    opening = event
    hasEarlier = false
  }

  mutating func observe(_ event: Event, _ ledger: inout Ledger) {
    if !hasEarlier, precedence.earlier.matches(event) {
      hasEarlier = true
      witness = event.n
    }
    guard precedence.later.matches(event) else { return }
    hasLater = true
    guard !hasEarlier else { return }
    ledger.record(Violation(ending: .culprit, anchor: opening, culprit: event.n))
  }
}
