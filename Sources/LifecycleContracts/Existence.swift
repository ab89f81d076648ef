/// An event that comes at least once in each segment.
///
/// ```
///   ──[ event ]──[ event event ]──    kept
///   ──[ event ]──[ ]──event──         broken at the end of the second segment
/// ```
///
/// - A segment cut short by the end of the process or of the scenario counts as any other.
/// - Exercised: a segment opened; in the whole run, a process started.
///
/// On finite traces, with `e` the event: `◇e`.
public struct Existence: Constraint, Hashable {
  let event: EventPattern
  let scope: Scope

  public init(of event: EventPattern, during scope: Scope = .globally) {
    self.event = event
    self.scope = scope
  }

  public var statement: Statement { Statement(.existence(self), scope) }
}

extension Existence: Pattern {
  var letters: [EventPattern] { [event] }
  var exercise: Exercise { .opening }
  var awaited: Int? { 0 }
  var progress: any PatternProgress { ExistenceProgress() }
}

struct ExistenceProgress: PatternProgress {
  private var opening: Int?
  private var came = false

  mutating func opens(at event: Int?) {
    opening = event
    came = false
  }

  mutating func reopens(at event: Int) { opens(at: event) }

  mutating func observe(_ reading: Reading, _ ledger: inout Ledger) {
    guard !came, reading.has(0) else { return }
    came = true
    ledger.keep(witness: reading.n)
  }

  mutating func closes(_ ending: Violation.Ending, at event: Int?, _ ledger: inout Ledger) {
    guard !came else { return }
    ledger.record(Violation(ending: ending, anchor: opening, culprit: event))
  }
}
