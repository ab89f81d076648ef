import LifecycleContracts
import LifecycleTrace

extension RuleWords {
  /// A rule as its contract words it.
  init(_ rule: Rule) {
    self.init(
      rule: rule.title, points: rule.points,
      demands: rule.statements.map {
        Demand($0.description, exercisedBy: $0.exercisedBy?.description)
      },
      exercisedBy: rule.exercisedBy?.description, because: rule.because, hint: rule.hint)
  }
}

/// Tells rules apart without wording them, which costs more.
///
/// A contract that depends on the app can hold rules of one title that demand different things.
struct ToldRule: Hashable {
  private let title: String
  private let statements: [Statement]
  private let exercise: EventPattern?

  init(_ rule: Rule) {
    title = rule.title
    statements = rule.statements
    exercise = rule.exercisedBy
  }
}
