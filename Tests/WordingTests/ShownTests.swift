import Wording
import XCTest

final class ShownTests: XCTestCase {
  func testOrdinaryTextStaysAsItIs() {
    for text in ordinaryTexts {
      XCTAssertEqual(shown(text), text)
      XCTAssertEqual(shown(text, as: .lines), text)
    }
  }

  func testWhatHidesIsMadeVisible() {
    let pairs = [
      ("\u{1B}[31mred", "␛[31mred"),
      ("a\u{0}b", "a␀b"),
      ("rub\u{7F}", "rub␡"),
      ("csi\u{9B}2J", "csi⟨U+009B⟩2J"),
      ("\u{202E}txt.exe", "⟨U+202E⟩txt.exe"),
      ("iso\u{2066}late\u{2069}", "iso⟨U+2066⟩late⟨U+2069⟩"),
      ("zero\u{200B}width", "zero⟨U+200B⟩width"),
      ("\u{FEFF}bom", "⟨U+FEFF⟩bom"),
      ("para\u{2029}graph", "para⟨U+2029⟩graph"),
      ("fill\u{3164}er", "fill⟨U+3164⟩er"),
      ("tag\u{E0041}", "tag⟨U+E0041⟩"),
      ("non\u{FFFE}", "non⟨U+FFFE⟩"),
      ("bell\u{7}", "bell␇"),
    ]

    for (text, expected) in pairs { XCTAssertEqual(shown(text), expected) }
  }

  func testLineBreaksAndTabsStayOnlyWhereAskedFor() {
    let text = "one\r\ntwo\nthree\tfour\rfive"

    XCTAssertEqual(shown(text), "one␍␊two␊three␉four␍five")
    XCTAssertEqual(shown(text, as: .lines), "one\ntwo\nthree\tfour␍five")
  }

  func testBrokenBytesAreShownOneByOne() {
    XCTAssertEqual(shown(utf8: Array("Zoë".utf8)), "Zoë")
    XCTAssertEqual(shown(utf8: [0x61, 0xFF, 0x62]), "a⟨0xFF⟩b")
    XCTAssertEqual(shown(utf8: [0xE2, 0x82, 0x41]), "⟨0xE2⟩⟨0x82⟩A")
    XCTAssertEqual(shown(utf8: [0x1B, 0x0A], as: .lines), "␛\n")
    XCTAssertEqual(shown(utf8: []), "")
  }

  func testAReplacementCharacterStaysVisible() {
    XCTAssertEqual(shown("a\u{FFFD}b"), "a\u{FFFD}b")
  }

  func testNothingHiddenSurvives() {
    for text in HostileText() {
      XCTAssertFalse(shown(text).holdsHidden(), "\(Array(text.unicodeScalars))")
      XCTAssertFalse(shown(text, as: .lines).holdsHidden(besides: "\n\t"))
      XCTAssertFalse(terminalLine(text).holdsHidden())
    }
  }

  func testShowingTwiceIsShowingOnce() {
    for text in HostileText(seed: 2) {
      XCTAssertEqual(shown(shown(text)), shown(text))
      XCTAssertEqual(shown(shown(text, as: .lines), as: .lines), shown(text, as: .lines))
    }
  }
}

final class CappedTests: XCTestCase {
  func testATextAtTheLimitStaysAndOnePastItIsCut() {
    let atLimit = String(repeating: "a", count: 100)

    XCTAssertEqual(capped(atLimit, to: 100), atLimit)
    XCTAssertEqual(
      capped(atLimit + "a", to: 100), String(repeating: "a", count: 84) + "… 17 more bytes")
  }

  func testTheNoteCountsBytes() {
    let text = String(repeating: "é", count: 50)

    XCTAssertEqual(capped(text, to: 40), String(repeating: "é", count: 24) + "… 52 more bytes")
  }

  func testNoGraphemeIsCutInTwo() {
    let family = "👩‍👩‍👧"  // Five scalars.
    let text = String(repeating: family, count: 20)

    let result = capped(text, to: 40)

    XCTAssertEqual(result, String(repeating: family, count: 4) + "… 288 more bytes")
  }

  func testAPileOfCombiningMarksIsCutAsWell() {
    let pile = "a" + String(repeating: "\u{301}", count: 100_000)

    let result = capped(pile, to: 300)

    XCTAssertLessThanOrEqual(result.unicodeScalars.count, 300)
    XCTAssertTrue(result.hasSuffix(" more bytes"))
  }

  func testTheResultKeepsToTheLimitAndCappingTwiceIsCappingOnce() {
    for text in HostileText(seed: 3) {
      for limit in [32, 33, 50, 80] {
        let once = capped(text, to: limit)
        XCTAssertLessThanOrEqual(once.unicodeScalars.count, limit)
        XCTAssertEqual(capped(once, to: limit), once)
      }
    }
  }

  func testALimitThatHoldsNoTextLeavesTheNote() {
    XCTAssertEqual(capped("hello", to: 0), "… 5 more bytes")
    XCTAssertEqual(capped("", to: 0), "")
  }
}
