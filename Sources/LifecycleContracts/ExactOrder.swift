import LifecycleTrace

/// Events that come in exactly this order, round by round.
///
/// ```
///   of [a, b, c]              ──a──b──other──c──a──b──c──    kept
///                             ──a──c──                       broken at c: b was next
///                             ──a──b──                       broken at the end of the segment
///   allowingOthers: false     ──a──other──b──                broken at the other event
/// ```
///
/// - Of the listed events nothing comes but the next one; after the last, the first is next again. A
///   segment ends with a whole round; one without any of the events keeps to the order.
/// - An event that matches several places of the order is the one that is next.
/// - `allowingOthers: false` is strict: between the first event of a round and its last, no other
///   event of the same kinds comes, such as no other callback's entry between entries.
/// - After an event out of order, the order begins anew, with that event if it is the first.
/// - Exercised: one of the events came.
///
/// On finite traces, what is left of a segment once all but the events are struck out: `(a b c)*`.
public struct ExactOrder: Constraint, Hashable {
  let events: [EventPattern]
  let allowsOthers: Bool
  let scope: Scope

  public init(
    of events: [EventPattern], allowingOthers: Bool = true, during scope: Scope = .globally
  ) {
    self.events = events
    self.allowsOthers = allowingOthers
    self.scope = scope
  }

  public var statement: Statement { Statement(.exactOrder(self), scope) }
}

extension ExactOrder: Pattern {
  /// The events, and the others that must not come between them.
  var letters: [EventPattern] {
    events + (allowsOthers ? [] : [.anything(likeOneOf: events)])
  }
  var exercise: Exercise { .events }
  var awaited: Int? { 0 }
  var progress: any PatternProgress { ExactOrderProgress(events: events.count) }
}

struct ExactOrderProgress: PatternProgress {
  private let events: Int
  private var opening: Int?
  private var next = 0
  private var places: [Int]

  init(events: Int) {
    self.events = events
    places = Array(repeating: 0, count: events)
  }

  mutating func opens(at event: Int?) {
    opening = event
    next = 0
  }

  mutating func observe(_ reading: Reading, _ ledger: inout Ledger) {
    let isListed = reading.hasAny(before: events)
    if isListed { ledger.exercise() }
    if reading.has(next) {
      advance(at: reading.n, &ledger)
    } else if isListed || next > 0 && reading.has(events) {
      leave(at: reading, isListed: isListed, &ledger)
    }
  }

  private mutating func advance(at event: Int, _ ledger: inout Ledger) {
    places[next] = event
    next += 1
    guard next == events else { return }
    next = 0
    ledger.keep(witness: event)
  }

  private mutating func leave(
    at reading: Reading, isListed: Bool, _ ledger: inout Ledger
  ) {
    if ledger.safety == nil {
      ledger.record(
        Violation(
          ending: .culprit, anchor: next > 0 ? places[next - 1] : opening, culprit: reading.n,
          step: next, came: Array(places[..<next])))
    }
    guard isListed else { return }
    next = 0
    if reading.has(0) { advance(at: reading.n, &ledger) }
  }

  mutating func closes(_ ending: Violation.Ending, at event: Int?, _ ledger: inout Ledger) {
    guard next > 0, ledger.omission == nil else { return }
    ledger.record(
      Violation(
        ending: ending, anchor: places[next - 1], culprit: event, step: next,
        came: Array(places[..<next])))
  }
}
