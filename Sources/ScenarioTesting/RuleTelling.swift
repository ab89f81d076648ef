import LifecycleContracts
import LifecycleTrace

extension RuleWords {
  /// A rule as its contract words it, a sentence for each of its conditions.
  init(_ rule: Rule) {
    self.init(
      rule: rule.title, points: rule.points,
      demands: rule.demand.parts.map {
        RuleWords.Demand($0.description, exercisedBy: $0.exercisedBy?.description)
      },
      exercisedBy: rule.exercisedBy?.description, because: rule.because, hint: rule.hint)
  }
}

extension LifecycleContracts.Demand {
  /// What can be said one after the other, since all of it has to hold.
  fileprivate var parts: [Self] {
    switch self {
    case .all(let parts): parts.flatMap(\.parts)
    case .each(let subject, let demand): demand.parts.map { .each(subject, $0) }
    case .statement, .any, .implies: [self]
    }
  }

  /// Of constraints that are put together, only an event that is named for each of them.
  fileprivate var exercisedBy: EventPattern? {
    let named = Set(statements.map(\.exercisedBy))
    return named.count == 1 ? named.first ?? nil : nil
  }
}

/// Tells rules apart without wording them, which costs more.
///
/// A contract that depends on the app can hold rules of one title that demand different things.
struct ToldRule: Hashable {
  private let title: String
  private let demand: LifecycleContracts.Demand
  private let exercise: EventPattern?

  init(_ rule: Rule) {
    title = rule.title
    demand = rule.demand
    exercise = rule.exercisedBy
  }
}
