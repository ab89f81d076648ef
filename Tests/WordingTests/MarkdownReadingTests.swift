import Wording
import XCTest

final class MarkdownReadingTests: XCTestCase {
  func testReadingIsTheReverseOfEscaping() {
    for text in ordinaryTexts { XCTAssertEqual(textOfMarkdown(markdownText(text)), text) }
    for text in HostileText(seed: 31) {
      let shown = shown(text)
      XCTAssertEqual(textOfMarkdown(markdownText(shown)), shown)
    }
  }

  func testReadingIsTheReverseOfACodeSpan() {
    for text in HostileText(seed: 32) where text.contains(where: { $0 != " " }) {
      XCTAssertEqual(textOfMarkdown(markdownCode(text)), shown(text))
    }
  }

  func testMarksVanishAndWhatIsNoneStays() {
    let cases = [
      ("**together**", "together"),
      ("applicationDidEnterBackground(_:)", "applicationDidEnterBackground(_:)"),
      ("`a\\_b` and a\\_b", "a\\_b and a_b"), ("a ` b", "a ` b"), ("``a`b``", "a`b"),
      ("``a`b", "``a`b"), ("R&D &amp; a &lt; b", "R&D & a < b"), ("C:\\dir\\", "C:\\dir\\"),
      ("` `", " "), ("`` ` ``", "`"), ("", ""),
    ]

    for (markdown, text) in cases { XCTAssertEqual(textOfMarkdown(markdown), text) }
  }
}
