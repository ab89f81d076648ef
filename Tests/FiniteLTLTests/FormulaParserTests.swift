import FiniteLTL
import XCTest

/// Texts are read as their authors meant them.
final class FormulaParserTests: XCTestCase {
  private func shown(_ text: String) throws -> String { try FormulaParser.parse(text).description }

  func testPrefixesBindTightestThenUntilThenAndThenOrThenImplies() throws {
    XCTAssertEqual(try shown("<>R -> !P U R"), "(<>R -> (!P U R))")
    XCTAssertEqual(try shown("[](Q & !R -> P W R)"), "[]((Q & !R) -> (P W R))")
    XCTAssertEqual(try shown("[]!Q | <>(Q & P)"), "([]!Q | <>(Q & P))")
    XCTAssertEqual(try shown("P U S | [] P & S"), "((P U S) | ([]P & S))")
    XCTAssertEqual(try shown("S & o<> T -> w P"), "((S & o<>T) -> wP)")
  }

  func testChainsGroupToTheRight() throws {
    XCTAssertEqual(try shown("P -> S -> T"), "(P -> (S -> T))")
    XCTAssertEqual(try shown("P U S W T"), "(P U (S W T))")
    XCTAssertEqual(try shown("P & S & true"), "(P & (S & true))")
  }

  func testADescriptionReadsBackAsTheFormula() throws {
    for formula in Samples.small {
      XCTAssertEqual(try FormulaParser.parse(formula.description), formula)
    }
  }

  func testParenthesesAreBalancedAtTheEnd() {
    XCTAssertEqual(FormulaParser.balanced("<>(Q & <>P))"), "<>(Q & <>P)")
    XCTAssertEqual(FormulaParser.balanced("[](Q & (P W R)"), "[](Q & (P W R))")
    XCTAssertEqual(FormulaParser.balanced("(P)"), "(P)")
  }

  func testWhatIsNoFormulaIsSaid() {
    func problem(_ text: String) -> FormulaParser.Problem? {
      do {
        _ = try FormulaParser.parse(text)
        return nil
      } catch {
        return error as? FormulaParser.Problem
      }
    }

    XCTAssertEqual(problem("<>(P"), .unfinished)
    XCTAssertEqual(problem("P U"), .unfinished)
    XCTAssertEqual(problem("P)"), .unexpected(")", at: 1))
    XCTAssertEqual(problem("(P Q)"), .unexpected("Q", at: 2))
    XCTAssertEqual(problem("P & U"), .unexpected("U", at: 2))
    XCTAssertEqual(problem("p"), .unexpected("p", at: 0))
  }
}
