import LifecycleTrace

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

struct ExistenceProgress: PatternProgress {
  let existence: Existence
  private var opening: Int?
  private var came = false
  private(set) var witness: Int?

  init(_ existence: Existence) { self.existence = existence }

  var awaited: EventPattern? { existence.event }

  func isExercised(scopeOpened: Bool) -> Bool { scopeOpened }

  mutating func opens(at event: Int?) {
    opening = event
    came = false
  }

  mutating func observe(_ event: Event, _ ledger: inout Ledger) {
    guard !came, existence.event.matches(event) else { return }
    came = true
    witness = event.n
  }

  mutating func closes(_ ending: Violation.Ending, at event: Int?, _ ledger: inout Ledger) {
    guard !came else { return }
    ledger.record(Violation(ending: ending, anchor: opening, culprit: event))
  }
}
