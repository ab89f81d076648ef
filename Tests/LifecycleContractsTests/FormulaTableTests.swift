import FiniteLTL
import Foundation
import PublishedPatterns
import SeededRandom
import XCTest

/// The formulas that monitors are compared with are those that are published, but for corrections
/// that show a word for it.
final class FormulaTableTests: XCTestCase {
  private func formula(_ text: String) throws -> Formula {
    try FormulaParser.parse(FormulaParser.balanced(text))
  }

  func testEveryPublishedPatternHasAFormulaInEveryScope() throws {
    let published = try FormulaTable.published()

    XCTAssertEqual(published.count, 11 * 5)
    XCTAssertEqual(Set(published.map(\.subject)).count, 55)
    XCTAssertEqual(try FormulaTable.own().count, 20 * 5)
    for meaning in try published + FormulaTable.own() {
      XCTAssertTrue(
        meaning.formula.propositions.isSubset(of: meaning.subject.propositions), meaning.text)
    }
  }

  func testWhatIsNotCorrectedIsRunAsPublished() throws {
    let published = try FormulaTable.published()
    let untouched = published.filter { $0.correction == nil }

    XCTAssertEqual(untouched.count, 42)
    for meaning in untouched { XCTAssertEqual(meaning.text, meaning.published) }
  }

  func testEachCorrectionShowsAWordOnWhichThePublishedFormulaSaysTheOpposite() throws {
    let corrected = try FormulaTable.published().filter { $0.correction != nil }

    XCTAssertEqual(corrected.count, 13)
    for meaning in corrected {
      let correction = try XCTUnwrap(meaning.correction)
      let published = try formula(try XCTUnwrap(meaning.published))
      XCTAssertFalse(correction.witnesses.isEmpty)
      for witness in correction.witnesses {
        let place = "\(meaning.subject): \(witness.word)"
        XCTAssertEqual(meaning.formula.holds(in: witness.positions), witness.holds, place)
        XCTAssertEqual(published.holds(in: witness.positions), !witness.holds, place)
      }
    }
  }

  func testFivePublishedTextsHaveAParenthesisTooManyOrTooFew() throws {
    let unbalanced = try FormulaTable.published().filter { meaning in
      meaning.published.map { FormulaParser.balanced($0) != $0 } ?? false
    }

    XCTAssertEqual(
      unbalanced.map(\.subject.description),
      [
        "Existence, After Q", "Response, After Q until R", "Precedence chain 2-1, After Q",
        "Precedence chain 1-2, Globally", "Precedence chain 1-2, After Q",
      ])
  }

  func testOurOwnFormulasSayTheSameWhereOneIsPublished() throws {
    var random = SeededGenerator(seed: 1_999)
    for meaning in try FormulaTable.published() {
      let names = meaning.subject.propositions
      let own = StepwiseFormula(
        try FormulaTable.ownFormula(of: meaning.subject), propositions: names)
      let letters: ClosedRange<UInt32> = 0...((1 << UInt32(names.count)) - 1)

      for _ in 0..<1_000 {
        let sparse = UInt32.random(in: letters, using: &random)
        let word = (0..<Int.random(in: 1...9, using: &random)).map { _ in
          UInt32.random(in: letters, using: &random) & ~sparse
            | UInt32.random(in: letters, using: &random)
            & UInt32.random(in: letters, using: &random)
        }
        XCTAssertEqual(
          meaning.stepwise.holds(in: word), own.holds(in: word), "\(meaning.subject): \(word)")
      }
    }
  }

  func testThePublishedFormulaForTwoStaysIsOneOfARowForAnyNumber() throws {
    let words = ShortWords(alphabet: 8, longest: 5)
    for meaning in try FormulaTable.published() where meaning.subject.pattern.countsStays {
      XCTAssertEqual(
        try FormulaTable.nestedStays(atMost: 2, meaning.subject.scope), meaning.formula)
    }
    for scope in PropertyScope.allCases {
      for most in 1...2 {
        let names = ["P", "Q", "R"]
        let subject = ScopedPattern(.stays(.atMost(most)), scope)
        let nested = StepwiseFormula(
          try FormulaTable.nestedStays(atMost: most, scope), propositions: names)
        let counted = StepwiseFormula(try FormulaTable.ownFormula(of: subject), propositions: names)
        let letters = (0..<8).map(UInt32.init)

        let same =
          nested.holds(inEach: words, over: letters)
          == counted.holds(inEach: words, over: letters)

        XCTAssertTrue(same, "\(subject)")
      }
    }
  }

  func testTheDocumentationShowsTheFormulas() throws {
    let page = URL(filePath: #filePath)
      .appending(path: "../../../Documentation/PublishedPatterns.md").standardized
    let text = try String(contentsOf: page, encoding: .utf8)
    let extensions: Set<PropertyPattern> = [
      .events(.atMost(2)), .events(.atLeast(2)), .stays(.atLeast(2)), .responseBeforeDeadline,
      .partialOrder, .causes(3), .effects(3), .stimuli(3), .responses(3), .constrainedResponses(3),
    ]
    let own = try FormulaTable.own().filter { extensions.contains($0.subject.pattern) }
    let all = try FormulaTable.published() + own

    XCTAssertEqual(all.count, 21 * 5)
    for start in stride(from: 0, to: all.count, by: 5) {
      let section = CatalogueText.section(Array(all[start..<start + 5]))
      let pattern = all[start].subject.pattern
      XCTAssertTrue(text.contains("### \(pattern)\n"), "\(pattern)")
      XCTAssertTrue(text.contains(section), "\(pattern)\n\(section)")
    }
  }
}
