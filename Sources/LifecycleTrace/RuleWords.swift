/// What a rule demands, in words: a suite says it once in a run, when it first judges the rule.
public struct RuleWords: Hashable, Sendable, Codable {
  /// One of the rule's constraints.
  public struct Demand: Hashable, Sendable, Codable {
    /// What is expected, as a finding words it.
    public var text: String
    /// Which event puts it to the test, where its author names one.
    public var exercisedBy: String?

    public init(_ text: String, exercisedBy: String? = nil) {
      self.text = text
      self.exercisedBy = exercisedBy
    }
  }

  /// The rule's title, which is the title of its criterion.
  public var rule: String
  public var points: Int
  /// In the rule's order.
  public var demands: [Demand]
  /// Which event puts all of it to the test, where its author names one.
  public var exercisedBy: String?
  public var because: String?
  public var hint: String?

  public init(
    rule: String, points: Int, demands: [Demand], exercisedBy: String? = nil,
    because: String? = nil, hint: String? = nil
  ) {
    self.rule = rule
    self.points = points
    self.demands = demands
    self.exercisedBy = exercisedBy
    self.because = because
    self.hint = hint
  }
}
