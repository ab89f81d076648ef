import FiniteLTL
import XCTest

/// The definition keeps the laws that textbooks give for finite words.
final class SemanticsTests: XCTestCase {
  private static let p = Samples.p
  private static let s = Samples.s
  private static let words = Samples.words(upTo: 4)

  /// Checks two formulas for being true at the same positions of every word.
  private func assertSame(
    _ left: Formula, _ right: Formula, file: StaticString = #filePath, line: UInt = #line
  ) {
    for word in Self.words {
      let differs = word.indices.contains {
        left.holds(in: word, at: $0) != right.holds(in: word, at: $0)
      }
      if differs {
        return XCTFail("\(left) and \(right) differ in \(word)", file: file, line: line)
      }
    }
  }

  func testOperatorsAreDual() {
    for (a, b) in pairs {
      assertSame(.not(.eventually(a)), .always(.not(a)))
      assertSame(.not(.next(a)), .weakNext(.not(a)))
      assertSame(.not(.until(a, b)), .weakUntil(.not(b), .and(.not(a), .not(b))))
      assertSame(.not(.weakUntil(a, b)), .until(.not(b), .and(.not(a), .not(b))))
    }
  }

  func testOperatorsExpandOverThePositionAfter() {
    for (a, b) in pairs {
      assertSame(.eventually(a), .or(a, .next(.eventually(a))))
      assertSame(.always(a), .and(a, .weakNext(.always(a))))
      assertSame(.until(a, b), .or(b, .and(a, .next(.until(a, b)))))
      assertSame(.weakUntil(a, b), .or(b, .and(a, .weakNext(.weakUntil(a, b)))))
    }
  }

  func testTheWeakUntilIsAsThePublishedPageDefinesIt() {
    for (a, b) in pairs {
      assertSame(.weakUntil(a, b), .or(.always(a), .until(a, b)))
      assertSame(.weakUntil(a, b), .implies(.eventually(.not(a)), .until(a, b)))
      assertSame(.weakUntil(a, b), .until(a, .or(b, .always(a))))
    }
  }

  func testEventuallyAndAlwaysAreUntils() {
    for (a, _) in pairs {
      assertSame(.eventually(a), .until(.true, a))
      assertSame(.always(a), .weakUntil(a, .not(.true)))
    }
  }

  func testTheLastPositionHasNoNext() {
    let lastOnly = Formula.not(.next(.true))

    for word in Self.words {
      for position in word.indices {
        XCTAssertEqual(lastOnly.holds(in: word, at: position), position == word.count - 1)
      }
    }
    assertSame(.weakNext(Self.p), .or(lastOnly, .next(Self.p)))
    assertSame(.eventually(.always(Self.p)), .eventually(.and(lastOnly, Self.p)))
  }

  func testFormulasHoldWhereTheyShould() {
    let word: [Set<String>] = [["P"], ["P"], ["S"], []]
    func positions(_ text: String) throws -> [Int] {
      let formula = try FormulaParser.parse(text)
      return word.indices.filter { formula.holds(in: word, at: $0) }
    }

    XCTAssertEqual(try positions("P"), [0, 1])
    XCTAssertEqual(try positions("P U S"), [0, 1, 2])
    XCTAssertEqual(try positions("oP"), [0])
    XCTAssertEqual(try positions("wP"), [0, 3])
    XCTAssertEqual(try positions("<>S"), [0, 1, 2])
    XCTAssertEqual(try positions("[]!P"), [2, 3])
    XCTAssertEqual(try positions("S -> oP"), [0, 1, 3])
    XCTAssertEqual(try positions("!P W S"), [2, 3])
  }

  /// Formulas to put for a and b: propositions, and some of one operator.
  private var pairs: [(Formula, Formula)] {
    let parts = [Self.p, Self.s, .next(Self.p), .eventually(Self.s), .until(Self.p, Self.s)]
    return parts.flatMap { a in parts.map { (a, $0) } }
  }
}
