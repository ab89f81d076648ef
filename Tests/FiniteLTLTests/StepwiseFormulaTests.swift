import FiniteLTL
import XCTest

/// What is found position by position from the back is what the definition says.
final class StepwiseFormulaTests: XCTestCase {
  func testEveryFormulaOfOneOperatorAgreesOnEveryWordOfFour() {
    assertAgrees(Samples.small, upTo: 4)
  }

  func testFormulasOfTwoOperatorsAgreeOnEveryWordOfThree() {
    let some = stride(from: 0, to: Samples.medium.count, by: 7).map { Samples.medium[$0] }

    XCTAssertGreaterThan(some.count, 2_000)
    assertAgrees(some, upTo: 3)
  }

  private func assertAgrees(_ formulas: [Formula], upTo length: Int) {
    let words = ShortWords(alphabet: 4, longest: length)
    let texts = Samples.words(upTo: length)
    for formula in formulas {
      let stepwise = StepwiseFormula(formula, propositions: Samples.propositions)
      let found = stepwise.holds(inEach: words, over: [0, 1, 2, 3])

      let differing = texts.indices.first {
        texts[$0].isEmpty || formula.holds(in: texts[$0]) != found[$0]
      }

      XCTAssertNil(differing.map { "\(formula): \(texts[$0])" })
    }
  }

  func testOneWordIsFoundAsAmongAll() {
    let words = ShortWords(alphabet: 4, longest: 4)
    let formula = Formula.until(.or(Samples.p, .next(Samples.s)), .weakNext(Samples.p))
    let stepwise = StepwiseFormula(formula, propositions: Samples.propositions)

    let all = stepwise.holds(inEach: words, over: [0, 1, 2, 3])

    let single = (0..<words.count).map { stepwise.holds(in: words.letters($0).map(UInt32.init)) }
    XCTAssertEqual(all, single)
  }

  func testWordsAreCountedOnceEach() {
    let words = ShortWords(alphabet: 3, longest: 7)

    let all = Set((0..<words.count).map(words.letters))

    XCTAssertEqual(words.count, 3_279)
    XCTAssertEqual(all.count, 3_279)
    for index in 0..<words.count where words.length(index) < 7 {
      let longer = words.index(index, followedBy: 2)
      XCTAssertEqual(words.letters(longer), words.letters(index) + [2])
    }
    XCTAssertEqual(words.letters(words.index(nil, followedBy: 1)), [1])
  }
}
