import Foundation
import Grading
import XCTest

/// What grading must give for the submissions and mistakes of one assignment.
struct ExpectedGrades: Decodable {
  struct Grade: Decodable {
    var status: StudentReport.Status
    /// Absent for mistakes, which are told apart by what they violate.
    var score: Int?
    /// Titles, in the rubric's order.
    var violated: [String]?
    /// How many scenarios ended in each way other than `completed`.
    var outcomes: [String: Int]?
  }

  var submissions: [String: Grade]
  var mistakes: [String: Grade]

  static let folder = Project.root.appending(path: "Tests/EndToEndTests/Expected")

  init(assignment: String) throws {
    let file = Self.folder.appending(path: "\(assignment).json")
    self = try JSONDecoder().decode(ExpectedGrades.self, from: Data(contentsOf: file))
  }
}

extension ExpectedGrades.Grade {
  /// Fails for every difference between a report and what is expected of it.
  func check(_ report: StudentReport, file: StaticString = #filePath, line: UInt = #line) {
    let who = "\(report.assignment)/\(report.student)"
    XCTAssertEqual(report.status, status, who, file: file, line: line)
    if let score { XCTAssertEqual(report.score, score, who, file: file, line: line) }
    if let violated {
      let titles = report.criteria.filter { $0.verdict == .violated }.map(\.title)
      XCTAssertEqual(titles, violated, who, file: file, line: line)
    }
    let ended = report.scenarios.map(\.outcome.rawValue).filter { $0 != "completed" }
    let counts = Dictionary(grouping: ended, by: \.self).mapValues(\.count)
    XCTAssertEqual(counts, outcomes ?? [:], who, file: file, line: line)
  }
}
