/// Something that holds at each event of the scope.
///
/// ```
///   ──[ holds holds holds ]──     kept
///   ──[ holds other ]──           broken at the other event
/// ```
///
/// Usually a state, such as `.isIn(.active)`: an event is one moment, and others come beside it.
///
/// - Exercised: a segment opened; in the whole run, a process started.
///
/// On finite traces, with `e` what holds: `□e`.
public struct Universality: Constraint, Hashable {
  let event: EventPattern
  let scope: Scope

  public init(of event: EventPattern, during scope: Scope = .globally) {
    self.event = event
    self.scope = scope
  }

  public var statement: Statement { Statement(.universality(self), scope) }
}

extension Universality: Pattern {
  var letters: [EventPattern] { [event] }
  var exercise: Exercise { .opening }
  var progress: any PatternProgress { UniversalityProgress() }
}

struct UniversalityProgress: PatternProgress {
  private var opening: Int?

  mutating func opens(at event: Int?) { opening = event }

  mutating func observe(_ reading: Reading, _ ledger: inout Ledger) {
    if reading.has(0) {
      ledger.keep(witness: reading.n)
    } else {
      ledger.record(Violation(ending: .culprit, anchor: opening, culprit: reading.n))
    }
  }
}
