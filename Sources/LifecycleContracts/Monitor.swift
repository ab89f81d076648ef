import LifecycleTrace

/// Reads a trace once, event by event, and ends in a verdict on one rule.
///
/// A pure value: a copy goes on independently. Constant work and memory for each event, and for each
/// object that a rule follows; nothing is allocated for an event.
public struct Monitor: Sendable {
  private var demand: DemandMonitor

  public init(_ rule: Rule) {
    demand = DemandMonitor(rule.demand, exercise: rule.exercise)
  }

  public mutating func observe(_ event: Event) { demand.observe(event) }

  /// What the verdict is if the trace ends here.
  ///
  /// - Parameter isCut: the trace only stops here, and the app could have gone on: what is still due
  ///   then is not missing.
  public func conclusion(isCut: Bool = false) -> Conclusion {
    demand.conclusion(.trace, at: nil, isCut: isCut)
  }
}

/// A monitor's last word on a rule.
public struct Conclusion: Hashable, Sendable {
  /// How one of the rule's statements fared.
  public struct Part: Hashable, Sendable {
    public var statement: Statement
    /// Nil where the statement only accompanies others and was kept.
    public var verdict: Verdict?
    /// The latest event that showed the statement kept.
    public var witness: Int?
    public var violation: Violation?
    /// The object whose events these are, as traces name it.
    public var object: String?
    /// The kind of that object.
    public var subject: Subject?
  }

  /// What was asked and not done: the smallest demand that explains the verdict.
  struct Blame: Hashable, Sendable {
    var demand: Demand
    /// The parts that are violated, at least one.
    var parts: [Part]
  }

  /// Nil where nothing can put it to the test, and it was kept.
  var judgement: Verdict?
  /// One for each of the statements, in their order; of each object's, those of the object that
  /// decides.
  public var statements: [Part]
  var blames: [Blame]

  public var verdict: Verdict { judgement ?? .notExercised }

  /// Where it was violated first; the scenario's end comes last.
  var culprit: Int {
    blames.flatMap(\.parts).compactMap { $0.violation.map { $0.culprit ?? .max } }.min() ?? .max
  }
}
