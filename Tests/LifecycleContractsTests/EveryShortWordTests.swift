import LifecycleTrace
import SeededRandom
import XCTest

@testable import LifecycleContracts

/// Each monitor says on every short word what the slow definition says.
final class EveryShortWordTests: XCTestCase {
  private static let scope = CallbackName("scope")

  /// Events of a word: the letters that patterns speak of, and all that opens and closes scopes.
  private static let letters: [Character: (Event.Kind, String, state: String)] = [
    "a": (.notification, "a", "active"), "b": (.notification, "b", "active"),
    "c": (.notification, "c", "active"),
    "A": (.notification, "a", "background"), "B": (.notification, "b", "background"),
    "C": (.notification, "c", "background"),
    "z": (.notification, "z", "suspended"),
    "(": (.callback, "scope", "active"), ")": (.return, "scope", "active"),
    "S": (.process, "started", "active"), "E": (.process, "ended", "active"),
    "X": (.process, "ended", "background"),
  ]

  private static func event(_ letter: Character, _ n: Int) -> Event {
    let (kind, name, state) = letters[letter]!
    return Event(n: n, t: 0, kind: kind, name: name, state: state)
  }

  private static func word(_ letters: [Character]) -> [Event] {
    letters.enumerated().map { event($1, $0 + 1) }
  }

  private static let a = EventPattern.notification("a")
  private static let b = EventPattern.notification("b")
  private static let c = EventPattern.notification("c")

  /// Statements of two letters.
  private static func statements(_ scope: Scope) -> [Statement] {
    let constraints: [any Constraint] = [
      Response(to: a, b, during: scope),
      Response(to: a, b, before: a, during: scope),
      Response(to: a, b, before: b, during: scope),
      Response(to: a, .anyOf(a, b), during: scope),
      Response(to: .processEnd(), b, during: scope),
      Response(to: a, .processEnd(), before: b, during: scope),
      Precedence(of: a, before: b, during: scope),
      Precedence(of: a, before: .anyOf(a, b), during: scope),
      Precedence(of: a, before: .processEnd(), during: scope),
      Absence(of: a, during: scope),
      Absence(of: .processEnd(), during: scope),
      Absence(of: a, during: scope).exercised(by: b),
      Existence(of: a, during: scope),
      Existence(of: .processEnd(), during: scope),
      Existence(of: a, during: scope).exercised(by: b),
      BoundedExistence(of: a, atMost: 1, during: scope),
      BoundedExistence(of: a, atLeast: 2, during: scope),
      BoundedExistence(of: a, exactly: 1, during: scope),
      BoundedExistence(of: a, times: 1...2, during: scope),
      BoundedExistence(of: a, exactly: 1, during: scope).exercised(by: b),
    ]
    return constraints.map(\.statement)
  }

  /// Statements of three letters.
  private static func deadlineStatements(_ scope: Scope) -> [Statement] {
    [
      Response(to: a, b, before: c, during: scope).statement,
      Response(to: a, b, before: .anyOf(b, c), during: scope).statement,
      Response(to: a, b, before: c, during: scope).exercised(by: c),
    ]
  }

  /// Compares after each letter of each word, the empty one included.
  ///
  /// Walks the words depth first, so that a copy of the monitor goes on from each word.
  private func compare(
    _ statements: [Statement], in scope: Scope, over alphabet: String, upTo length: Int,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let rule = Rule("all", points: 0) { for statement in statements { statement } }
    var words = 0
    var differences: [String] = []
    func visit(_ word: [Event], _ letters: [Character], _ monitor: Monitor) {
      words += 1
      let segments = SlowSegment.all(of: scope, in: word)
      for (statement, part) in zip(statements, monitor.conclusion().statements) {
        let (fast, slow) = (SlowVerdict(part), SlowVerdict(statement, word, segments))
        guard fast != slow, differences.count < 5 else { continue }
        differences.append(
          "\(String(letters)): \(statement): monitor \(fast), definition \(slow)")
      }
      guard word.count < length else { return }
      for letter in alphabet {
        let event = Self.event(letter, word.count + 1)
        var next = monitor
        next.observe(event)
        visit(word + [event], letters + [letter], next)
      }
    }
    visit([], [], Monitor(rule))
    XCTAssertEqual(differences, [], file: file, line: line)
    XCTAssertEqual(words, wordCount(alphabet.count, upTo: length), file: file, line: line)
  }

  private func wordCount(_ letters: Int, upTo length: Int) -> Int {
    (0...length).reduce(0) { sum, power in
      sum + (0..<power).reduce(1) { product, _ in product * letters }
    }
  }

  func testEveryGlobalMonitorAgreesWithItsDefinition() {
    let scope = Scope.globally

    compare(Self.statements(scope), in: scope, over: "abSE", upTo: 6)
    compare(Self.deadlineStatements(scope), in: scope, over: "abcE", upTo: 6)
  }

  func testEveryProcessMonitorAgreesWithItsDefinition() {
    let scope = Scope.process

    compare(Self.statements(scope), in: scope, over: "abSE", upTo: 6)
    compare(Self.deadlineStatements(scope), in: scope, over: "abcSE", upTo: 6)
  }

  func testEveryCallbackMonitorAgreesWithItsDefinition() {
    let scope = Scope.callback(Self.scope)

    compare(Self.statements(scope), in: scope, over: "ab()E", upTo: 6)
    compare(Self.deadlineStatements(scope), in: scope, over: "abc()", upTo: 6)
  }

  func testEveryStateMonitorAgreesWithItsDefinition() {
    let scope = Scope.state(.background)

    compare(Self.statements(scope), in: scope, over: "aABX", upTo: 6)
    compare(Self.statements(scope), in: scope, over: "abABzEX", upTo: 4)
    compare(Self.deadlineStatements(scope), in: scope, over: "ABCaX", upTo: 6)
  }

  func testMonitorsAgreeOnLongRandomWords() {
    var random = SeededGenerator(seed: 20_240_229)
    let alphabets: [(Scope, [Character])] = [
      (.globally, Array("abcSE")), (.process, Array("abcSE")),
      (.callback(Self.scope), Array("abc()()E")), (.state(.background), Array("abABCzX")),
    ]
    for (scope, alphabet) in alphabets {
      let statements = Self.statements(scope) + Self.deadlineStatements(scope)
      let rule = Rule("all", points: 0) { for statement in statements { statement } }
      for _ in 0..<200 {
        let length = Int.random(in: 7...25, using: &random)
        let letters = (0..<length).map { _ in alphabet.randomElement(using: &random)! }
        let word = Self.word(letters)
        var monitor = Monitor(rule)

        for event in word { monitor.observe(event) }

        for (statement, part) in zip(statements, monitor.conclusion().statements) {
          XCTAssertEqual(
            SlowVerdict(part), SlowVerdict(statement, word), "\(String(letters)): \(statement)")
        }
      }
    }
  }

  func testACopiedMonitorGoesOnIndependently() {
    let rule = Rule("once", points: 1) { BoundedExistence(of: Self.a, exactly: 1) }
    var monitor = Monitor(rule)
    let word = Self.word(Array("Sa"))
    for event in word { monitor.observe(event) }

    var copy = monitor
    copy.observe(Event(n: 3, t: 0, kind: .notification, name: "a", state: "active"))

    XCTAssertEqual(monitor.conclusion().verdict, .satisfied)
    XCTAssertEqual(copy.conclusion().verdict, .violated)
  }
}
