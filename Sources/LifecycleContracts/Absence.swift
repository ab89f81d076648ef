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

extension Absence: Pattern {
  var letters: [EventPattern] { [event] }
  var exercise: Exercise { .openingAndEvents }
  var progress: any PatternProgress { AbsenceProgress() }
}

struct AbsenceProgress: PatternProgress {
  private var opening: Int?
  private var came: Int?

  mutating func opens(at event: Int?) {
    opening = event
    came = nil
  }

  mutating func observe(_ reading: Reading, _ ledger: inout Ledger) {
    guard reading.has(0) else { return }
    came = reading.n
    ledger.record(Violation(ending: .culprit, anchor: opening, culprit: reading.n))
  }

  mutating func observeOutside(_ reading: Reading, _ ledger: inout Ledger) {
    if reading.has(0) { shows(reading.n, &ledger) }
  }

  mutating func drops(_ ledger: inout Ledger) {
    if let came { shows(came, &ledger) }
  }

  private func shows(_ event: Int, _ ledger: inout Ledger) {
    ledger.keep(witness: event)
    ledger.exercise()
  }
}
