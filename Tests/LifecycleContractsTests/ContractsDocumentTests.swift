import Foundation
import LifecycleTrace
import XCTest

@testable import LifecycleContracts

/// `Documentation/Contracts.md` says what is so: its examples compile, its pictures are played.
final class ContractsDocumentTests: XCTestCase {
  private static let here = URL(filePath: #filePath).deletingLastPathComponent()

  private func text(_ url: URL) throws -> String {
    String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }

  private func page() throws -> String {
    let root = Self.here.deletingLastPathComponent().deletingLastPathComponent()
    return try text(root.appending(components: "Documentation", "Contracts.md"))
  }

  /// The lines of each fenced block of a language.
  private func blocks(_ language: String) throws -> [[String]] {
    var found: [[String]] = []
    var open: [String]?
    for line in try page().split(separator: "\n", omittingEmptySubsequences: false) {
      if let block = open {
        if line == "```" { found.append(block) }
        open = line == "```" ? nil : block + [String(line)]
      } else if line == "```\(language)" {
        open = []
      }
    }
    return found
  }

  private func dense(_ text: String) -> String { text.filter { !$0.isWhitespace } }

  func testEveryExampleCompilesAndIsValid() throws {
    let source = dense(try text(Self.here.appending(component: "DocumentedExamples.swift")))

    let examples = try blocks("swift")

    XCTAssertGreaterThanOrEqual(examples.count, 6)
    for example in examples {
      XCTAssertTrue(source.contains(dense(example.joined())), example.joined(separator: "\n"))
    }
    try saving.validate()
    let parts = [
      DocumentedExamples.patterns, DocumentedExamples.objects, DocumentedExamples.times,
      DocumentedExamples.together, DocumentedExamples.exercised,
    ]
    for demand in parts.joined() {
      try Contract("C") { Rule("R", points: 1) { demand.and(Existence(of: .processStart)) } }
        .validate()
    }
  }

  func testEveryEventPatternThatIsNamedCompiles() throws {
    let source = dense(try text(Self.here.appending(component: "DocumentedExamples.swift")))
    let page = try page()
    let section = try XCTUnwrap(page.firstMatch(of: /(?s)\n## Events\n(.*?)\n## Patterns\n/)).1

    let named = section.matches(of: /`(\.[^`…]+)`/).map { dense(String($0.1)) }
      .filter { !$0.hasPrefix(".equals") && !$0.hasPrefix(".at") && !$0.hasPrefix(".contains") }

    XCTAssertGreaterThanOrEqual(named.count, 20)
    for pattern in named where pattern != ".isPresent" {
      XCTAssertTrue(source.contains(pattern), pattern)
    }
    let rule = Rule("R", points: 1) { Existence(of: .anyOf(DocumentedExamples.events)) }
    try Contract("C") { rule }.validate()
  }

  func testTheHeadsOfPicturesSayWhatTheyStandFor() throws {
    let source = try text(Self.here.appending(component: "DocumentedTimelines.swift"))
    let entries = source.matches(of: /"([^"]+)":\s+([^\n]+),\n/)

    XCTAssertEqual(
      entries.count, DocumentedTimelines.constraints.count + DocumentedTimelines.scopes.count)
    for entry in entries { XCTAssertEqual(entry.1, entry.2) }
  }

  // MARK: Pictures

  /// What stands on a line of time, and what is written behind it.
  private func read(_ line: String) -> (tokens: [String], behind: String) {
    let end = line.lastIndex(of: "─").map { line.index(after: $0) } ?? line.startIndex
    let tokens = line[..<end].split(separator: "─").map(String.init)
    return (tokens, line[end...].trimmingCharacters(in: .whitespaces))
  }

  /// The events of a line of time, with their tokens' places as a detail.
  private func events(_ tokens: [String], startingProcess: Bool) -> [Event] {
    let words = tokens.map { token in
      switch token {
      case "start", "end": token
      case "active", "background", "suspended": "=\(token)"
      case "f": "f("
      case "/f": ")"
      default: token.hasSuffix("s") ? "+\(token.dropLast())" : "#\(token)"
      }
    }
    let places = tokens.indices.filter { !words[$0].hasPrefix("+") }
    var events = trace((startingProcess ? "start " : "") + words.joined(separator: " ")).events
    for (index, place) in zip(events.indices.suffix(places.count), places) {
      events[index].name = events[index].name == "f(_:)" ? "f" : events[index].name
      events[index].detail["place"] = .int(Int64(place))
    }
    return events
  }

  /// The place of a word such as `the second a`, or of `a`, among the tokens; nil for the end.
  private func place(_ words: String, in tokens: [String]) -> Int? {
    if words == "the end" { return nil }
    let parts = words.split(separator: " ")
    let count = ["second": 2, "third": 3][parts.dropFirst().first ?? ""] ?? 1
    let places = tokens.indices.filter { tokens[$0] == parts.last.map(String.init) }
    return count <= places.count ? places[count - 1] : -1
  }

  private func check(_ line: String, _ constraint: any Constraint) {
    let (tokens, said) = read(line)
    let events = events(tokens, startingProcess: true)
    var monitor = Monitor(Rule("R", points: 1) { constraint })
    for event in events { monitor.observe(event) }
    let conclusion = monitor.conclusion()
    switch conclusion.verdict {
    case .satisfied: XCTAssertEqual(said, "kept", "\(constraint.statement) \(line)")
    case .notExercised: XCTAssertEqual(said, "not exercised", "\(constraint.statement) \(line)")
    case .violated:
      XCTAssertTrue(said.hasPrefix("broken at "), "\(constraint.statement) \(line)")
      let violation = conclusion.statements.first?.violation
      let certain = (violation?.closing ?? violation?.culprit).flatMap { n in
        events.first { $0.n == n }?.detail["place"]?.int.map(Int.init)
      }
      XCTAssertEqual(certain, place(String(said.dropFirst(10)), in: tokens), line)
    }
  }

  func testEveryPictureOfAPatternIsPlayed() throws {
    var heads: Set<String> = []
    var count = 0
    for block in try blocks("timeline") {
      let head = try XCTUnwrap(block.first)
      let constraint = try XCTUnwrap(DocumentedTimelines.constraints[head], head)
      heads.insert(head)
      for line in block.dropFirst() {
        check(line, constraint)
        count += 1
      }
    }
    XCTAssertEqual(heads, Set(DocumentedTimelines.constraints.keys))
    XCTAssertGreaterThan(count, 50)
  }

  func testEveryPictureOfAScopeIsPlayed() throws {
    var heads: Set<String> = []
    for block in try blocks("timeline scope") {
      let tokens = read(try XCTUnwrap(block.first).trimmingCharacters(in: .whitespaces)).tokens
      let events = events(tokens, startingProcess: false)
      for line in block.dropFirst() {
        let split = try XCTUnwrap(line.firstIndex(of: "─"))
        let head = line[..<split].trimmingCharacters(in: .whitespaces)
        let scope = try XCTUnwrap(DocumentedTimelines.scopes[head], head)
        heads.insert(head)
        XCTAssertEqual(
          read(String(line[split...])).tokens, events.map { isInside($0, of: scope, events) }, line)
      }
    }
    XCTAssertEqual(heads, Set(DocumentedTimelines.scopes.keys))
  }

  /// Whether an event is in a segment of the scope: an absence of it is broken.
  private func isInside(_ event: Event, of scope: Scope, _ events: [Event]) -> String {
    let place = event.detail["place"] ?? .null
    let it = EventPattern(test: .kinds(.all)).where("place", .equals(place))
    var monitor = Monitor(Rule("R", points: 1) { Absence(of: it, during: scope) })
    for event in events { monitor.observe(event) }
    return monitor.conclusion().verdict == .violated ? "■" : "·"
  }

  func testTheFindingIsOne() throws {
    let contract = Contract("C") {
      Rule("Stops each timer before the app is in the background", points: 3) {
        DocumentedExamples.objects[0]
      }
      .because("Timers of a suspended app do not fire.")
      .hint("Call invalidate() in applicationWillResignActive(_:).")
    }
    let words = """
      >launch start =active timer@Timer#2 timer@Timer >home untimer@Timer =background untimer@Timer#2
      """

    XCTAssertTrue(
      try page().contains("```\n\(LifecycleContractsTests.blocks(contract, words))\n```"))
  }
}
