/// Events that come in any order, all of them before another.
///
/// ```
///   of [a, b] before c   ──b──a──c──     kept
///                        ──a──c──b──     broken at c: b had not come
///                        ──a──b──c──c──  broken at the second c
/// ```
///
/// - Each later event needs all of the earlier ones anew, since the one before it or since the
///   segment began. An event that is one of them and the later one serves itself.
/// - Exercised: the later event came.
///
/// On finite traces, for each earlier event `a`: `¬c W a`, and `□(c → ¬○true ∨ ○(¬c W a))`.
public struct PartialOrder: Constraint, Hashable {
  let earlier: [EventPattern]
  let later: EventPattern
  let scope: Scope

  public init(
    of earlier: [EventPattern], before later: EventPattern, during scope: Scope = .globally
  ) {
    self.earlier = earlier
    self.later = later
    self.scope = scope
  }

  public var statement: Statement { Statement(.partialOrder(self), scope) }
}

extension PartialOrder: Pattern {
  var letters: [EventPattern] { earlier + [later] }
  var exercise: Exercise { .events }
  var progress: any PatternProgress { PartialOrderProgress(earlier: earlier.count) }
}

struct PartialOrderProgress: PatternProgress {
  private let earlier: Int
  private var opening: Int?
  /// How often the later event has come.
  private var count = 0
  /// Bit i: the earlier event i has come.
  private var came: UInt64 = 0

  init(earlier: Int) { self.earlier = earlier }

  private var all: UInt64 { (1 << UInt64(earlier)) - 1 }

  mutating func opens(at event: Int?) {
    opening = event
    count = 0
    came = 0
  }

  mutating func observe(_ reading: Reading, _ ledger: inout Ledger) {
    came |= reading.letters & all
    guard reading.has(earlier) else { return }
    ledger.exercise()
    if came == all {
      ledger.keep(witness: reading.n)
    } else {
      let missing = (~came).trailingZeroBitCount
      ledger.record(
        Violation(
          ending: .culprit, anchor: opening, culprit: reading.n, count: count, step: missing))
    }
    count += 1
    opening = reading.n
    came = 0
  }
}
