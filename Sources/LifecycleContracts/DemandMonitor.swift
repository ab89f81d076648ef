import LifecycleTrace

/// Follows all the statements of a demand, and judges the demand by them.
struct DemandMonitor: Sendable {
  private let demand: Demand
  private var statements: [StatementMonitor] = []
  private var objects: [ObjectsMonitor] = []

  init(_ demand: Demand, exercise: EventPattern? = nil) {
    self.demand = demand
    add(demand, exercise)
  }

  private mutating func add(_ demand: Demand, _ exercise: EventPattern?) {
    switch demand {
    case .statement(var statement):
      if let exercise { statement.exercise = exercise }
      statements.append(StatementMonitor(statement))
    case .all(let parts), .any(let parts): for part in parts { add(part, exercise) }
    case .implies(let condition, let consequence):
      add(condition, exercise)
      add(consequence, exercise)
    case .each(let subject, let inner):
      objects.append(ObjectsMonitor(subject, inner, exercise: exercise))
    }
  }

  mutating func observe(_ event: Event) {
    for index in statements.indices { statements[index].observe(event) }
    for index in objects.indices { objects[index].observe(event) }
  }

  /// What the verdict is if the trace ends here, by this ending and at this event.
  func conclusion(_ ending: Violation.Ending, at event: Int?, isCut: Bool) -> Conclusion {
    var parts = statements.map { $0.conclusion(ending, at: event, isCut: isCut) }[...]
    var each = objects.map { $0.conclusion(ending, at: event, isCut: isCut) }[...]
    return Self.conclusion(of: demand, &parts, &each)
  }

  private static func conclusion(
    of demand: Demand, _ parts: inout ArraySlice<Conclusion.Part>,
    _ each: inout ArraySlice<Conclusion>
  ) -> Conclusion {
    switch demand {
    case .statement:
      let part = parts.removeFirst()
      let blames = part.violation == nil ? [] : [Conclusion.Blame(demand: demand, parts: [part])]
      return Conclusion(judgement: part.verdict, statements: [part], blames: blames)
    case .each: return each.removeFirst()
    case .all(let demands):
      return Conclusion(all: demands.map { conclusion(of: $0, &parts, &each) })
    case .any(let demands):
      return Conclusion(any: demands.map { conclusion(of: $0, &parts, &each) }, demand)
    case .implies(let condition, let consequence):
      let first = conclusion(of: condition, &parts, &each)
      return Conclusion(first, implies: conclusion(of: consequence, &parts, &each), condition)
    }
  }
}

/// The table of `Demand`.
extension Conclusion {
  fileprivate init(all parts: [Conclusion]) {
    let verdicts = parts.compactMap(\.judgement)
    let judgement: Verdict? =
      if verdicts.contains(.violated) {
        .violated
      } else if verdicts.contains(.notExercised) {
        .notExercised
      } else {
        verdicts.isEmpty ? nil : .satisfied
      }
    self.init(
      judgement: judgement, statements: parts.flatMap(\.statements),
      blames: parts.flatMap(\.blames))
  }

  fileprivate init(any parts: [Conclusion], _ demand: Demand) {
    let verdicts = parts.map { $0.judgement ?? .notExercised }
    let judgement: Verdict =
      if verdicts.contains(.satisfied) {
        .satisfied
      } else {
        verdicts.contains(.notExercised) ? .notExercised : .violated
      }
    let blame = Blame(demand: demand, parts: parts.flatMap(\.blames).flatMap(\.parts))
    self.init(
      judgement: judgement, statements: parts.flatMap(\.statements),
      blames: judgement == .violated ? [blame] : [])
  }

  fileprivate init(_ first: Conclusion, implies second: Conclusion, _ condition: Demand) {
    let holds = first.judgement ?? .satisfied == .satisfied
    self.init(
      judgement: holds ? second.judgement ?? .satisfied : .notExercised,
      statements: first.statements + second.statements,
      blames: holds
        ? second.blames.map {
          Blame(demand: .implies(condition, $0.demand), parts: $0.parts)
        } : [])
  }
}
