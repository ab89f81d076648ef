/// A named, scored demand on an app: all of its constraints hold.
public struct Rule: Sendable {
  /// Names the rule wherever it is spoken of; no other rule of the contract has it.
  public let title: String
  /// What the rule earns when it was exercised and never violated; whole, and 0 or more.
  public let points: Int
  public let statements: [Statement]
  /// Why it matters, for the student.
  public private(set) var because: String?
  /// What to try, for the student.
  public private(set) var hint: String?
  private(set) var exercise: EventPattern?
  /// Where the rule is written, for misuse errors.
  let file: String
  let line: Int

  public init(
    _ title: String, points: Int, file: String = #fileID, line: Int = #line,
    @ConstraintBuilder _ constraints: () -> [Statement]
  ) {
    self.title = title
    self.points = points
    self.file = file
    self.line = line
    statements = constraints()
  }

  /// Says why the rule matters.
  public func because(_ reason: String) -> Rule {
    var rule = self
    rule.because = reason
    return rule
  }

  /// Says what to try when the rule is violated.
  public func hint(_ hint: String) -> Rule {
    var rule = self
    rule.hint = hint
    return rule
  }

  /// Says which event shows that a run puts the rule to the test, for all of its constraints.
  ///
  /// See `Constraint.exercised(by:)`.
  public func exercised(by pattern: EventPattern) -> Rule {
    var rule = self
    rule.exercise = pattern
    return rule
  }
}

/// Collects the constraints of a rule.
@resultBuilder
public enum ConstraintBuilder {
  public static func buildExpression(_ constraint: any Constraint) -> [Statement] {
    [constraint.statement]
  }
  public static func buildExpression(_ constraints: [any Constraint]) -> [Statement] {
    constraints.map(\.statement)
  }
  public static func buildBlock(_ parts: [Statement]...) -> [Statement] { parts.flatMap { $0 } }
  public static func buildArray(_ parts: [[Statement]]) -> [Statement] { parts.flatMap { $0 } }
  public static func buildOptional(_ part: [Statement]?) -> [Statement] { part ?? [] }
  public static func buildEither(first part: [Statement]) -> [Statement] { part }
  public static func buildEither(second part: [Statement]) -> [Statement] { part }
}
