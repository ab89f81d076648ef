import Foundation
import FoundationXML
import Wording
import XCTest

final class MarkupTextTests: XCTestCase {
  func testHTMLKeepsOrdinaryTextAndLineBreaks() {
    for text in ordinaryTexts {
      XCTAssertEqual(htmlText(text), text)
      XCTAssertEqual(htmlAttribute(text), text)
    }
    XCTAssertEqual(htmlText("a\n\tb"), "a\n\tb")
    XCTAssertEqual(htmlAttribute("a\nb"), "a␊b")
  }

  func testHTMLEscapesMarkup() {
    XCTAssertEqual(
      htmlText("<b a=\"1\" b='2'>&amp;</b>"),
      "&lt;b a=&quot;1&quot; b=&#39;2&#39;&gt;&amp;amp;&lt;/b&gt;")
  }

  func testNothingBreaksOutOfHTML() {
    for text in HostileText(seed: 4) {
      for escaped in [htmlText(text), htmlAttribute(text)] {
        XCTAssertFalse(escaped.unicodeScalars.contains { "<>\"'".unicodeScalars.contains($0) })
        XCTAssertFalse(escaped.holdsHidden(besides: "\n\t"))
      }
    }
  }

  func testXMLDropsWhatXMLForbidsAndKeepsTheRest() {
    XCTAssertEqual(xmlText("a\u{0}\u{1B}b\u{FFFE}\u{FFFF}c"), "abc")
    XCTAssertEqual(xmlText("<a>\r\n\t"), "&lt;a&gt;&#13;\n\t")
    XCTAssertEqual(xmlAttribute("\"a\"\r\n\tb"), "&quot;a&quot;&#13;&#10;&#9;b")
    for text in ordinaryTexts { XCTAssertEqual(xmlAttribute(text), text) }
  }

  func testAParserReadsBackWhatXMLAllows() throws {
    for text in HostileText(seed: 5, count: 500) {
      let allowed = String(
        String.UnicodeScalarView(
          text.unicodeScalars.filter {
            ($0.value >= 0x20 || "\t\n\r".unicodeScalars.contains($0))
              && ![0xFFFE, 0xFFFF, 0xFEFF].contains($0.value)
          }))
      // Foundation drops a byte order mark at the start of a string that it reads.
      let text = text.replacing("\u{FEFF}", with: "")
      let xml = "<r a=\"\(xmlAttribute(text))\">x\(xmlText(text))</r>"

      let root = try XCTUnwrap(try XMLDocument(xmlString: xml, options: []).rootElement())

      XCTAssertEqual(root.attribute(forName: "a")?.stringValue, allowed)
      XCTAssertEqual(root.stringValue, "x" + allowed)
    }
  }
}

final class MarkdownTextTests: XCTestCase {
  func testOrdinaryTextStaysAsItIs() {
    for text in ordinaryTexts { XCTAssertEqual(markdownText(text), text) }
  }

  func testMarkupLosesItsMeaning() {
    let pairs = [
      ("**bold** _it_ `code`", "\\*\\*bold\\*\\* \\_it\\_ \\`code\\`"),
      ("[a](javascript:x)", "\\[a\\](javascript\\:x)"),
      ("<b>&", "&lt;b&gt;&amp;"),
      ("a | b", "a \\| b"),
      ("- item", "\\- item"),
      ("12. item", "12\\. item"),
      ("1) item", "1\\) item"),
      ("=====", "\\====="),
      ("    code", "&nbsp;&nbsp;&nbsp;&nbsp;code"),
      ("one\ntwo", "one<br>two"),
      ("see www.a.example", "see www\\.a.example"),
      ("https://a.example", "https\\://a.example"),
      ("3.5 points", "3\\.5 points"),
      ("\u{1B}[1m", "␛\\[1m"),
    ]

    for (text, expected) in pairs { XCTAssertEqual(markdownText(text), expected) }
  }

  func testEveryMarkOfMarkupIsBehindABackslash() {
    for text in HostileText(seed: 6) where !text.utf8.contains(0x0A) {
      let markdown = markdownText(text)
      XCTAssertFalse(markdown.unicodeScalars.contains { "<>".unicodeScalars.contains($0) })
      XCTAssertFalse(markdown.holdsHidden(besides: "\t"))
      var isEscaped = false
      for scalar in markdown.unicodeScalars {
        if !isEscaped, "`*_[]|~#!$@:".unicodeScalars.contains(scalar) {
          XCTFail("\(scalar) is bare in \(markdown)")
        }
        isEscaped = scalar == "\\" && !isEscaped
      }
      XCTAssertFalse(isEscaped, "a last backslash would escape what follows")
    }
  }

  func testACodeSpanHoldsAnyBackticks() {
    XCTAssertEqual(markdownCode("viewDidLoad()"), "`viewDidLoad()`")
    XCTAssertEqual(markdownCode("a`b"), "``a`b``")
    XCTAssertEqual(markdownCode("``a"), "``` ``a ```")
    XCTAssertEqual(markdownCode("a\nb"), "`a␊b`")
    XCTAssertEqual(markdownCode(""), "")
  }
}
