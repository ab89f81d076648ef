/// The lines that a suite writes while it runs; `Documentation/RunRecord.md` is their grammar.
///
/// One JSON object a line, told apart by its `record` key. Without its closing `runEnded` line a
/// record proves nothing.
public enum RunLine: Hashable, Sendable {
  case runStarted(RunStarted)
  case scenarioStarted(ScenarioStarted)
  case event(Event)
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
