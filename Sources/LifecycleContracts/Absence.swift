import LifecycleTrace

/// An event that must not come in the scope.
///
/// ```
///   ──event──[ segment ]──event──     kept
///   ──event──[ event ]──              broken at the event inside
/// ```
///
/// - Exercised: a segment opened, and the event came outside of one. "Never draws in the background"
///   says nothing about an app that never draws.
/// - In the whole run (`.globally`) there is no outside: an app that does nothing keeps every such
///   rule. There it accompanies other constraints of its rule, or names its precondition with
///   `exercised(by:)`; a rule of nothing else is refused by `Contract.validate()`.
///
/// On finite traces, with `e` the event: `□¬e`.
public struct Absence: Constraint, Hashable {
  let event: EventPattern
  let scope: Scope

  public init(of event: EventPattern, during scope: Scope = .globally) {
    self.event = event
    self.scope = scope
  }

  public var statement: Statement { Statement(.absence(self), scope) }
}

struct AbsenceProgress: PatternProgress {
  let absence: Absence
  private var opening: Int?
  /// The latest time that the event came outside.
  private(set) var witness: Int?

  init(_ absence: Absence) { self.absence = absence }

  func isExercised(scopeOpened: Bool) -> Bool { scopeOpened && witness != nil }

  mutating func opens(at event: Int?) { opening = event }

  mutating func observe(_ event: Event, _ ledger: inout Ledger) {
    guard absence.event.matches(event) else { return }
    ledger.record(Violation(ending: .culprit, anchor: opening, culprit: event.n))
  }

  mutating func observeOutside(_ event: Event) {
    if absence.event.matches(event) { witness = event.n }
  }
}
