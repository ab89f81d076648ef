/// One condition on the order of events: a pattern in a scope.
///
/// The kinds: `Response`, `Precedence`, `Absence`, `Existence`, `BoundedExistence`.
public protocol Constraint: Sendable {
  var statement: Statement { get }
}

extension Constraint {
  /// Says which event shows that a run puts the constraint to the test.
  ///
  /// Replaces what the kind of the constraint calls *exercised*. The event may come anywhere in the
  /// run. In a run without it nothing is due, and only what must not come is held against the app.
  public func exercised(by pattern: EventPattern) -> Statement {
    var statement = statement
    statement.exercise = pattern
    return statement
  }
}

/// A constraint as data: the pattern, its scope, and its precondition.
public struct Statement: Constraint, Hashable {
  enum Pattern: Hashable, Sendable {
    case response(Response)
    case precedence(Precedence)
    case absence(Absence)
    case existence(Existence)
    case boundedExistence(BoundedExistence)
  }

  let pattern: Pattern
  let scope: Scope
  /// Replaces the pattern's own test of whether a run exercised it.
  var exercise: EventPattern?

  init(_ pattern: Pattern, _ scope: Scope) {
    self.pattern = pattern
    self.scope = scope
  }

  public var statement: Statement { self }

  /// Whether a run can exercise the statement at all.
  ///
  /// What must not come anywhere in a run is no reason for points: an app that does nothing keeps to
  /// it. Without a precondition of its own such a statement only accompanies others.
  var canBeExercised: Bool {
    if exercise != nil { return true }
    if case .absence = pattern, scope == .globally { return false }
    return true
  }

  /// The state from which the pattern's progress through a trace begins.
  var progress: any PatternProgress {
    switch pattern {
    case .response(let response): ResponseProgress(response)
    case .precedence(let precedence): PrecedenceProgress(precedence)
    case .absence(let absence): AbsenceProgress(absence)
    case .existence(let existence): ExistenceProgress(existence)
    case .boundedExistence(let bounded): BoundedExistenceProgress(bounded)
    }
  }
}
