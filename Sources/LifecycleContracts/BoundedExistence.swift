import LifecycleTrace

/// An event that comes a bounded number of times in each segment.
///
/// ```
///   exactly 1   ──[ event ]──          kept
///               ──[ event event ]──    broken at the second event
///               ──[ ]──                broken at the end of the segment
/// ```
///
/// - Exercised: a segment opened (in the whole run: a process started). Where no event at all is
///   also right, it has to come at least once in the run, inside or outside: "starts at most one
///   timer" says nothing about an app that starts none.
///
/// On finite traces, at most twice with `e` the event: `¬◇(e ∧ ○◇(e ∧ ○◇e))`.
public struct BoundedExistence: Constraint, Hashable {
  let event: EventPattern
  /// How often it has to come.
  let least: Int
  /// How often it may come; nil for any number.
  let most: Int?
  let scope: Scope

  private init(_ event: EventPattern, _ least: Int, _ most: Int?, _ scope: Scope) {
    self.event = event
    self.least = least
    self.most = most
    self.scope = scope
  }

  public init(of event: EventPattern, atMost most: Int, during scope: Scope = .globally) {
    self.init(event, 0, most, scope)
  }

  public init(of event: EventPattern, atLeast least: Int, during scope: Scope = .globally) {
    self.init(event, least, nil, scope)
  }

  public init(of event: EventPattern, exactly count: Int, during scope: Scope = .globally) {
    self.init(event, count, count, scope)
  }

  public init(
    of event: EventPattern, times: ClosedRange<Int>, during scope: Scope = .globally
  ) {
    self.init(event, times.lowerBound, times.upperBound, scope)
  }

  public var statement: Statement { Statement(.boundedExistence(self), scope) }
}

struct BoundedExistenceProgress: PatternProgress {
  let bounded: BoundedExistence
  private var opening: Int?
  private var count = 0
  private(set) var witness: Int?

  init(_ bounded: BoundedExistence) { self.bounded = bounded }

  var awaited: EventPattern? { bounded.event }

  func isExercised(scopeOpened: Bool) -> Bool {
    scopeOpened && (bounded.least > 0 || witness != nil)
  }

  mutating func opens(at event: Int?) {
    opening = event
    count = 0
  }

  mutating func observe(_ event: Event, _ ledger: inout Ledger) {
    guard bounded.event.matches(event) else { return }
    count += 1
    witness = event.n
    guard let most = bounded.most, count > most else { return }
    ledger.record(
      Violation(ending: .culprit, anchor: opening, culprit: event.n, count: count))
  }

  mutating func observeOutside(_ event: Event) {
    if bounded.least == 0, bounded.event.matches(event) { witness = event.n }
  }

  mutating func closes(_ ending: Violation.Ending, at event: Int?, _ ledger: inout Ledger) {
    guard count < bounded.least else { return }
    ledger.record(Violation(ending: ending, anchor: opening, culprit: event, count: count))
  }
}
