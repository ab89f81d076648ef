import LifecycleTrace

/// What a rule can ask: one constraint, or several put together.
///
/// Put together with `and`, `or` and `implies`, and by `forEach`.
public protocol Condition: Sendable {
  var demand: Demand { get }
}

/// One condition on the order of events: a pattern in a scope.
///
/// Dwyer's patterns are `Absence`, `Universality`, `Existence`, `BoundedExistence`, `Precedence`,
/// `Response`, `ChainPrecedence` and `ChainResponse`; beside them stand `ExactOrder`, `PartialOrder`
/// and `BalancedPairs`.
public protocol Constraint: Condition {
  var statement: Statement { get }
}

extension Constraint {
  public var demand: Demand { .statement(statement) }

  /// Says which event shows that a run puts the constraint to the test.
  ///
  /// Replaces what the kind of the constraint calls *exercised*. The event may come anywhere in the
  /// run. In a run without it nothing is due, and only what must not come is held against the app.
  public func exercised(by pattern: EventPattern) -> Statement {
    var statement = statement
    statement.exercise = pattern
    return statement
  }

  /// Says in other words what the constraint asks for.
  ///
  /// Replaces the sentence after "expected" in findings and in `lab contract`, such as `a stop of the
  /// timer when the app resigns active`: for constraints whose scopes and places make a long one.
  public func saying(_ sentence: String) -> Statement {
    var statement = statement
    statement.sentence = sentence
    return statement
  }
}

/// What a monitor has to know of a pattern.
protocol Pattern: Sendable {
  /// The patterns of events that it speaks of; its progress reads them by their index.
  var letters: [EventPattern] { get }
  var exercise: Exercise { get }
  /// The letter that would still mend an omission, if late; of a row, its first.
  var awaited: Int? { get }
  /// The state from which its progress through a trace begins.
  var progress: any PatternProgress { get }
}

extension Pattern {
  var awaited: Int? { nil }
}

/// A constraint as data: the pattern, its scope, and its precondition.
public struct Statement: Constraint, Hashable {
  enum Kind: Hashable, Sendable {
    case absence(Absence)
    case universality(Universality)
    case existence(Existence)
    case boundedExistence(BoundedExistence)
    case precedence(Precedence)
    case response(Response)
    case chainPrecedence(ChainPrecedence)
    case chainResponse(ChainResponse)
    case exactOrder(ExactOrder)
    case partialOrder(PartialOrder)
    case balancedPairs(BalancedPairs)
  }

  let kind: Kind
  let scope: Scope
  /// Replaces the pattern's own test of whether a run exercised it.
  var exercise: EventPattern?
  /// Replaces what its kind says of it.
  var sentence: String?

  init(_ kind: Kind, _ scope: Scope) {
    self.kind = kind
    self.scope = scope
  }

  public var statement: Statement { self }

  /// Whether a run can exercise the statement at all.
  ///
  /// What must not come anywhere in a run is no reason for points: an app that does nothing keeps to
  /// it. Without a precondition of its own such a statement only accompanies others.
  var canBeExercised: Bool {
    if exercise != nil { return true }
    if case .absence = kind, scope == .globally { return false }
    return true
  }

  var pattern: any Pattern {
    switch kind {
    case .absence(let pattern): pattern
    case .universality(let pattern): pattern
    case .existence(let pattern): pattern
    case .boundedExistence(let pattern): pattern
    case .precedence(let pattern): pattern
    case .response(let pattern): pattern
    case .chainPrecedence(let pattern): pattern
    case .chainResponse(let pattern): pattern
    case .exactOrder(let pattern): pattern
    case .partialOrder(let pattern): pattern
    case .balancedPairs(let pattern): pattern
    }
  }
}
