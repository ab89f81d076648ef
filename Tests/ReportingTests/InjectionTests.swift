import Foundation
import Grading
import LifecycleTrace
import XCTest

@testable import Reporting

/// Puts hostile text into every text of a report, one after the other, and looks at all formats.
final class InjectionTests: XCTestCase {
  private let hostile =
    "=1+1\"'><script>alert(1)</script><img src=x onerror=y>\u{0}\u{1B}[2J\u{7F}\u{9B}\u{85}"
    + "\u{202E}\u{2066}\u{200B}\u{FEFF}\u{2028}\r\n\t,;\u{FFFE}</style></title><!--"

  /// Keys whose values are words of a closed list, which no submission can choose.
  private let closed: Set<String> = [
    "status", "verdict", "kind", "visibility", "outcome", "severity",
  ]

  func testNoTextOfAReportBreaksOutOfAnyFormat() throws {
    var seen: Set<String> = []
    for report in [Sample.partly, Sample.stopped, Sample.notGraded, Sample.broken, full] {
      for (key, mutated) in try mutations(of: report) {
        seen.insert(key)
        try assertHarmless(mutated, key)
      }
    }

    XCTAssertEqual(
      seen,
      [
        "assignment", "because", "callback", "came", "expected", "file", "hint", "id", "isolation",
        "message", "replay", "scenario", "schema", "source", "story", "student", "text", "title",
      ])
  }

  func testNoNameOfAnAssignmentBreaksOut() throws {
    let report = AssignmentReport(
      assignment: hostile, title: hostile, maxScore: 1, reports: [])

    try assertHarmless(
      html: report.html(), json: String(decoding: report.summaryJSON(), as: UTF8.self),
      csv: report.csv(), "assignment")
  }

  /// A report in which every optional text is there.
  private var full: StudentReport {
    var report = Sample.partly
    report.message = "message"
    report.scenarios.append(Sample.stopped.scenarios[0])
    report.criteria[1].because = "because"
    report.criteria[1].findings[0].hint = "hint"
    return report
  }

  private func assertHarmless(_ report: StudentReport, _ key: String) throws {
    let readable = ReadableReport(report)
    let assignment = AssignmentReport(
      assignment: report.assignment, title: report.title, maxScore: 10, reports: [readable])

    let json = String(decoding: try readable.json(), as: UTF8.self)
    try assertHarmless(html: readable.html(), json: json, csv: assignment.csv(), key)
    let summary = String(decoding: try assignment.summaryJSON(), as: UTF8.self)
    try assertHarmless(html: assignment.html(), json: summary, csv: assignment.csv(), key)
  }

  private func assertHarmless(html: String, json: String, csv: String, _ key: String) throws {
    for text in [html, json, csv] {
      let hidden = text.unicodeScalars.filter(isHidden)
      XCTAssertTrue(hidden.isEmpty, "\(key): \(hidden.map(\.value))")
    }
    for markup in ["<script", "<img", "<!--", "onerror=y>", "javascript:"] {
      XCTAssertFalse(html.contains(markup), "\(key): \(markup)")
    }
    XCTAssertEqual(html.components(separatedBy: "</style>").count, 2, key)
    XCTAssertEqual(html.components(separatedBy: "</title>").count, 2, key)
    XCTAssertFalse(html.contains("href=\"/") || html.contains("href=\".."), key)
    for row in csv.components(separatedBy: "\r\n") {
      for cell in row.components(separatedBy: ",") {
        let first = cell.drop { $0 == "\"" }.unicodeScalars.first
        XCTAssertFalse(first.map("=+-@".unicodeScalars.contains) ?? false, "\(key): \(cell)")
      }
    }
    XCTAssertNoThrow(try JSONDecoder().decode(TraceValue.self, from: Data(json.utf8)), key)
  }

  /// Line feeds, tabs and the carriage returns of CSV are part of the formats.
  private func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD: false
    case 0...0x1F, 0x7F...0x9F, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF,
      0xFFFE:
      true
    default: false
    }
  }

  // MARK: Walking the model

  private func mutations(of report: StudentReport) throws -> [(String, StudentReport)] {
    let tree = try JSONDecoder().decode(TraceValue.self, from: JSONEncoder().encode(report))
    return try variants(of: tree, key: "").compactMap { key, tree in
      if closed.contains(key) { return nil }
      let data = try JSONEncoder().encode(tree)
      return (key, try JSONDecoder().decode(StudentReport.self, from: data))
    }
  }

  /// The tree once for each string in it, with that string replaced; and the key it stands under.
  private func variants(of value: TraceValue, key: String) -> [(String, TraceValue)] {
    switch value {
    case .string: [(key, .string(hostile))]
    case .list(let items):
      items.indices.flatMap { index in
        variants(of: items[index], key: key).map { found, item in
          var items = items
          items[index] = item
          return (found, .list(items))
        }
      }
    case .record(let record):
      record.keys.sorted().flatMap { name in
        variants(of: record[name]!, key: name).map { found, item in
          var record = record
          record[name] = item
          return (found, .record(record))
        }
      }
    default: []
    }
  }
}
