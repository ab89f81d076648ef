import XCTest

@testable import Reporting

final class HTMLTests: XCTestCase {
  func testTextAndAttributesAreEscaped() {
    let html = HTML(.p, .label("a\"b<")) { "<b>&\u{0}" }

    XCTAssertEqual(
      html.rendered(),
      "<!DOCTYPE html>\n<p aria-label=\"a&quot;b&lt;\">&lt;b&gt;&amp;␀</p>\n")
  }

  func testBlocksStandOnLinesOfTheirOwnAndInlineContentStaysTogether() {
    let html = HTML(.div) {
      HTML(.p) {
        "one "
        HTML(.code) { "two" }
      }
      HTML(.meta, .utf8)
      if false { HTML(.p) { "never" } }
      for word in ["a", "b"] { HTML(.span) { word } }
    }

    XCTAssertEqual(
      html.rendered(),
      """
      <!DOCTYPE html>
      <div>
       <p>one <code>two</code></p>
       <meta charset="utf-8">
       <span>a</span>
       <span>b</span>
      </div>

      """)
  }

  func testALinkStaysBesideItsPage() {
    XCTAssertEqual(HTMLLink.file("Ann Lee", "report.html").target, "Ann%20Lee/report.html")
    XCTAssertEqual(HTMLLink.file("javascript:x", "a/b").target, "javascript%3Ax/a%2Fb")
  }

  func testAWidthKeepsToTheBar() {
    XCTAssertEqual(HTMLAttribute.width(percent: 33.333).value, "width:33.3%")
    XCTAssertEqual(HTMLAttribute.width(percent: 101).value, "width:100.0%")
    XCTAssertEqual(HTMLAttribute.width(percent: -1).value, "width:0.0%")
  }

  func testAPageLoadsAndRunsNothing() {
    for report in Sample.all where report != Sample.hostile {
      let html = ReadableReport(report).html()
      XCTAssertTrue(html.contains("default-src &#39;none&#39;"))
      for loading in ["src=", "url(", "@import", "<link", "<script", "http:", "https:"] {
        XCTAssertFalse(html.contains(loading), loading)
      }
    }
  }
}

final class ProseTests: XCTestCase {
  func testNamesOfFunctionsAreCode() {
    XCTAssertEqual(
      code("before scene(_:willConnectTo:options:) returns"),
      [
        "scene(_:willConnectTo:options:)"
      ])
    XCTAssertEqual(
      code("viewDidLoad() and UserDefaults.set(_:forKey:)."),
      [
        "viewDidLoad()", "UserDefaults.set(_:forKey:)",
      ])
    XCTAssertEqual(code("a (small) word, f(x + 1), 2(_:), f(_:"), [])
  }

  func testThePartsAreTheText() {
    for text in ["", "f()", "f()g()", "a f() b", "((f(_:)))", "é.f() ␛"] {
      XCTAssertEqual(proseParts(text).map(\.text).joined(), text)
    }
  }

  private func code(_ text: String) -> [String] {
    proseParts(text).filter(\.isCode).map(\.text)
  }
}

/// The contrast of WCAG 2.2, measured on the variables of the stylesheet.
final class ContrastTests: XCTestCase {
  func testEveryTextColourCanBeReadOnEveryGround() throws {
    let schemes = try palettes()

    XCTAssertEqual(schemes.count, 2)
    for palette in schemes {
      for ground in ["page", "card", "sunken"] {
        for text in ["text", "quiet", "link", "good", "bad", "none", "warn"] {
          let ratio = contrast(try XCTUnwrap(palette[text]), try XCTUnwrap(palette[ground]))
          XCTAssertGreaterThanOrEqual(ratio, 4.5, "\(text) on \(ground)")
        }
      }
    }
  }

  /// The colours of `:root`, light then dark.
  private func palettes() throws -> [[String: [Double]]] {
    "\(Page.stylesheet)".components(separatedBy: ":root {").dropFirst().map { block in
      let colours = block.prefix { $0 != "}" }.matches(of: /--(\w+): #(\w{6});/)
      return Dictionary(
        uniqueKeysWithValues: colours.map { match in
          let value = Int(match.2, radix: 16)!
          return (String(match.1), [16, 8, 0].map { Double(value >> $0 & 0xFF) / 255 })
        })
    }
  }

  private func contrast(_ a: [Double], _ b: [Double]) -> Double {
    let (x, y) = (luminance(a), luminance(b))
    return (max(x, y) + 0.05) / (min(x, y) + 0.05)
  }

  private func luminance(_ colour: [Double]) -> Double {
    let linear = colour.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }
}
