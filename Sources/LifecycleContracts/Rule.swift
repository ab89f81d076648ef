/// A named, scored demand on an app: all of its conditions hold.
public struct Rule: Sendable {
  /// Names the rule wherever it is spoken of; no other rule of the contract has it.
  public let title: String
  /// What the rule earns when it was exercised and never violated; whole, and 0 or more.
  public let points: Int
  public let demand: Demand
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
    @ConditionBuilder _ conditions: () -> [Demand]
  ) {
    self.title = title
    self.points = points
    self.file = file
    self.line = line
    demand = .all(conditions())
  }

  /// Its constraints, in the order in which they are written.
  public var statements: [Statement] { demand.statements }

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
