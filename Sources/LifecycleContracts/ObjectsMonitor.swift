import LifecycleTrace

/// Follows a demand for each object of a kind.
struct ObjectsMonitor: Sendable {
  private struct Followed: Sendable {
    let name: String
    var demand: DemandMonitor
  }

  private let subject: Subject
  private let fresh: DemandMonitor
  /// Reads the event that the rule's `exercised(by:)` names; empty where none is named.
  private var exerciser: [LetterReader]
  private var sawExercise = false
  /// In the order of their first events.
  private var objects: [Followed] = []
  private var places: [String: Int] = [:]
  /// The objects whose calls are open, innermost last; nil for a call that names none.
  private var calls: [String?] = []
  /// What may replace the tests of whether a statement was exercised; nil for none.
  private let tests: [Bool?]
  /// What the objects that are no more came to, by each of the tests.
  private var past: [Conclusion?]

  /// - Parameter isForced: the tests of whether a statement was exercised are replaced from outside.
  init(_ subject: Subject, _ demand: Demand, exercise: EventPattern?, isForced: Bool) {
    self.subject = subject
    let isForced = isForced || exercise != nil
    fresh = DemandMonitor(demand, isForced: isForced, ofObject: true)
    exerciser = exercise.map { [LetterReader($0)] } ?? []
    tests = isForced ? [true, false] : [nil]
    past = tests.map { _ in nil }
  }

  mutating func observe(_ event: Event) {
    if !sawExercise, !exerciser.isEmpty, exerciser[0].reads(event) { sawExercise = true }
    let own = subject.name(in: event, isKnown: isKnown(event.on))
    let caller = event.kind == .process ? nil : calls.last { $0 != nil } ?? nil
    if event.kind == .return { _ = calls.popLast() }
    if let own {
      tell(own, event)
    } else if let caller {
      if let place = place(of: caller) { objects[place].demand.observe(event) }
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

  private func isKnown(_ name: String?) -> Bool {
    guard let name else { return false }
    return place(of: name) != nil
  }

  /// Most runs have few objects of a kind: looking at each is faster than hashing then.
  private func place(of name: String) -> Int? {
    objects.count <= 8 ? objects.firstIndex { $0.name == name } : places[name]
  }

  private mutating func tell(_ name: String, _ event: Event) {
    if let place = place(of: name) {
      objects[place].demand.observe(event)
    } else if event.kind != .return, objects.count < Subject.mostFollowed {
      places[name] = objects.count
      objects.append(Followed(name: name, demand: fresh))
      objects[objects.count - 1].demand.observe(event)
    }
  }

  private mutating func end(_ name: String, at event: Int) {
    guard let place = places.removeValue(forKey: name) else { return }
    let ended = objects.remove(at: place)
    for index in place..<objects.count { places[objects[index].name] = index }
    keep(ended, .object, at: event)
  }

  private mutating func endAll(at event: Int) {
    for object in objects { keep(object, .process, at: event) }
    objects.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    calls.removeAll(keepingCapacity: true)
  }

  private mutating func keep(_ object: Followed, _ ending: Violation.Ending, at event: Int) {
    for (index, test) in tests.enumerated() {
      let conclusion = conclusion(of: object, ending, at: event, isCut: false, exercised: test)
      past[index] = worse(past[index], conclusion)
    }
  }

  private func conclusion(
    of object: Followed, _ ending: Violation.Ending, at event: Int?, isCut: Bool, exercised: Bool?
  ) -> Conclusion {
    let inner = object.demand.conclusion(ending, at: event, isCut: isCut, exercised: exercised)
    return inner.naming(object.name, subject)
  }

  /// What the objects came to, if the trace ends here.
  ///
  /// - Parameter exercised: replaces the statements' own tests of whether they were exercised.
  func conclusion(
    _ ending: Violation.Ending, at event: Int?, isCut: Bool, exercised: Bool?
  ) -> Conclusion {
    let test = exerciser.isEmpty ? exercised : sawExercise
    let ended = zip(tests, past).first { $0.0 == test }?.1
    let ends = objects.map {
      conclusion(of: $0, ending, at: event, isCut: isCut, exercised: test)
    }
    var all =
      ends.reduce(ended, worse)
      ?? fresh.conclusion(ending, at: event, isCut: true, exercised: test)
    if ends.isEmpty && ended == nil { all.judgement = .notExercised }
    if let test, all.verdict != .violated { all.judgement = test ? .satisfied : .notExercised }
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
    for index in statements.indices { named.statements[index].name(object, subject) }
    for index in blames.indices {
      named.blames[index].demand = .each(subject, blames[index].demand)
      for part in blames[index].parts.indices {
        named.blames[index].parts[part].name(object, subject)
      }
    }
    return named
  }
}

extension Conclusion.Part {
  /// Of an object in another's `forEach`, the innermost is told.
  fileprivate mutating func name(_ object: String, _ subject: Subject) {
    guard self.object == nil else { return }
    self.object = object
    self.subject = subject
  }
}
