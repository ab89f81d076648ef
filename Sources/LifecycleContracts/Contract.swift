import LifecycleTrace

/// What an assignment demands of an app's traces: its rules.
///
/// ```swift
/// public let contract = Contract("Saving across suspension") {
///   Rule("Saves the score before the app can be suspended", points: 4) {
///     Response(
///       to: .entry(of: .applicationDidEnterBackground), .effect(.defaultsWrite(key: "score")),
///       before: .return(of: .applicationDidEnterBackground))
///   }
///   .because("A suspended app can be purged without another callback.")
/// }
/// ```
///
/// A contract inside another's builder stands for its rules.
public struct Contract: Sendable {
  public let title: String
  public let rules: [Rule]
  /// Where the contract is written, for misuse errors.
  let file: String
  let line: Int

  public init(
    _ title: String, file: String = #fileID, line: Int = #line,
    @ContractBuilder _ rules: () -> [Rule]
  ) {
    self.title = title
    self.file = file
    self.line = line
    self.rules = rules()
  }

  /// The sum of its rules' points.
  public var points: Int { rules.reduce(0) { $0 + $1.points } }

  /// The verdict on each rule, in the rules' order, with a finding for each violated constraint.
  ///
  /// `scenario` is the `Suite.testName` that findings carry. The contract is one that
  /// `validate()` accepts. A trace that `isCut` only stops where it does: what is still due then is
  /// not missing.
  public func evaluate(
    _ trace: Trace, scenario: String, isCut: Bool = false
  ) -> [CriterionResult] {
    var monitors = rules.map(Monitor.init)
    for event in trace.events {
      for index in monitors.indices { monitors[index].observe(event) }
    }
    return zip(rules, monitors).map { rule, monitor in
      let conclusion = monitor.conclusion(isCut: isCut)
      return CriterionResult(
        criterion: rule.title, source: .rule, points: rule.points, verdict: conclusion.verdict,
        because: rule.because, hint: rule.hint,
        findings: findings(of: rule, conclusion, in: trace, scenario: scenario))
    }
  }

  private func findings(
    of rule: Rule, _ conclusion: Conclusion, in trace: Trace, scenario: String
  ) -> [Finding] {
    conclusion.blames.compactMap { blame in
      let evidence = blame.parts.compactMap { part in
        part.violation.map { Evidence(of: $0, part.statement, in: trace) }
      }
      guard let violation = blame.parts.first?.violation, let shown = evidence.first else {
        return nil
      }
      return Finding(
        kind: violation.kind, scenario: scenario,
        expected: FindingWords.expected(blame.demand),
        came: FindingWords.came(blame, evidence),
        story: shown.story, because: rule.because, hint: rule.hint, lines: shown.lines)
    }
  }
}

/// Collects the rules of a contract.
@resultBuilder
public enum ContractBuilder {
  public static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
  public static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
  public static func buildExpression(_ contract: Contract) -> [Rule] { contract.rules }
  public static func buildBlock(_ parts: [Rule]...) -> [Rule] { parts.flatMap { $0 } }
  public static func buildArray(_ parts: [[Rule]]) -> [Rule] { parts.flatMap { $0 } }
  public static func buildOptional(_ part: [Rule]?) -> [Rule] { part ?? [] }
  public static func buildEither(first part: [Rule]) -> [Rule] { part }
  public static func buildEither(second part: [Rule]) -> [Rule] { part }
}
