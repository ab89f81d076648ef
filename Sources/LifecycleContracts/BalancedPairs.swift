/// Beginnings and ends that balance: each beginning has its end, and each end a beginning before it.
///
/// ```
///   ──begin──end──begin──begin──end──end──     kept
///   ──end──                                    broken at the end without a beginning
///   ──begin──                                  broken at the end of the segment
///   atMost: 1   ──begin──begin──               broken at the second beginning
/// ```
///
/// - Counts, and does not tell pairs apart; for pairs of one timer or one task, write it inside
///   `forEach(.timer)` or `forEach(.backgroundTask)`. An event that is both begins and ends a pair.
/// - A segment that ends with the process or the scenario is one like any other, unless pairs
///   `mayStayOpen`: then only what is not begun must not end, and no more may be open than allowed.
/// - Exercised: a pair was begun.
///
/// On finite traces, at most one at a time, with `b` and `e`: `¬e W b`, `□(b → ¬○true ∨ ○(¬b W e))`,
/// `□(e → ¬○true ∨ ○(¬e W b))`, and unless pairs may stay open, `□(b → ◇e)`.
public struct BalancedPairs: Constraint, Hashable {
  let begin: EventPattern
  let end: EventPattern
  /// How many may be open at once; nil for any number.
  let most: Int?
  let mayStayOpen: Bool
  let scope: Scope

  public init(
    of begin: EventPattern, and end: EventPattern, atMost most: Int? = nil,
    mayStayOpen: Bool = false, during scope: Scope = .globally
  ) {
    self.begin = begin
    self.end = end
    self.most = most
    self.mayStayOpen = mayStayOpen
    self.scope = scope
  }

  public var statement: Statement { Statement(.balancedPairs(self), scope) }
}

extension BalancedPairs: Pattern {
  var letters: [EventPattern] { [begin, end] }
  var exercise: Exercise { .events }
  var awaited: Int? { 1 }
  var progress: any PatternProgress { BalancedPairsProgress(self) }
}

struct BalancedPairsProgress: PatternProgress {
  private let most: Int
  private let mayStayOpen: Bool
  private var opening: Int?
  private var open = 0
  /// Where the oldest of the open pairs may have begun: the beginning since nothing was open.
  private var first = 0
  /// Where the latest pair began.
  private var last = 0

  init(_ pairs: BalancedPairs) {
    most = pairs.most ?? .max
    mayStayOpen = pairs.mayStayOpen
  }

  mutating func opens(at event: Int?) {
    opening = event
    open = 0
  }

  mutating func observe(_ reading: Reading, _ ledger: inout Ledger) {
    if reading.has(0) { begins(at: reading.n, &ledger) }
    if reading.has(1) { ends(at: reading.n, &ledger) }
  }

  private mutating func begins(at event: Int, _ ledger: inout Ledger) {
    ledger.exercise()
    if open == 0 { first = event }
    open += 1
    if open > most {
      ledger.record(
        Violation(ending: .culprit, anchor: last, culprit: event, count: open))
    }
    last = event
  }

  private mutating func ends(at event: Int, _ ledger: inout Ledger) {
    if open > 0 {
      open -= 1
      if open == 0 { ledger.keep(witness: event) }
    } else {
      ledger.record(Violation(ending: .culprit, anchor: opening, culprit: event))
    }
  }

  mutating func closes(_ ending: Violation.Ending, at event: Int?, _ ledger: inout Ledger) {
    if open > 0, !mayStayOpen {
      ledger.record(Violation(ending: ending, anchor: first, culprit: event))
    }
    open = 0
  }

  mutating func processEnds(at event: Int, _ ledger: inout Ledger) {
    closes(.process, at: event, &ledger)
  }
}
