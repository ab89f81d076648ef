/// Constraints put together: what a rule asks as a whole.
///
/// | | satisfied | violated | otherwise |
/// |---|---|---|---|
/// | `all` | each that can be exercised was, none violated | one is violated | not exercised |
/// | `any` | one is satisfied | each is violated | not exercised |
/// | `implies` | both are satisfied | the first is satisfied, the second violated | not exercised |
/// | `each` | one object's is satisfied, none violated | one object's is violated | not exercised |
public indirect enum Demand: Condition, Hashable {
  case statement(Statement)
  case all([Demand])
  case any([Demand])
  case implies(Demand, Demand)
  /// The demand on the events of each object by itself.
  case each(Subject, Demand)

  public var demand: Demand { self }

  /// Its constraints, in the order in which they are written.
  public var statements: [Statement] {
    switch self {
    case .statement(let statement): [statement]
    case .all(let parts), .any(let parts): parts.flatMap(\.statements)
    case .implies(let condition, let consequence): condition.statements + consequence.statements
    case .each(_, let demand): demand.statements
    }
  }
}

extension Condition {
  /// Both hold.
  public func and(_ other: some Condition) -> Demand { .all([demand, other.demand]) }

  /// One of them is satisfied; one that no run put to the test is not.
  public func or(_ other: some Condition) -> Demand { .any([demand, other.demand]) }

  /// The other is asked only of a run that satisfies this.
  ///
  /// A run that breaks this, or does not put it to the test, breaks nothing.
  public func implies(_ other: some Condition) -> Demand { .implies(demand, other.demand) }
}

/// Asks something of each object by itself: of each view controller, scene, timer …
///
/// The conditions inside read the run as if the others of the kind did nothing. See `Subject`.
public func forEach(
  _ subject: Subject, @ConditionBuilder _ conditions: () -> [Demand]
) -> Demand {
  let demands = conditions()
  return .each(subject, demands.count == 1 ? demands[0] : .all(demands))
}

/// Collects the conditions of a rule.
@resultBuilder
public enum ConditionBuilder {
  public static func buildExpression(_ condition: any Condition) -> [Demand] {
    [condition.demand]
  }
  public static func buildExpression(_ conditions: [any Condition]) -> [Demand] {
    conditions.map(\.demand)
  }
  public static func buildBlock(_ parts: [Demand]...) -> [Demand] { parts.flatMap { $0 } }
  public static func buildArray(_ parts: [[Demand]]) -> [Demand] { parts.flatMap { $0 } }
  public static func buildOptional(_ part: [Demand]?) -> [Demand] { part ?? [] }
  public static func buildEither(first part: [Demand]) -> [Demand] { part }
  public static func buildEither(second part: [Demand]) -> [Demand] { part }
}
