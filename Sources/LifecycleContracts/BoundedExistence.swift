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
/// Of a state, such as `.isIn(.background)`, each stay counts once, however many events it has.
///
/// On finite traces, at most twice: with `e` an event, `¬◇(e ∧ ○◇(e ∧ ○◇e))`; with `s` a state, as
/// published, `¬s W (s W (¬s W (s W □¬s)))`.
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

extension BoundedExistence: Pattern {
  var letters: [EventPattern] { [event] }
  var exercise: Exercise { least > 0 ? .opening : .openingAndEvents }
  var awaited: Int? { 0 }
  var progress: any PatternProgress { BoundedExistenceProgress(self) }
}

struct BoundedExistenceProgress: PatternProgress {
  private let least: Int
  private let most: Int?
  private let countsStays: Bool
  private var opening: Int?
  /// Since the segment opened, for the upper bound.
  private var count = Count()
  /// Since the event that opens segments came last, for the lower one.
  private var recent = Count()
  private var recentOpening: Int?

  private struct Count {
    var events = 0
    var isInStay = false

    mutating func add(_ isRead: Bool, stays: Bool) -> Bool {
      let counts = isRead && !(stays && isInStay)
      isInStay = isRead
      if counts { events += 1 }
      return counts
    }
  }

  init(_ bounded: BoundedExistence) {
    least = bounded.least
    most = bounded.most
    countsStays = bounded.event.isState
  }

  mutating func opens(at event: Int?) {
    (opening, recentOpening) = (event, event)
    (count, recent) = (Count(), Count())
  }

  mutating func reopens(at event: Int) {
    recentOpening = event
    recent = Count()
  }

  mutating func observe(_ reading: Reading, _ ledger: inout Ledger) {
    _ = recent.add(reading.has(0), stays: countsStays)
    guard count.add(reading.has(0), stays: countsStays) else { return }
    ledger.keep(witness: reading.n)
    ledger.exercise()
    guard let most, count.events > most else { return }
    ledger.record(
      Violation(ending: .culprit, anchor: opening, culprit: reading.n, count: count.events))
  }

  mutating func observeOutside(_ reading: Reading, _ ledger: inout Ledger) {
    guard least == 0, reading.has(0) else { return }
    ledger.keep(witness: reading.n)
    ledger.exercise()
  }

  mutating func closes(_ ending: Violation.Ending, at event: Int?, _ ledger: inout Ledger) {
    guard recent.events < least else { return }
    ledger.record(
      Violation(ending: ending, anchor: recentOpening, culprit: event, count: recent.events))
  }

  mutating func drops(_ ledger: inout Ledger) {
    if count.events > 0 { ledger.exercise() }
  }
}
