import XCTest

@testable import SourceMapping

final class SwiftLexerTests: XCTestCase {
  /// The words of the code: names, numbers and marks, without text and comments.
  private func code(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return SwiftLexer.tokens(of: bytes)
      .filter { ![.string, .regex].contains($0.kind) }
      .map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  private func kinds(_ text: String) -> [SwiftToken.Kind] {
    SwiftLexer.tokens(of: Array(text.utf8)).map(\.kind)
  }

  func testCommentsAreNoCode() {
    XCTAssertEqual(code("a // b\nc /* d */ e"), ["a", "c", "e"])
    XCTAssertEqual(code("a /* b /* c */ d */ e"), ["a", "e"])
    XCTAssertEqual(code("a /* b // c */ d"), ["a", "d"])
    XCTAssertEqual(code("a // b /* c\nd */ e"), ["a", "d", "*", "/", "e"])
    XCTAssertEqual(code("a /* never closed"), ["a"])
    XCTAssertEqual(code("a */* b */ c"), ["a", "*", "c"])
  }

  func testStringsAreNoCode() {
    XCTAssertEqual(code(#"a "b" c"#), ["a", "c"])
    XCTAssertEqual(code(#"a "" b"#), ["a", "b"])
    XCTAssertEqual(code(#"a "b \" c" d"#), ["a", "d"])
    XCTAssertEqual(code(#"a "b \\" c"#), ["a", "c"])
    XCTAssertEqual(code(#"a "// b" c"#), ["a", "c"])
    XCTAssertEqual(code("a \"never closed\nb"), ["a", "b"])
    XCTAssertEqual(code("a \"ends in a backslash\\\nb"), ["a", "b"])
  }

  func testMultiLineStringsAreNoCode() {
    XCTAssertEqual(code("a \"\"\"\n b \"c\" \"\" d\n \"\"\" e"), ["a", "e"])
    XCTAssertEqual(code("a \"\"\"\n \\\"\"\" b\n \"\"\" c"), ["a", "c"])
    XCTAssertEqual(code("a \"\"\"\n b"), ["a"])
  }

  func testRawStringsAreNoCode() {
    XCTAssertEqual(code(##"a #"b " \" c"# d"##), ["a", "d"])
    XCTAssertEqual(code(##"a #"b \"# c"##), ["a", "c"])
    XCTAssertEqual(code(###"a ##"b "# c"## d"###), ["a", "d"])
    XCTAssertEqual(code("a #\"\"\"\n b \"\"\" c\n \"\"\"# d"), ["a", "d"])
    XCTAssertEqual(code(##"a #"""# b"##), ["a", "b"], "a quote in a raw string of one line")
    XCTAssertEqual(code("#if a\n#endif"), ["#", "if", "a", "#", "endif"])
  }

  func testInterpolationsAreCode() {
    XCTAssertEqual(code(#"a "b \(c) d" e"#), ["a", "c", "e"])
    XCTAssertEqual(
      code(#""\(f(x) + g(y))" z"#), ["f", "(", "x", ")", "+", "g", "(", "y", ")", "z"])
    XCTAssertEqual(code(#""\(a + "b \(c) d" + e)" f"#), ["a", "+", "c", "+", "e", "f"])
    XCTAssertEqual(code(#""\(a /* ) */ )" b"#), ["a", "b"])
    XCTAssertEqual(code(##"#"\(a) \#(b)"# c"##), ["b", "c"])
    XCTAssertEqual(code("\"\"\"\n \\(a)\n \\(\"\"\"\n x\n \"\"\") y\n \"\"\" b"), ["a", "b"])
    XCTAssertEqual(code(#""\(items.map { "\($0)" })" b"#).last, "b")
  }

  func testRegularExpressionsAreNoCode() {
    XCTAssertEqual(code(#"a = #/b " \/# c/# d"#), ["a", "=", "d"])
    XCTAssertEqual(code("a = #/\n b \" # c\n/# d"), ["a", "=", "d"])
    XCTAssertEqual(code(###"a = ##/b /# c/## d"###), ["a", "=", "d"])
    XCTAssertEqual(code(#"a = /b "c/ d"#), ["a", "=", "d"])
    XCTAssertEqual(code(#"f(/b \/ "c/)"#), ["f", "(", ")"])
    XCTAssertEqual(code("return /a\"/"), ["return"])
  }

  func testDivisionIsCode() {
    XCTAssertEqual(code("a / b / c"), ["a", "/", "b", "/", "c"])
    XCTAssertEqual(code("a/b/c"), ["a", "/", "b", "/", "c"])
    XCTAssertEqual(code("f()/b/c"), ["f", "(", ")", "/", "b", "/", "c"])
    XCTAssertEqual(code("1/b/c"), ["1", "/", "b", "/", "c"])
    XCTAssertEqual(code("reduce(0, /)"), ["reduce", "(", "0", ",", "/", ")"])
    XCTAssertEqual(code("a = b\n/c"), ["a", "=", "b", "/", "c"])
  }

  func testNamesInBackticksAreNoKeywords() {
    XCTAssertEqual(kinds("`import` `main` x"), [.quotedIdentifier, .quotedIdentifier, .identifier])
    XCTAssertEqual(kinds("`a b` c"), [.quotedIdentifier, .identifier])
    XCTAssertEqual(kinds("` c"), [.mark, .identifier])
  }

  func testNamesMayHaveLettersOfAllScripts() {
    XCTAssertEqual(code("let größe = 名前 + 😀"), ["let", "größe", "=", "名前", "+", "😀"])
  }

  func testMarksInFrontOfAFileAreSkipped() {
    XCTAssertEqual(code("\u{FEFF}a"), ["a"])
    XCTAssertEqual(code("#!/usr/bin/swift \"\na"), ["a"])
  }

  func testEveryEndOfAFileIsAnEnd() {
    let text = ##"a "b \(c + "d") e" #"f \#(g)"# /* h */ #/i/# `j` """ "##
    let bytes = Array(text.utf8)
    for length in 0...bytes.count {
      let tokens = SwiftLexer.tokens(of: Array(bytes[..<length]))

      var end = 0
      for token in tokens {
        XCTAssertLessThanOrEqual(end, token.range.lowerBound)
        end = token.range.upperBound
      }
      XCTAssertLessThanOrEqual(end, length)
    }
  }
}
