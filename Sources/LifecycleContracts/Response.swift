import LifecycleTrace

/// Every trigger is answered: after each of its events comes a response, before the deadline.
///
/// ```
///   ──trigger──response──deadline──      kept
///   ──trigger──deadline──response──      broken at the deadline
/// ```
///
/// - A response answers every trigger that is still open; a response before the trigger answers
///   none. An event that is trigger and response answers itself.
/// - The response has to come strictly before the next deadline; without a deadline, before the end
///   of the scope's segment. The end of the process and of the scenario end the wait in any case, and
///   a trigger that is still open then was not answered.
/// - Exercised: a trigger came.
///
/// On finite traces, with `t` trigger, `r` response, `d` deadline:
/// `□(t → r ∨ ○(¬d U (r ∧ ¬d)))`.
public struct Response: Constraint, Hashable {
  let trigger: EventPattern
  let response: EventPattern
  let deadline: EventPattern?
  let scope: Scope

  public init(
    to trigger: EventPattern, _ response: EventPattern, before deadline: EventPattern? = nil,
    during scope: Scope = .globally
  ) {
    self.trigger = trigger
    self.response = response
    self.deadline = deadline
    self.scope = scope
  }

  public var statement: Statement { Statement(.response(self), scope) }
}

struct ResponseProgress: PatternProgress {
  let response: Response
  private var wasTriggered = false
  /// The earliest trigger without an answer.
  private var open: Int?
  private(set) var witness: Int?

  init(_ response: Response) { self.response = response }

  var awaited: EventPattern? { response.response }

  func isExercised(scopeOpened: Bool) -> Bool { wasTriggered }

  mutating func observe(_ event: Event, _ ledger: inout Ledger) {
    if open != nil, let deadline = response.deadline, deadline.matches(event) {
      closes(.deadline, at: event.n, &ledger)
    }
    if response.trigger.matches(event) {
      wasTriggered = true
      if open == nil { open = event.n }
    }
    if open != nil, response.response.matches(event) {
      open = nil
      witness = event.n
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
