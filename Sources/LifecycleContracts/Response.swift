/// Every trigger is answered: after each of its events comes a response, before the deadline.
///
/// ```
///   ──trigger──response──deadline──      kept
///   ──trigger──deadline──response──      broken at the deadline
///   ──trigger────5 s────response──       broken, within 5 s, at the first event after them
/// ```
///
/// - A response answers every trigger that is still open; a response before the trigger answers
///   none. An event that is trigger and response answers itself.
/// - The response has to come strictly before the next deadline, and no later than so many virtual
///   seconds after the trigger; without either, before the end of the scope's segment. The end of the
///   process and of the scenario end the wait in any case, and a trigger that is still open then was
///   not answered.
/// - Exercised: a trigger came.
///
/// On finite traces, with `t` trigger, `r` response, `d` deadline:
/// `□(t → r ∨ ○(¬d U (r ∧ ¬d)))`.
public struct Response: Constraint, Hashable {
  let trigger: EventPattern
  let response: EventPattern
  let deadline: EventPattern?
  /// In virtual seconds.
  let limit: Double?
  let scope: Scope

  /// - Parameter seconds: how long the response may take, in virtual seconds, the last moment
  ///   included.
  public init(
    to trigger: EventPattern, _ response: EventPattern, before deadline: EventPattern? = nil,
    within seconds: Double? = nil, during scope: Scope = .globally
  ) {
    self.trigger = trigger
    self.response = response
    self.deadline = deadline
    self.limit = seconds
    self.scope = scope
  }

  public var statement: Statement { Statement(.response(self), scope) }
}

extension Response: Pattern {
  var letters: [EventPattern] { [trigger, response] + (deadline.map { [$0] } ?? []) }
  var exercise: Exercise { .events }
  var awaited: Int? { 1 }
  var progress: any PatternProgress { ResponseProgress(limit: limit) }
}

struct ResponseProgress: PatternProgress {
  let limit: Double?
  /// The earliest trigger without an answer.
  private var open: Int?
  /// The time until which it may be answered.
  private var latest = Double.infinity

  init(limit: Double?) { self.limit = limit }

  mutating func opens(at event: Int?) { open = nil }

  mutating func observe(_ reading: Reading, _ ledger: inout Ledger) {
    if open != nil {
      if reading.t > latest {
        closes(.time, at: reading.n, &ledger)
      } else if reading.has(2) {
        closes(.deadline, at: reading.n, &ledger)
      }
    }
    if reading.has(0) {
      ledger.exercise()
      if open == nil {
        open = reading.n
        if let limit { latest = reading.t + limit }
      }
    }
    if open != nil, reading.has(1) {
      open = nil
      ledger.keep(witness: reading.n)
    }
  }

  mutating func processEnds(at event: Int, _ ledger: inout Ledger) {
    closes(.process, at: event, &ledger)
  }

  mutating func closes(_ ending: Violation.Ending, at event: Int?, _ ledger: inout Ledger) {
    guard let trigger = open else { return }
    ledger.record(Violation(ending: ending, anchor: trigger, culprit: event))
    open = nil
  }
}
