import Foundation
import Grading
import LifecycleTrace

/// How a course did in one assignment: the content of `summary.json`.
public struct AssignmentSummary: Hashable, Sendable, Codable {
  public static let currentSchema = "lifecyclelab/summary/v1"

  /// Of the submissions with the status `graded` alone; nil where there is none.
  public struct Scores: Hashable, Sendable, Codable {
    /// Rounded to two decimals, as is the median.
    public var mean: Double
    public var median: Double
    public var min: Int
    public var max: Int
  }

  /// How many submissions have each status; every status has its key.
  public struct Counts: Hashable, Sendable, Codable {
    public var graded = 0
    public var doesNotCompile = 0
    public var missing = 0
    public var notGraded = 0
  }

  /// How the graded submissions did in one criterion.
  public struct Criterion: Hashable, Sendable, Codable {
    public var id: String
    public var title: String
    public var points: Int
    public var satisfied = 0
    public var violated = 0
    public var notExercised = 0
  }

  public struct Student: Hashable, Sendable, Codable {
    public var student: String
    public var status: StudentReport.Status
    /// Nil for `notGraded`.
    public var score: Int?
    /// True where this grading failed and the report is of an earlier one; else not written.
    public var earlier: Bool?
  }

  public var schema = AssignmentSummary.currentSchema
  public var assignment: String
  public var title: String
  public var maxScore: Int
  public var counts: Counts
  public var scores: Scores?
  /// In the rubric's order.
  public var criteria: [Criterion]
  /// In the order of their ids, upper and lower case alike.
  public var students: [Student]
}

extension AssignmentSummary.Student {
  /// Writes `null` for a score that is not there, so that every row has the same keys.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(student, forKey: .student)
    try container.encode(status, forKey: .status)
    try container.encode(score, forKey: .score)
    try container.encodeIfPresent(earlier, forKey: .earlier)
  }
}

extension AssignmentSummary.Scores {
  init?(of scores: [Int]) {
    let sorted = scores.sorted()
    guard let first = sorted.first, let last = sorted.last else { return nil }
    min = first
    max = last
    mean = Self.rounded(Double(sorted.reduce(0, +)) / Double(sorted.count))
    let middle = sorted.count / 2
    let isEven = sorted.count.isMultiple(of: 2)
    median = isEven ? Double(sorted[middle - 1] + sorted[middle]) / 2 : Double(sorted[middle])
  }

  private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}

extension AssignmentSummary.Counts {
  init(of reports: some Sequence<StudentReport>) {
    for report in reports {
      switch report.status {
      case .graded: graded += 1
      case .doesNotCompile: doesNotCompile += 1
      case .missing: missing += 1
      case .notGraded: notGraded += 1
      }
    }
  }
}

extension AssignmentSummary.Criterion {
  /// The criteria of all reports, each with its verdicts in those that are graded.
  static func all(in reports: [StudentReport]) -> [Self] {
    var criteria: [Self] = []
    var positions: [String: Int] = [:]
    for report in reports {
      for criterion in report.criteria {
        let position = positions[criterion.id] ?? criteria.count
        if position == criteria.count {
          positions[criterion.id] = position
          criteria.append(
            Self(id: criterion.id, title: criterion.title, points: criterion.points))
        }
        if report.status == .graded { criteria[position].count(criterion.verdict) }
      }
    }
    return criteria
  }

  private mutating func count(_ verdict: Verdict) {
    switch verdict {
    case .satisfied: satisfied += 1
    case .violated: violated += 1
    case .notExercised: notExercised += 1
    }
  }
}
