import LifecycleTrace

/// What an assignment demands and what that is worth, in words: the page of a handout.
///
/// Its sentences are those of findings. It names no scenario and no story, hidden or visible.
public struct ContractInWords: Hashable, Sendable, Codable {
  /// One sentence of a rule.
  public struct Demand: Hashable, Sendable, Codable {
    public var text: String
    /// Which event puts it to the test, where its author names one.
    public var exercisedBy: String?
    /// False where it depends on the scenario whether the rule demands it.
    public var always: Bool
  }

  /// A row of the rubric.
  public struct Criterion: Hashable, Sendable, Codable {
    /// The `id` in reports.
    public var id: String
    public var title: String
    public var points: Int
    public var source: CriterionResult.Source
    /// In the rule's order; none of an expectation.
    public var demands: [Demand]
    /// Which event puts all of it to the test, where its author names one.
    public var exercisedBy: String?
    public var because: String?
    public var hint: String?
  }

  public var assignment: String
  public var title: String
  /// The rules, then the expectations, each in the order of a report.
  public var criteria: [Criterion]
  /// The sum of the criteria's points.
  public var points: Int

  public init(_ rubric: Rubric, of assignment: Assignment) {
    self.assignment = assignment.id
    title = assignment.title
    let all = rubric.criteria.map { Criterion($0) }
    criteria = all.filter { $0.source == .rule } + all.filter { $0.source == .expectation }
    points = rubric.points
  }
}

extension ContractInWords.Criterion {
  init(_ criterion: Rubric.Criterion) {
    id = criterion.id
    title = criterion.title
    points = criterion.points
    source = criterion.source
    demands = []
    because = criterion.because
    hint = criterion.hint
    let wordings = criterion.wordings
    for demand in wordings.flatMap(\.demands) {
      let isAlways = wordings.allSatisfy { $0.demands.contains(demand) }
      let worded = ContractInWords.Demand(
        text: demand.text, exercisedBy: demand.exercisedBy, always: isAlways)
      if !demands.contains(worded) { demands.append(worded) }
    }
    var exercises: [String] = []
    for exercise in wordings.compactMap(\.exercisedBy) where !exercises.contains(exercise) {
      exercises.append(exercise)
    }
    exercisedBy = exercises.isEmpty ? nil : exercises.joined(separator: " or ")
  }
}
