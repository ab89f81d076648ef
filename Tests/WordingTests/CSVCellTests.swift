import Wording
import XCTest

final class CSVCellTests: XCTestCase {
  func testOrdinaryTextStaysAsItIs() {
    for text in ordinaryTexts where !text.contains(",") { XCTAssertEqual(csvCell(text), text) }
  }

  func testCellsAreQuotedWhereRFC4180AsksForIt() {
    XCTAssertEqual(csvCell("José, 2nd year"), "\"José, 2nd year\"")
    XCTAssertEqual(csvCell("5\" disk"), "\"5\"\" disk\"")
    XCTAssertEqual(csvCell("one\r\ntwo"), "\"one\ntwo\"")
    XCTAssertEqual(csvCell("a;b"), "\"a;b\"")
    XCTAssertEqual(csvCell(" padded"), "\" padded\"")
  }

  func testFormulasBecomeText() {
    for formula in ["=1+1", "+1", "-1", "@SUM(A1)", "  =1+1", "＝1+1"] {
      XCTAssertTrue(csvCell(formula).drop { $0 == "\"" }.hasPrefix("'"), formula)
    }
    XCTAssertEqual(csvCell("\t=1"), "\"'\t=1\"")
    XCTAssertEqual(csvCell("\r=1"), "␍=1")
    XCTAssertEqual(csvCell("=HYPERLINK(\"x\")"), "\"'=HYPERLINK(\"\"x\"\")\"")
  }

  func testNumbersStayNumbers() {
    XCTAssertEqual(csvCell(-3), "-3")
    XCTAssertEqual(csvCell(12), "12")
  }

  func testARowReadsBackAndHoldsNoFormula() throws {
    for text in HostileText(seed: 7) {
      let rows = parsed("\(csvCell(text)),end\r\n")

      XCTAssertEqual(rows.count, 1)
      let row = try XCTUnwrap(rows.first)
      XCTAssertEqual(row.count, 2, "\(row)")
      let cell = try XCTUnwrap(row.first)
      XCTAssertTrue(cell == shown(text, as: .lines) || cell == "'" + shown(text, as: .lines))
      XCTAssertFalse(cell.unicodeScalars.first.map("=+-@\t\r\n".unicodeScalars.contains) ?? false)
    }
  }

  /// A reader of RFC 4180, written from its grammar.
  private func parsed(_ text: String) -> [[String]] {
    var rows: [[String]] = [[]]
    var cell = String.UnicodeScalarView()
    var quoted = false
    var scalars = Array(text.unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\"" where quoted && scalars.first == "\"": cell.append(scalars.removeFirst())
      case "\"": quoted.toggle()
      case "," where !quoted:
        rows[rows.count - 1].append(String(cell))
        cell = .init()
      case "\r" where !quoted && scalars.first == "\n":
        scalars.removeFirst()
        rows[rows.count - 1].append(String(cell))
        cell = .init()
        if !scalars.isEmpty { rows.append([]) }
      default: cell.append(scalar)
      }
    }
    return rows
  }
}
