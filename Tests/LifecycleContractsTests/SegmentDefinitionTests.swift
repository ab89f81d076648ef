import PublishedPatterns
import XCTest

/// Orders and pairs are kept where, segment by segment, the letters are as they should be.
final class SegmentDefinitionTests: XCTestCase {
  private static let orders: [SegmentDefinition] = [[0, 1], [0, 1, 2], [0, 1, 0]].flatMap { order in
    [
      .exactOrder(order, allowingOthers: true), .exactOrder(order, allowingOthers: false),
    ]
  }

  private static func pairs(_ begin: UInt8, _ end: UInt8) -> [SegmentDefinition] {
    [nil, 1, 2].flatMap { most in
      [false, true].map {
        .balancedPairs(begin: begin, end: end, atMost: most, mayStayOpen: $0)
      }
    }
  }

  private static let scopes = PropertyScope.allCases.flatMap { scope in
    let names = scope.propositions
    let opening: [UInt8] = names.contains("Q") ? [1, 2, 4, 3, 7] : [0]
    let closing: [UInt8] = names.contains("R") ? [1, 2, 4] : [0]
    return opening.flatMap { q in closing.map { SegmentScope(scope, q: q, r: $0) } }
  }

  private func assertAgree(
    _ definitions: [SegmentDefinition], file: StaticString = #filePath, line: UInt = #line
  ) {
    var comparison = SegmentComparison()
    for definition in definitions {
      for scope in Self.scopes { comparison.compare(definition, scope, upTo: 5) }
    }

    XCTAssertEqual(comparison.differences.prefix(5), [], file: file, line: line)
    XCTAssertEqual(comparison.count, definitions.count * 39 * 363, file: file, line: line)
    XCTAssertGreaterThan(comparison.violated, comparison.count / 10, file: file, line: line)
  }

  func testAnExactOrderIsKeptInWholeRounds() {
    assertAgree(Self.orders)
  }

  func testAPartialOrderNeedsAllOfItsEarlierEventsInEachRound() {
    assertAgree([
      .partialOrder([1, 2], before: 4), .partialOrder([1, 3], before: 2),
      .partialOrder([5, 2], before: 4), .partialOrder([1], before: 6),
    ])
  }

  func testPairsBalanceWhereNeverMoreEndThanBeganAndNoneIsLeft() {
    assertAgree(Self.pairs(1, 2))
  }

  func testWhatBothBeginsAndEndsAPairBeginsItFirst() {
    assertAgree(Self.pairs(3, 2) + Self.pairs(3, 6))
  }
}
