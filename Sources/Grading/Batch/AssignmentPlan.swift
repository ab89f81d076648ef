import Wording

/// All that is settled about an assignment before its first student is graded.
public struct AssignmentPlan: Hashable, Sendable {
  public var assignment: Assignment
  /// The visible one first.
  public var suites: [Suite]
  /// What the reference's runs established; nil without a reference.
  public var rubric: Rubric?
  /// The rung of isolation that the reference ran on, by its name in reports.
  public var isolation: String

  public init(
    assignment: Assignment, suites: [Suite], rubric: Rubric? = nil, isolation: String
  ) {
    self.assignment = assignment
    self.suites = suites
    self.rubric = rubric
    self.isolation = isolation
  }

  /// Whether the visible and the hidden suite are both in it.
  public var hasAllSuites: Bool { Set(suites.map(\.visibility)) == [.visible, .hidden] }

  /// The most that a submission can earn in these suites.
  public var maxScore: Int { rubric?.points ?? assignment.points }
}
