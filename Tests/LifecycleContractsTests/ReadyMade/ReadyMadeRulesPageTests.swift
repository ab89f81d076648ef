import Foundation
import LifecycleContracts
import XCTest

/// `Documentation/ReadyMadeRules.md` has every ready-made rule that there is, with its sentences.
///
/// `LIFECYCLELAB_RECORD_GOLDENS=1` prints the sentences as the page has to have them.
final class ReadyMadeRulesPageTests: XCTestCase {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The functions that make rules, by the sources.
  private static func functions() throws -> Set<String> {
    let folder = root.appending(path: "Sources/LifecycleContracts/ReadyMade")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return try Set(
      files.flatMap { file in
        try String(contentsOf: file, encoding: .utf8)
          .matches(of: #/public static func (\w+)\(/#).map { String($0.output.1) }
      })
  }

  private static func page() throws -> String {
    try String(
      contentsOf: root.appending(path: "Documentation/ReadyMadeRules.md"), encoding: .utf8)
  }

  func testThePageHasEachRuleOnce() throws {
    let rows = try Self.page().split(separator: "\n").compactMap { line in
      line.firstMatch(of: #/^\| `([a-z]\w+)` \|/#).map { String($0.output.1) }
    }

    XCTAssertEqual(rows.count, Set(rows).count)
    XCTAssertEqual(Set(rows), try Self.functions())
  }

  func testTheTestsKnowEachRule() throws {
    XCTAssertEqual(Set(ReadyMade.all.map(\.name)), try Self.functions())
  }

  func testThePageHasEachRulesTitleAndSentences() throws {
    let page = try Self.page()
    let isRecording =
      ProcessInfo.processInfo.environment["LIFECYCLELAB_RECORD_GOLDENS"] == "1"
    for (name, rule) in ReadyMade.all {
      let lines = ["### `\(name)`: \(rule.title)", ""] + rule.parts.map { "- \($0)" }
      if isRecording { print(lines.joined(separator: "\n") + "\n") }

      XCTAssert(page.contains(lines.joined(separator: "\n")), name)
    }
    XCTAssertFalse(isRecording, "recorded, not compared")
  }
}

extension Rule {
  /// What it asks, one sentence for each part that is written as one.
  fileprivate var parts: [String] {
    func parts(of demand: Demand) -> [String] {
      switch demand {
      case .all(let demands): demands.flatMap(parts)
      case .each(let subject, .all(let demands)):
        demands.flatMap(parts).map { part in
          Demand.each(subject, demands[0]).description.prefix { $0 != ":" } + ": \(part)"
        }
      default: [demand.description]
      }
    }
    return parts(of: demand)
  }
}
