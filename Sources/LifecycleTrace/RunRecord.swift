/// The lines that a suite writes while it runs; `Documentation/RunRecord.md` is their grammar.
///
/// One JSON object a line, told apart by its `record` key. Without its closing `runEnded` line a
/// record proves nothing.
public enum RunLine: Hashable, Sendable {
  case runStarted(RunStarted)
  case scenarioStarted(ScenarioStarted)
  case event(Event)
  case rule(RuleWords)
  case criterion(CriterionResult)
  case scenarioEnded(ScenarioEnded)
  case runEnded(RunEnded)
}

public struct RunStarted: Hashable, Sendable, Codable {
  public static let currentSchema = "lifecyclelab/run/v1"
  public var schema = RunStarted.currentSchema
  /// The XCTest class that runs, `Module.Class`.
  public var suite: String
  /// The rung of isolation that app processes get.
  public var isolation: String

  public init(suite: String, isolation: String) {
    self.suite = suite
    self.isolation = isolation
  }
}

public struct ScenarioStarted: Hashable, Sendable, Codable {
  /// `testNameOfTheScenario`.
  public var scenario: String
  public init(scenario: String) { self.scenario = scenario }
}

/// The verdict on one criterion in one scenario.
public struct CriterionResult: Hashable, Sendable, Codable {
  public enum Source: String, Hashable, Sendable, Codable {
    case rule
    case expectation
  }

  /// Identifies the criterion across scenarios and suites: its title.
  public var criterion: String
  public var source: Source
  public var points: Int
  public var verdict: Verdict
  public var because: String?
  public var hint: String?
  public var findings: [Finding]

  public init(
    criterion: String, source: Source, points: Int, verdict: Verdict, because: String? = nil,
    hint: String? = nil, findings: [Finding] = []
  ) {
    self.criterion = criterion
    self.source = source
    self.points = points
    self.verdict = verdict
    self.because = because
    self.hint = hint
    self.findings = findings
  }
}

public struct ScenarioEnded: Hashable, Sendable, Codable {
  public var scenario: String
  public var outcome: AppOutcome

  public init(scenario: String, outcome: AppOutcome) {
    self.scenario = scenario
    self.outcome = outcome
  }
}

public struct RunEnded: Hashable, Sendable, Codable {
  /// How many scenarios ran; a reader compares it with what it has read.
  public var scenarios: Int
  public init(scenarios: Int) { self.scenarios = scenarios }
}

extension RunLine: Codable {
  private enum Key: String, CodingKey { case record }

  private enum Kind: String, Codable {
    case runStarted, scenarioStarted, event, rule, criterion, scenarioEnded, runEnded
  }

  public init(from decoder: any Decoder) throws {
    let kind = try decoder.container(keyedBy: Key.self).decode(Kind.self, forKey: .record)
    switch kind {
    case .runStarted: self = .runStarted(try RunStarted(from: decoder))
    case .scenarioStarted: self = .scenarioStarted(try ScenarioStarted(from: decoder))
    case .event: self = .event(try Event(from: decoder))
    case .rule: self = .rule(try RuleWords(from: decoder))
    case .criterion: self = .criterion(try CriterionResult(from: decoder))
    case .scenarioEnded: self = .scenarioEnded(try ScenarioEnded(from: decoder))
    case .runEnded: self = .runEnded(try RunEnded(from: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .runStarted(let line):
      try container.encode(Kind.runStarted, forKey: .record)
      try line.encode(to: encoder)
    case .scenarioStarted(let line):
      try container.encode(Kind.scenarioStarted, forKey: .record)
      try line.encode(to: encoder)
    case .event(let line):
      try container.encode(Kind.event, forKey: .record)
      try line.encode(to: encoder)
    case .rule(let line):
      try container.encode(Kind.rule, forKey: .record)
      try line.encode(to: encoder)
    case .criterion(let line):
      try container.encode(Kind.criterion, forKey: .record)
      try line.encode(to: encoder)
    case .scenarioEnded(let line):
      try container.encode(Kind.scenarioEnded, forKey: .record)
      try line.encode(to: encoder)
    case .runEnded(let line):
      try container.encode(Kind.runEnded, forKey: .record)
      try line.encode(to: encoder)
    }
  }
}
