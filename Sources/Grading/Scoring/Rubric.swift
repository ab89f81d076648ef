import LifecycleTrace
import Wording

/// What an assignment scores: its criteria with their points, in the order of a report.
public struct Rubric: Hashable, Sendable {
  public struct Criterion: Hashable, Sendable {
    /// Stable and made from the title: lower-case words joined by hyphens.
    public var id: String
    public var title: String
    public var points: Int
    public var because: String?
    public var hint: String?
    /// Whether a contract's rule or a scenario's expectation judges it.
    public var source: CriterionResult.Source
    /// The rule in words; several where it depends on the scenario what it demands.
    public fileprivate(set) var wordings: [RuleWords] = []
  }

  public private(set) var criteria: [Criterion]
  /// Titles of criteria that the suites record and a report passes over.
  public private(set) var leftOut: Set<String> = []

  public var points: Int { criteria.reduce(0) { $0 + $1.points } }

  /// Passes over criteria on which the suites say nothing.
  mutating func leaveOut(_ titles: [String]) {
    leftOut.formUnion(titles)
    criteria.removeAll { leftOut.contains($0.title) }
  }
}

/// One run of one suite.
public struct SuiteRecord: Hashable, Sendable {
  public var suite: Suite
  public var record: RunRecord

  public init(suite: Suite, record: RunRecord) {
    self.suite = suite
    self.record = record
  }
}

extension Rubric {
  /// The criteria that `records` speak of, in the order of their first appearance.
  ///
  /// - Throws: the suite's fault, for a criterion that has other points in another scenario.
  public init(_ records: [SuiteRecord]) throws(GradingFault) {
    criteria = []
    var ids = UniqueSlugs()
    var firstPlace: [String: String] = [:]
    for record in records {
      for scenario in record.record.scenarios {
        let place = "\(record.suite.module).\(scenario.name)"
        for result in scenario.criteria {
          let known = criteria.first { $0.title == result.criterion }
          if let known, let first = firstPlace[result.criterion] {
            guard known.points == result.points else {
              throw .suite(
                "“\(result.criterion)” has \(known.points) points in \(first) "
                  + "and \(result.points) in \(place)")
            }
            continue
          }
          guard result.points >= 0 else {
            throw .suite("“\(result.criterion)” has \(result.points) points in \(place)")
          }
          firstPlace[result.criterion] = place
          criteria.append(
            Criterion(
              id: ids.id(of: result.criterion), title: result.criterion, points: result.points,
              because: result.because, hint: result.hint, source: result.source))
        }
      }
    }
    for record in records { takeWordings(record.record.rules) }
  }

  private mutating func takeWordings(_ rules: [RuleWords]) {
    for rule in rules {
      guard let index = criteria.firstIndex(where: { $0.title == rule.rule }),
        !criteria[index].wordings.contains(rule)
      else { continue }
      criteria[index].wordings.append(rule)
    }
  }
}

/// Makes ids from titles, each only once.
struct UniqueSlugs {
  private var taken: Set<String> = []

  mutating func id(of title: String) -> String {
    let stem = Wording.slug(title)
    var unique = stem
    var number = 2
    while !taken.insert(unique).inserted {
      unique = "\(stem)-\(number)"
      number += 1
    }
    return unique
  }
}
