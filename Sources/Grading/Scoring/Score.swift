import LifecycleTrace

/// What the records of a submission's runs come to.
public struct Score: Hashable, Sendable {
  /// In the rubric's order.
  public var criteria: [CriterionReport]
  public var scenarios: [ScenarioReport]

  /// Of no criteria.
  init() {
    criteria = []
    scenarios = []
  }

  public var earned: Int { criteria.reduce(0) { $0 + $1.earned } }
  public var points: Int { criteria.reduce(0) { $0 + $1.points } }
}

extension Score {
  /// How many findings a criterion keeps.
  public static let maximumFindings = 3

  /// Scores records against a rubric.
  ///
  /// A criterion that is violated in one scenario earns nothing; else it earns its points if it is
  /// satisfied in one. One that no scenario exercised earns nothing.
  public init(rubric: Rubric, records: [SuiteRecord]) throws(GradingFault) {
    var tally = Tally()
    scenarios = []
    let titles = rubric.leftOut.union(rubric.criteria.map(\.title))
    for record in records {
      try record.refuseFaults()
      for (index, scenario) in record.record.scenarios.enumerated() {
        let name = record.suite.reportedName(of: scenario.name, at: index)
        let place = "\(record.suite.module).\(scenario.name)"
        scenarios.append(
          ScenarioReport(
            id: name, visibility: record.suite.visibility, outcome: scenario.outcome))
        for result in scenario.criteria {
          guard titles.contains(result.criterion) else {
            throw .machine("\(place) recorded “\(result.criterion)”, which the rubric lacks")
          }
          tally.add(result, scenario: name)
        }
      }
    }
    criteria = rubric.criteria.map { tally.report(on: $0) }
  }

  /// Nothing was exercised: the score of a submission that never ran.
  public init(unexercised rubric: Rubric) {
    criteria = rubric.criteria.map { Tally().report(on: $0) }
    scenarios = []
  }
}

extension SuiteRecord {
  /// Refuses a record with a scenario that failed by the machine's or the suite's fault.
  func refuseFaults() throws(GradingFault) {
    for scenario in record.scenarios {
      let place = "\(suite.module).\(scenario.name)"
      let message = scenario.outcome.message
      switch scenario.outcome.kind {
      case .infrastructure: throw .machine("\(place): \(message ?? "the app did not start")")
      case .suiteError: throw .suite("\(place): \(message ?? "it asks for the impossible")")
      case .completed, .crashed, .exited, .watchdog, .hung, .tooMuchOutput, .tooMuchMemory,
        .neverRests,
        .brokeProtocol:
        break
      }
    }
  }
}

/// The verdicts and findings on each criterion so far.
private struct Tally {
  private var verdicts: [String: Set<Verdict>] = [:]
  private var findings: [String: [Finding]] = [:]

  mutating func add(_ result: CriterionResult, scenario: String) {
    verdicts[result.criterion, default: []].insert(result.verdict)
    guard result.verdict == .violated else { return }
    for var finding in result.findings {
      guard findings[result.criterion, default: []].count < Score.maximumFindings else { return }
      finding.scenario = scenario
      findings[result.criterion, default: []].append(finding)
    }
  }

  func report(on criterion: Rubric.Criterion) -> CriterionReport {
    let seen = verdicts[criterion.title] ?? []
    let verdict: Verdict =
      seen.contains(.violated) ? .violated : seen.contains(.satisfied) ? .satisfied : .notExercised
    return CriterionReport(
      id: criterion.id, title: criterion.title, points: criterion.points,
      earned: verdict == .satisfied ? criterion.points : 0, verdict: verdict,
      because: criterion.because, hint: criterion.hint,
      findings: findings[criterion.title] ?? [])
  }
}

extension ScenarioReport {
  /// How a scenario ended, in a report's words.
  init(id: String, visibility: Visibility, outcome: AppOutcome) {
    self.init(id: id, visibility: visibility, outcome: outcome.kind)
    switch outcome.kind {
    case .completed:
      break
    case .crashed:
      crash = Crash(
        callback: outcome.callback, file: outcome.file, line: outcome.line,
        message: outcome.message)
    case .exited, .watchdog, .hung, .tooMuchOutput, .tooMuchMemory, .neverRests, .brokeProtocol,
      .infrastructure, .suiteError:
      limit = Limit(callback: outcome.callback, message: outcome.message)
    }
  }
}
