extension Rule {
  /// What `exercised(by:)` names; nil where each constraint's kind decides.
  public var exercisedBy: EventPattern? { exercise }
}

extension Statement {
  /// What `exercised(by:)` names; nil where the constraint's kind decides.
  public var exercisedBy: EventPattern? { exercise }
}
