import FiniteLTL
import PublishedPatterns
import SeededRandom
import XCTest

/// Monitors say of every short word what the published formulas say of it.
final class PublishedFormulasTests: XCTestCase {
  /// Compares each meaning on every word up to a length.
  ///
  /// - Parameter step: which mappings of propositions to letters: each n-th.
  private func compare(
    _ meanings: [Meaning], _ sets: Mapping.Sets, each step: Int = 1, upTo longest: Int,
    _ propositions: PatternComparison.Propositions = .posted
  ) -> PatternComparison {
    let words = ShortWords(alphabet: Mapping.letters.count, longest: longest)
    var comparison = PatternComparison()
    for meaning in meanings {
      let all = Mapping.all(of: meaning.subject.propositions.count, sets)
      let some = stride(from: 0, to: all.count, by: step).map { all[$0] }
      comparison.compare(meaning, some, on: words, propositions)
    }
    return comparison
  }

  private func assertNoDifference(
    _ comparison: PatternComparison, count: Int, file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertEqual(comparison.differences.prefix(5), [], file: file, line: line)
    XCTAssertEqual(comparison.count, count, file: file, line: line)
    XCTAssertGreaterThan(comparison.violated, count / 10, file: file, line: line)
    XCTAssertLessThan(comparison.violated, count - count / 10, file: file, line: line)
  }

  func testPublishedPatternsAgreeOnEveryWordOfSevenLetters() throws {
    let comparison = compare(try FormulaTable.published(), .single, upTo: 7)

    assertNoDifference(comparison, count: 3_082_260)
  }

  func testCountsDeadlinesAndPartialOrdersAgreeOnEveryWordOfSevenLetters() throws {
    let some = try FormulaTable.own().filter { $0.subject.pattern.propositions.count <= 3 }

    assertNoDifference(compare(some, .single, upTo: 7), count: 1_393_575)
  }

  func testChainsOfThreeAgreeOnEveryWordOfSixLetters() throws {
    let some = try FormulaTable.own().filter { $0.subject.pattern.propositions.count > 3 }

    assertNoDifference(compare(some, .single, each: 3, upTo: 6), count: 873_600)
  }

  func testPatternsAgreeWherePropositionsOverlap() throws {
    let short = try FormulaTable.published().filter {
      $0.subject.pattern.propositions.count <= 2 && !$0.subject.pattern.countsStays
    }
    let long = try FormulaTable.published().filter { $0.subject.pattern.propositions.count > 2 }

    assertNoDifference(compare(short, .pairs, upTo: 5), count: 495_858)
    assertNoDifference(compare(long, .pairs, each: 19, upTo: 5), count: 596_046)
  }

  func testPatternsAgreeOverStates() throws {
    let comparison = compare(try FormulaTable.published(), .single, upTo: 5, .states)

    assertNoDifference(comparison, count: 341_220)
  }

  func testMonitorsDifferFromEachPublishedFormulaThatIsCorrected() throws {
    let uncorrected = try FormulaTable.uncorrected()

    XCTAssertEqual(uncorrected.count, 13)
    for meaning in uncorrected {
      let comparison = compare([meaning], .single, upTo: 5)
      XCTAssertNotEqual(comparison.differences, [], "\(meaning.subject)")
    }
  }

  func testPatternsAgreeOnAHundredThousandLongWords() throws {
    let meanings = try FormulaTable.published() + FormulaTable.own()
    var random = SeededGenerator(seed: 2_026)
    var comparison = PatternComparison()

    for number in 0..<20_000 {
      let meaning = meanings[number % meanings.count]
      let mapping = Mapping.random(
        of: meaning.subject.propositions.count, single: meaning.subject.pattern.countsStays,
        using: &random)
      let words = (0..<5).map { _ in
        (0..<Int.random(in: 8...40, using: &random)).map { _ in
          Int.random(in: 0..<3, using: &random)
        }
      }
      comparison.compare(meaning, mapping, onEach: words)
    }

    assertNoDifference(comparison, count: 100_000)
  }

  func testAViolationOfACutTraceIsOneOfEveryLongerTrace() throws {
    let words = ShortWords(alphabet: Mapping.letters.count, longest: 5)
    var comparison = PatternComparison()

    for meaning in try FormulaTable.published() {
      let mappings = Mapping.all(of: meaning.subject.propositions.count, .single)
      comparison.compareCut(meaning, mappings, on: words)
    }

    XCTAssertEqual(comparison.differences.prefix(5), [])
    XCTAssertGreaterThan(comparison.violated, 40_000)
  }
}
