import LifecycleTrace

/// Follows all the statements of a demand, and judges the demand by them.
struct DemandMonitor: Sendable {
  private let demand: Demand
  private let exercise: EventPattern?
  private let isForced: Bool
  private let ofObject: Bool
  private var statements: [StatementMonitor] = []
  private var objects: [ObjectsMonitor] = []
  /// For each of the statements, and of the objects, whether it stands in an implication's condition.
  private var isCondition: (statements: [Bool], objects: [Bool]) = ([], [])

  /// - Parameters:
  ///   - isForced: the tests of whether a statement was exercised are replaced from outside.
  ///   - ofObject: it is asked of one object, and sees the events of that alone.
  init(
    _ demand: Demand, exercise: EventPattern? = nil, isForced: Bool = false, ofObject: Bool = false
  ) {
    self.demand = demand
    self.exercise = exercise
    self.isForced = isForced
    self.ofObject = ofObject
    add(demand, asCondition: false)
  }

  private mutating func add(_ demand: Demand, asCondition: Bool) {
    switch demand {
    case .statement(var statement):
      if let exercise { statement.exercise = exercise }
      statements.append(StatementMonitor(statement, ofObject: ofObject))
      isCondition.statements.append(asCondition)
    case .all(let parts), .any(let parts):
      for part in parts { add(part, asCondition: asCondition) }
    case .implies(let condition, let consequence):
      add(condition, asCondition: true)
      add(consequence, asCondition: asCondition)
    case .each(let subject, let inner):
      objects.append(ObjectsMonitor(subject, inner, exercise: exercise, isForced: isForced))
      isCondition.objects.append(asCondition)
    }
  }

  mutating func observe(_ event: Event) {
    for index in statements.indices { statements[index].observe(event) }
    for index in objects.indices { objects[index].observe(event) }
  }

  /// What the verdict is if the trace ends here, by this ending and at this event.
  ///
  /// The condition of an implication is judged as if the trace were whole: what is still due there
  /// is no reason yet to ask for more.
  ///
  /// - Parameter exercised: replaces the statements' own tests of whether they were exercised.
  func conclusion(
    _ ending: Violation.Ending, at event: Int?, isCut: Bool, exercised: Bool? = nil
  ) -> Conclusion {
    var parts = zip(statements, isCondition.statements).map {
      $0.conclusion(ending, at: event, isCut: isCut && !$1, exercised: exercised)
    }[...]
    var each = zip(objects, isCondition.objects).map {
      $0.conclusion(ending, at: event, isCut: isCut && !$1, exercised: exercised)
    }[...]
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
