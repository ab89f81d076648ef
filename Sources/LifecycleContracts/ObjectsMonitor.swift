import LifecycleTrace

/// Follows a demand for each object of a kind.
struct ObjectsMonitor: Sendable {
  private struct Followed: Sendable {
    let name: String
    var demand: DemandMonitor
  }

  private let subject: Subject
  private let demand: Demand
  private let fresh: DemandMonitor
  /// Reads the event that the rule's `exercised(by:)` names; empty where none is named.
  private var exerciser: [LetterReader]
  private var sawExercise = false
  /// In the order of their first events.
  private var objects: [Followed] = []
  private var places: [String: Int] = [:]
  /// The objects whose calls are open, innermost last; nil for a call that names none.
  private var calls: [String?] = []
  /// What the objects that are no more came to.
  private var past: Conclusion?

  init(_ subject: Subject, _ demand: Demand, exercise: EventPattern?) {
    self.subject = subject
    self.demand = demand
    fresh = DemandMonitor(demand)
    exerciser = exercise.map { [LetterReader($0)] } ?? []
  }

  mutating func observe(_ event: Event) {
    if !sawExercise, !exerciser.isEmpty, exerciser[0].reads(event) { sawExercise = true }
    let isKnown = event.on.map { place(of: $0) != nil } ?? false
    let own = subject.name(in: event, isKnown: isKnown)
    let name = own ?? calls.last { $0 != nil } ?? nil
    if event.kind == .return { _ = calls.popLast() }
    if let name {
      tell(name, event)
    } else {
      for index in objects.indices { objects[index].demand.observe(event) }
    }
    if event.isEntry { calls.append(own) }
    if event.endsProcess {
      endAll(at: event.n)
    } else if let own, subject.isEnded(by: event) {
      end(own, at: event.n)
    }
  }

  /// Most runs have few objects of a kind: looking at each is faster than hashing then.
  private func place(of name: String) -> Int? {
    objects.count <= 8 ? objects.firstIndex { $0.name == name } : places[name]
  }

  private mutating func tell(_ name: String, _ event: Event) {
    if let place = place(of: name) {
      objects[place].demand.observe(event)
    } else if objects.count < Subject.mostFollowed {
      places[name] = objects.count
      objects.append(Followed(name: name, demand: fresh))
      objects[objects.count - 1].demand.observe(event)
    }
  }

  private mutating func end(_ name: String, at event: Int) {
    guard let place = places.removeValue(forKey: name) else { return }
    let ended = objects.remove(at: place)
    for index in place..<objects.count { places[objects[index].name] = index }
    past = worse(past, conclusion(of: ended, .object, at: event, isCut: false))
  }

  private mutating func endAll(at event: Int) {
    for object in objects {
      past = worse(past, conclusion(of: object, .process, at: event, isCut: false))
    }
    objects.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    calls.removeAll(keepingCapacity: true)
  }

  private func conclusion(
    of object: Followed, _ ending: Violation.Ending, at event: Int?, isCut: Bool
  ) -> Conclusion {
    let inner = object.demand.conclusion(ending, at: event, isCut: isCut)
    return inner.naming(object.name, subject)
  }

  /// What the objects came to, if the trace ends here.
  func conclusion(_ ending: Violation.Ending, at event: Int?, isCut: Bool) -> Conclusion {
    let ends = objects.map { conclusion(of: $0, ending, at: event, isCut: isCut) }
    var all = ends.reduce(past, worse) ?? fresh.conclusion(ending, at: event, isCut: true)
    let isJudged = !ends.isEmpty || past != nil
    if !isJudged { all.judgement = .notExercised }
    if !exerciser.isEmpty, all.verdict != .violated {
      all.judgement = sawExercise ? .satisfied : .notExercised
    }
    return all
  }

  /// The one that decides: the earliest violation, then what was put to the test.
  private func worse(_ first: Conclusion?, _ second: Conclusion) -> Conclusion {
    guard let first else { return second }
    func rank(_ conclusion: Conclusion) -> Int {
      switch conclusion.judgement {
      case .violated: 0
      case .satisfied: 1
      case nil: 2
      case .notExercised: 3
      }
    }
    if rank(first) != rank(second) { return rank(first) < rank(second) ? first : second }
    return second.culprit < first.culprit ? second : first
  }
}

extension Conclusion {
  /// The same, told of one object.
  fileprivate func naming(_ object: String, _ subject: Subject) -> Conclusion {
    var named = self
    for index in statements.indices { named.statements[index].object = object }
    named.blames = blames.map { blame in
      Blame(
        demand: .each(subject, blame.demand),
        parts: blame.parts.map { part in
          var part = part
          part.object = object
          return part
        })
    }
    return named
  }
}
