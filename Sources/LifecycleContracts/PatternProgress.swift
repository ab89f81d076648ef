import LifecycleTrace

/// How far a pattern has come in a trace: what its monitor remembers between two events.
///
/// Per event: at most one of `opens`, `observe` or `observeOutside`, `processEnds`, `closes`, in
/// this order; an event that closes the segment before it comes to `closes` first. All are constant
/// work.
protocol PatternProgress: Sendable {
  /// Whether the run put the pattern to the test so far.
  ///
  /// The scope's own part, whether a segment opened, is known to the caller.
  func isExercised(scopeOpened: Bool) -> Bool
  /// The latest event that showed the pattern kept.
  var witness: Int? { get }
  /// What would still mend an omission, if late.
  var awaited: EventPattern? { get }

  /// A segment begins; `event` is nil where the segment is the whole run.
  mutating func opens(at event: Int?)
  mutating func observe(_ event: Event, _ ledger: inout Ledger)
  mutating func observeOutside(_ event: Event)
  mutating func processEnds(at event: Int, _ ledger: inout Ledger)
  mutating func closes(_ ending: Violation.Ending, at event: Int?, _ ledger: inout Ledger)
}

extension PatternProgress {
  var awaited: EventPattern? { nil }
  mutating func opens(at event: Int?) {}
  mutating func observeOutside(_ event: Event) {}
  mutating func processEnds(at event: Int, _ ledger: inout Ledger) {}
  mutating func closes(_ ending: Violation.Ending, at event: Int?, _ ledger: inout Ledger) {}
}
