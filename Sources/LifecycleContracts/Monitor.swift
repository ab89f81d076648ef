import LifecycleTrace

/// Reads a trace once, event by event, and ends in a verdict on one rule.
///
/// A pure value: a copy goes on independently. Constant work and memory per event.
public struct Monitor: Sendable {
  private var statements: [StatementMonitor]

  public init(_ rule: Rule) {
    statements = rule.statements.map { StatementMonitor($0, exercise: rule.exercise) }
  }

  public mutating func observe(_ event: Event) {
    for index in statements.indices { statements[index].observe(event) }
  }

  /// What the verdict is if the trace ends here.
  ///
  /// - Parameter isCut: the trace only stops here, and the app could have gone on: what is still due
  ///   then is not missing.
  public func conclusion(isCut: Bool = false) -> Conclusion {
    Conclusion(statements: statements.map { $0.conclusion(isCut: isCut) })
  }
}

/// A monitor's last word on a rule.
public struct Conclusion: Hashable, Sendable {
  /// How one of the rule's statements fared.
  public struct Part: Hashable, Sendable {
    /// Nil where the statement only accompanies others and was kept.
    public var verdict: Verdict?
    /// The latest event that showed the statement kept.
    public var witness: Int?
    public var violation: Violation?
  }

  /// One for each of the rule's statements, in their order.
  public var statements: [Part]

  /// Violated if one statement is; satisfied if each that can be exercised was.
  public var verdict: Verdict {
    let verdicts = statements.compactMap(\.verdict)
    if verdicts.contains(.violated) { return .violated }
    return verdicts.isEmpty || verdicts.contains(.notExercised) ? .notExercised : .satisfied
  }
}

/// A scope, a pattern's progress in it, and what was found so far.
private struct StatementMonitor: Sendable {
  private let isGlobal: Bool
  private let canBeExercised: Bool
  private let exercise: EventPattern?
  private var tracker: ScopeTracker
  private var progress: any PatternProgress
  private var ledger = Ledger()
  private var scopeOpened = false
  private var sawExercise = false

  init(_ statement: Statement, exercise: EventPattern?) {
    var statement = statement
    if let exercise { statement.exercise = exercise }
    isGlobal = statement.scope == .globally
    canBeExercised = statement.canBeExercised
    self.exercise = statement.exercise
    tracker = ScopeTracker(statement.scope)
    progress = statement.progress
  }

  mutating func observe(_ event: Event) {
    let step = tracker.advance(event)
    if step.closesBefore { progress.closes(.scope, at: event.n, &ledger) }
    if step.opens { progress.opens(at: isGlobal ? nil : event.n) }
    if isGlobal ? event.startsProcess : step.opens { scopeOpened = true }
    if step.isInside {
      progress.observe(event, &ledger)
    } else if exercise == nil {
      progress.observeOutside(event)
    }
    if event.endsProcess { progress.processEnds(at: event.n, &ledger) }
    if step.closesAfter {
      progress.closes(event.endsProcess ? .process : .scope, at: event.n, &ledger)
    }
    if ledger.isWatching { ledger.watch(event, for: progress.awaited) }
    if !sawExercise, let exercise, exercise.matches(event) { sawExercise = true }
  }

  func conclusion(isCut: Bool) -> Conclusion.Part {
    var (progress, ledger) = (progress, ledger)
    if tracker.isOpen, !isCut { progress.closes(.trace, at: nil, &ledger) }
    let isExercised =
      exercise == nil ? progress.isExercised(scopeOpened: scopeOpened) : sawExercise
    let violation = ledger.first(isExercised: isExercised)
    let verdict: Verdict? =
      if violation != nil {
        .violated
      } else if isExercised {
        .satisfied
      } else {
        canBeExercised ? .notExercised : nil
      }
    return Conclusion.Part(verdict: verdict, witness: progress.witness, violation: violation)
  }
}
