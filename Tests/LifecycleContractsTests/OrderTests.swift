import LifecycleTrace
import XCTest

@testable import LifecycleContracts

/// Exact orders, partial orders and pairs: each line of their documentation, and every short word.
final class OrderTests: XCTestCase {
  private static let a = EventPattern.notification("a")
  private static let b = EventPattern.notification("b")
  private static let c = EventPattern.notification("c")

  /// Whether a run of these letters breaks the constraint.
  private func breaks(_ constraint: some Constraint, _ letters: some Sequence<Character>) -> Bool {
    let words = letters.map { "#\($0)" }.joined(separator: " ")
    return verdict("start \(words)") { constraint } == .violated
  }

  private func everyWord(_ body: (String) -> Void) {
    var words = [""]
    for _ in 0..<6 {
      words = words.flatMap { word in ["a", "b", "c"].map { word + $0 } }
      words.forEach(body)
    }
  }

  func testExactOrdersAgreeWithTheirExpressionOnEveryShortWord() {
    let (a, b, c) = (Self.a, Self.b, Self.c)
    everyWord { word in
      XCTAssertEqual(
        breaks(ExactOrder(of: [a, b]), word),
        word.filter { $0 != "c" }.wholeMatch(of: /(ab)*/) == nil, word)
      XCTAssertEqual(
        breaks(ExactOrder(of: [a, b, c]), word), word.wholeMatch(of: /(abc)*/) == nil, word)
      XCTAssertEqual(
        breaks(ExactOrder(of: [a, b, a]), word),
        word.filter { $0 != "c" }.wholeMatch(of: /(aba)*/) == nil, word)
      XCTAssertEqual(
        breaks(ExactOrder(of: [a, b], allowingOthers: false), word),
        word.wholeMatch(of: /(c*ab)*c*/) == nil, word)
    }
  }

  func testPartialOrdersAgreeWithTheirDefinitionOnEveryShortWord() {
    everyWord { word in
      let rounds = word.split(separator: "c", omittingEmptySubsequences: false).dropLast()

      XCTAssertEqual(
        breaks(PartialOrder(of: [Self.a, Self.b], before: Self.c), word),
        !rounds.allSatisfy { $0.contains("a") && $0.contains("b") }, word)
      XCTAssertEqual(
        breaks(PartialOrder(of: [Self.a], before: Self.c), word),
        !rounds.allSatisfy { $0.contains("a") }, word)
    }
  }

  func testPairsAgreeWithTheirCountOnEveryShortWord() {
    everyWord { word in
      let open = word.indices.map { place in
        word[...place].count { $0 == "a" } - word[...place].count { $0 == "b" }
      }
      for most in [nil, 1, 2] {
        for mayStayOpen in [true, false] {
          let isRight =
            open.allSatisfy { $0 >= 0 && $0 <= most ?? .max }
            && (mayStayOpen || open.last == 0)
          let pairs = BalancedPairs(
            of: Self.a, and: Self.b, atMost: most, mayStayOpen: mayStayOpen)

          XCTAssertEqual(breaks(pairs, word), !isRight, "\(word) \(pairs)")
        }
      }
    }
  }

  func testAnEventOutOfOrderBeginsTheOrderAnew() {
    let order = ExactOrder(of: [Self.a, Self.b])
    func violation(_ words: String) -> Violation? {
      conclusion(words, of: Rule("R", points: 1) { order }).statements.first?.violation
    }

    XCTAssertEqual(violation("start #a #a #b")?.culprit, 3)
    XCTAssertEqual(violation("start #a #a #b")?.anchor, 2)
    XCTAssertEqual(violation("start #a #a #b")?.came, [2])
    XCTAssertNil(violation("start #c #a #b #c"))
  }

  func testAnEventThatMatchesSeveralPlacesIsTheNext() {
    let order = ExactOrder(of: [.anyOf(Self.a, Self.b), Self.b, Self.a])

    XCTAssertFalse(breaks(order, "aba"))
    XCTAssertFalse(breaks(order, "bba"))
    XCTAssertTrue(breaks(order, "bab"))
  }

  func testAStrictOrderLeavesOtherKindsOfEventAlone() {
    let order = ExactOrder(of: [Self.a, Self.b], allowingOthers: false)

    XCTAssertEqual(verdict("start #a timer >home f( ) #b") { order }, .satisfied)
    XCTAssertEqual(verdict("start #a #c #b") { order }, .violated)
    XCTAssertEqual(verdict("start #a #b #c #a #b") { order }, .satisfied)
  }

  func testAnOrderInAScopeIsWholeInEachSegment() {
    let order = ExactOrder(of: [Self.a, Self.b], during: .callback(CallbackName("f(_:)")))

    XCTAssertEqual(verdict("start f( ) f( #a #b #a #b ) #b") { order }, .satisfied)
    XCTAssertEqual(verdict("start f( #a ) f( #b )") { order }, .violated)
    XCTAssertEqual(verdict("start f( )") { order }, .notExercised)
  }

  func testAnOrderGoesOnAcrossProcessesAndPairsDoNot() {
    XCTAssertFalse(breaks(PartialOrder(of: [Self.a], before: Self.c), "ac"))
    XCTAssertEqual(
      verdict("start #a end start #b") { ExactOrder(of: [Self.a, Self.b]) }, .satisfied)
    XCTAssertEqual(
      verdict("start #a end start #c") { PartialOrder(of: [Self.a], before: Self.c) }, .satisfied)
    XCTAssertEqual(
      verdict("start #a end start #b") { BalancedPairs(of: Self.a, and: Self.b) }, .violated)
  }

  func testOneEventMayBeEarlierAndLater() {
    let both = EventPattern.anyOf(Self.a, Self.c)

    XCTAssertFalse(breaks(PartialOrder(of: [both], before: Self.c), "cc"))
    XCTAssertTrue(breaks(PartialOrder(of: [both, Self.b], before: Self.c), "cb"))
    XCTAssertFalse(breaks(BalancedPairs(of: both, and: Self.c, atMost: 1), "cc"))
    XCTAssertTrue(breaks(BalancedPairs(of: both, and: Self.c, atMost: 1), "ac"))
  }

  func testASecondOpeningChangesNothingForOrdersAndPairs() {
    let (a, b, c) = (Self.a, Self.b, Self.c)
    let scope = Scope.after(.stimulus("q"), until: .stimulus("r"))
    let words = "start >q #a >q #b >r"

    XCTAssertEqual(verdict(words) { ExactOrder(of: [a, b], during: scope) }, .satisfied)
    XCTAssertEqual(verdict(words) { BalancedPairs(of: a, and: b, during: scope) }, .satisfied)
    XCTAssertEqual(
      verdict("start >q #a #b >q #c >r") { PartialOrder(of: [a, b], before: c, during: scope) },
      .satisfied)
  }
}
