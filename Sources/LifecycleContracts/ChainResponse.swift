/// A row of events is answered by one, or one event by a row of answers.
///
/// ```
///   to [p, q], s           ──p──q──s──       kept
///                          ──p──s──q──       broken at the end of the segment
///   to p, [s, t]           ──p──s──t──       kept
///                          ──p──t──s──       broken at the end of the segment
///   … without z            ──p──s──z──t──    broken at the end of the segment
/// ```
///
/// - The events of a row are different events, in this order, with any others between them, except
///   that `without` must not come from its first event on, that included, until the last comes.
/// - The one answer may be the last event of the row that it answers; the first of a row of answers
///   may be the event that they answer.
/// - As with a `Response`, the end of the process and of the scenario end the wait.
/// - Exercised: the row that is to be answered came, or the one event.
///
/// On finite traces: `□(p ∧ ○◇q → ○◇(q ∧ ◇s))`; `□(p → ◇(s ∧ ¬z ∧ ○(¬z U t)))`.
public struct ChainResponse: Constraint, Hashable {
  let stimuli: [EventPattern]
  let responses: [EventPattern]
  let forbidden: EventPattern?
  let scope: Scope

  /// One answer to several events that come in this order.
  public init(
    to stimuli: [EventPattern], _ response: EventPattern, during scope: Scope = .globally
  ) {
    self.stimuli = stimuli
    self.responses = [response]
    self.forbidden = nil
    self.scope = scope
  }

  /// Several answers, in this order, to one event.
  public init(
    to stimulus: EventPattern, _ responses: [EventPattern],
    without forbidden: EventPattern? = nil, during scope: Scope = .globally
  ) {
    self.stimuli = [stimulus]
    self.responses = responses
    self.forbidden = forbidden
    self.scope = scope
  }

  public var statement: Statement { Statement(.chainResponse(self), scope) }
}

extension ChainResponse: Pattern {
  var letters: [EventPattern] { stimuli + responses + (forbidden.map { [$0] } ?? []) }
  var exercise: Exercise { .events }
  var awaited: Int? { stimuli.count }
  var progress: any PatternProgress {
    stimuli.count > 1
      ? StimuliProgress(stimuli: stimuli.count) : ResponsesProgress(responses: responses.count)
  }
}

/// One answer to a row of events.
struct StimuliProgress: PatternProgress {
  private let stimuli: Int
  /// Bit i: a row has come up to the event i, that not included.
  private var stages: UInt64 = 0
  /// Where the latest event of each stage came.
  private var places: [Int]
  /// The end of the earliest row without an answer, and the whole row.
  private var open: Int?
  private var row: [Int]

  init(stimuli: Int) {
    self.stimuli = stimuli
    places = Array(repeating: 0, count: stimuli)
    row = places
  }

  mutating func opens(at event: Int?) {
    stages = 0
    open = nil
  }

  mutating func observe(_ reading: Reading, _ ledger: inout Ledger) {
    // From the back: an event moves each row by one step at most.
    for stage in stride(from: stimuli - 1, to: 0, by: -1)
    where reading.has(stage) && stages & 1 << UInt64(stage) != 0 {
      stages &= ~(1 << UInt64(stage))
      places[stage] = reading.n
      if stage < stimuli - 1 {
        stages |= 1 << UInt64(stage + 1)
      } else {
        complete(at: reading.n, &ledger)
      }
    }
    if reading.has(0) {
      stages |= 1 << 1
      places[0] = reading.n
    }
    if open != nil, reading.has(stimuli) {
      open = nil
      ledger.keep(witness: reading.n)
    }
  }

  private mutating func complete(at event: Int, _ ledger: inout Ledger) {
    ledger.exercise()
    guard open == nil else { return }
    open = event
    for index in row.indices { row[index] = places[index] }
  }

  mutating func processEnds(at event: Int, _ ledger: inout Ledger) {
    closes(.process, at: event, &ledger)
  }

  mutating func closes(_ ending: Violation.Ending, at event: Int?, _ ledger: inout Ledger) {
    guard let last = open else { return }
    open = nil
    guard ledger.omission == nil else { return }
    ledger.record(
      Violation(ending: ending, anchor: last, culprit: event, came: row))
  }
}

/// A row of answers to one event.
struct ResponsesProgress: PatternProgress {
  private let responses: Int
  /// The earliest event of which so many answers have come.
  private var waiting: [Int?]
  /// The latest event that must not come in a row and took one back to its beginning.
  private var breach: Int?

  init(responses: Int) {
    self.responses = responses
    waiting = Array(repeating: nil, count: responses)
  }

  mutating func opens(at event: Int?) { forget() }

  private mutating func forget() {
    breach = nil
    for index in waiting.indices { waiting[index] = nil }
  }

  private mutating func move(from: Int, to: Int) {
    guard let moved = waiting[from] else { return }
    waiting[from] = nil
    waiting[to] = min(waiting[to] ?? moved, moved)
  }

  mutating func observe(_ reading: Reading, _ ledger: inout Ledger) {
    let isForbidden = reading.has(responses + 1)
    // From the back: an event is one answer of each row.
    for stage in stride(from: responses - 1, to: 0, by: -1)
    where reading.has(stage + 1) && waiting[stage] != nil {
      if stage == responses - 1 {
        waiting[stage] = nil
        ledger.keep(witness: reading.n)
      } else if !isForbidden {
        move(from: stage, to: stage + 1)
      }
    }
    if isForbidden { breakRows(at: reading.n) }
    if reading.has(0) {
      ledger.exercise()
      if waiting[0] == nil { waiting[0] = reading.n }
    }
    guard reading.has(1), waiting[0] != nil else { return }
    breach = isForbidden ? reading.n : nil
    if !isForbidden { move(from: 0, to: 1) }
  }

  private mutating func breakRows(at event: Int) {
    for stage in 1..<responses where waiting[stage] != nil {
      breach = event
      move(from: stage, to: 0)
    }
  }

  mutating func processEnds(at event: Int, _ ledger: inout Ledger) {
    closes(.process, at: event, &ledger)
  }

  mutating func closes(_ ending: Violation.Ending, at event: Int?, _ ledger: inout Ledger) {
    var earliest: (event: Int, stage: Int)?
    for (stage, place) in waiting.enumerated() {
      if let place, place < earliest?.event ?? .max { earliest = (place, stage) }
    }
    guard let (first, step) = earliest else { return }
    let broken = step == 0 ? breach : nil
    ledger.record(
      Violation(
        ending: ending, anchor: first, culprit: event, step: step,
        came: broken.map { [$0] } ?? []))
    forget()
  }
}
