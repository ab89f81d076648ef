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
    [1, 2, 4].flatMap { q in [1, 2, 4].map { SegmentScope(scope, q: q, r: $0) } }
  }

  private func assertAgree(
    _ definitions: [SegmentDefinition], file: StaticString = #filePath, line: UInt = #line
  ) {
    var comparison = SegmentComparison()
    for definition in definitions {
      for scope in Self.scopes { comparison.compare(definition, scope, upTo: 5) }
    }

    XCTAssertEqual(comparison.differences.prefix(5), [], file: file, line: line)
    XCTAssertEqual(comparison.count, definitions.count * 45 * 363, file: file, line: line)
    XCTAssertGreaterThan(comparison.violated, comparison.count / 10, file: file, line: line)
  }

  func testAnExactOrderIsKeptInWholeRounds() {
    assertAgree(Self.orders)
  }

  func testPairsBalanceWhereNeverMoreEndThanBeganAndNoneIsLeft() {
    assertAgree(Self.pairs(1, 2))
  }

  func testWhatBothBeginsAndEndsAPairBeginsItFirst() {
    assertAgree(Self.pairs(3, 2) + Self.pairs(3, 6))
  }
}
