import LifecycleTrace

/// A scope, a pattern's progress in it, and what was found so far.
struct StatementMonitor: Sendable {
  private let statement: Statement
  private let exercise: Exercise
  private let awaited: Int?
  private let needsClosing: Bool
  private let beginsWithRun: Bool
  private var readers: [LetterReader]
  /// Reads the event that `exercised(by:)` names; empty where none is named.
  private var exerciser: [LetterReader]
  private var tracker: ScopeTracker
  private var progress: any PatternProgress
  /// What counts, and what would count if the open segment is closed.
  private var ledger = Ledger()
  private var segment = Ledger()
  private var scopeOpened: Bool
  private var sawExercise = false

  /// - Parameter ofObject: of the events of one object alone, whose process has started before.
  init(_ statement: Statement, ofObject: Bool = false) {
    let pattern = statement.pattern
    self.statement = statement
    exercise = pattern.exercise
    awaited = pattern.awaited
    // An object's life is part of one life of the process.
    let scope = ofObject && statement.scope == .process ? .globally : statement.scope
    needsClosing = scope.needsClosing
    beginsWithRun = scope.beginsWithRun
    scopeOpened = ofObject && scope == .globally
    readers = pattern.letters.map(LetterReader.init)
    exerciser = statement.exercise.map { [LetterReader($0)] } ?? []
    tracker = ScopeTracker(scope)
    progress = pattern.progress
  }

  mutating func observe(_ event: Event) {
    var reading = Reading(of: event)
    for letter in readers.indices where readers[letter].reads(event) { reading.add(letter) }
    let step = tracker.advance(event)
    if step.closesBefore { close(.scope, at: reading.n) }
    if step.opens, !beginsWithRun { progress.opens(at: reading.n) }
    if step.reopens { progress.reopens(at: reading.n) }
    if beginsWithRun ? event.startsProcess && !needsClosing : step.opens && !needsClosing {
      scopeOpened = true
    }
    observe(reading, isInside: step.isInside)
    if segment.isWatching { segment.watch(reading, for: awaited) }
    if step.drops {
      drop()
    } else if step.closesAfter {
      close(event.endsProcess ? .process : .scope, at: reading.n)
    }
    if ledger.isWatching { ledger.watch(reading, for: awaited) }
    if !sawExercise, !exerciser.isEmpty, exerciser[0].reads(event) { sawExercise = true }
  }

  private mutating func observe(_ reading: Reading, isInside: Bool) {
    guard isInside else { return progress.observeOutside(reading, &ledger) }
    if needsClosing {
      progress.observe(reading, &segment)
      if reading.endsProcess { progress.processEnds(at: reading.n, &segment) }
    } else {
      progress.observe(reading, &ledger)
      if reading.endsProcess { progress.processEnds(at: reading.n, &ledger) }
    }
  }

  private mutating func close(_ ending: Violation.Ending, at event: Int) {
    guard needsClosing else { return progress.closes(ending, at: event, &ledger) }
    progress.closes(ending, at: event, &segment)
    ledger.take(segment, closing: event)
    segment = Ledger()
    scopeOpened = true
  }

  /// Forgets a segment that was none.
  private mutating func drop() {
    progress.drops(&ledger)
    segment = Ledger()
  }

  /// - Parameter exercised: replaces the statement's own test of whether it was exercised.
  func conclusion(
    _ ending: Violation.Ending, at event: Int?, isCut: Bool, exercised: Bool? = nil
  ) -> Conclusion.Part {
    var last = self
    if tracker.isOpen {
      if needsClosing {
        last.drop()
      } else if !isCut {
        last.progress.closes(ending, at: event, &last.ledger)
      }
    }
    let isExercised = exercised ?? last.isExercised
    let violation = last.ledger.first(isExercised: isExercised)
    let verdict: Verdict? =
      if violation != nil {
        .violated
      } else if isExercised {
        .satisfied
      } else {
        statement.canBeExercised ? .notExercised : nil
      }
    return Conclusion.Part(
      statement: statement, verdict: verdict, witness: last.ledger.witness, violation: violation)
  }

  private var isExercised: Bool {
    if !exerciser.isEmpty { return sawExercise }
    return switch exercise {
    case .opening: scopeOpened
    case .events: ledger.isExercised
    case .openingAndEvents: scopeOpened && ledger.isExercised
    }
  }
}
