/// How far a pattern has come in a trace: what its monitor remembers between two events.
///
/// Per event, in this order: `closes`, when the segment ended before it; `opens` or `reopens`;
/// `observe` or `observeOutside`; `processEnds`; `closes`, when the segment ends with it. All are
/// constant work and allocate nothing.
protocol PatternProgress: Sendable {
  /// A segment begins; `event` is nil where the segment begins with the run.
  mutating func opens(at event: Int?)
  /// The event that opens the scope's segments comes again inside of one.
  mutating func reopens(at event: Int)
  mutating func observe(_ reading: Reading, _ ledger: inout Ledger)
  /// An event outside of all segments.
  mutating func observeOutside(_ reading: Reading, _ ledger: inout Ledger)
  mutating func processEnds(at event: Int, _ ledger: inout Ledger)
  mutating func closes(_ ending: Violation.Ending, at event: Int?, _ ledger: inout Ledger)
  /// What was read since `opens` turns out to be no segment; it counts as outside.
  mutating func drops(_ ledger: inout Ledger)
}

extension PatternProgress {
  mutating func opens(at event: Int?) {}
  mutating func reopens(at event: Int) {}
  mutating func observeOutside(_ reading: Reading, _ ledger: inout Ledger) {}
  mutating func processEnds(at event: Int, _ ledger: inout Ledger) {}
  mutating func closes(_ ending: Violation.Ending, at event: Int?, _ ledger: inout Ledger) {}
  mutating func drops(_ ledger: inout Ledger) {}
}

/// When a run puts a pattern to the test.
enum Exercise: Hashable, Sendable {
  /// A segment opened; in the whole run, a process started.
  case opening
  /// The events came of which the pattern says so.
  case events
  /// Both.
  case openingAndEvents
}
