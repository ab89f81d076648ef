import Wording
import XCTest

final class SlugTests: XCTestCase {
  func testWordsAreJoinedByHyphens() {
    let pairs = [
      (
        "Saves the score before the app can be suspended",
        "saves-the-score-before-the-app-can-be-suspended"
      ),
      ("Doesn't draw — ever!", "doesnt-draw-ever"),
      ("applicationDidEnterBackground(_:)", "applicationdidenterbackground"),
      ("  01 Callback__Log  ", "01-callback-log"),
      ("Größe 日本", "größe-日本"),
      ("../../etc/passwd", "etc-passwd"),
      ("", "untitled"),
      ("<>&", "untitled"),
    ]

    for (title, expected) in pairs { XCTAssertEqual(slug(title), expected) }
  }

  func testASlugIsSafeBoundedAndItsOwnSlug() {
    for text in HostileText(seed: 10) {
      let result = slug(text)
      XCTAssertFalse(result.isEmpty)
      XCTAssertLessThanOrEqual(result.unicodeScalars.count, 80)
      XCTAssertFalse(result.unicodeScalars.contains { "<>\"'&/\\.%: ".unicodeScalars.contains($0) })
      XCTAssertFalse(result.hasPrefix("-") || result.hasSuffix("-"))
      XCTAssertFalse(result.holdsHidden())
      XCTAssertEqual(slug(result), result)
    }
  }

  func testALongTitleIsCutAtEightyCharacters() {
    let word = String(repeating: "a", count: 80)

    XCTAssertEqual(slug(word), word)
    XCTAssertEqual(slug(word + "b"), word)
    XCTAssertEqual(slug(String(word.dropLast()) + " b"), String(word.dropLast()))
  }
}

final class PathComponentTests: XCTestCase {
  func testOrdinaryNamesStayAsTheyAre() {
    for name in ["ann", "Ann Lee", "lee.ann", "doejane_LATE_1042", "zoë@uni", "日本", "a-b (2)"] {
      XCTAssertEqual(pathComponent(name), name)
    }
  }

  func testNamesThatMeanMoreThanAFolderLoseTheirMeaning() {
    let pairs = [
      ("..", "%2E%2E"), (".", "%2E"), ("", "%"), (".hidden", "%2Ehidden"), ("-rf", "%2Drf"),
      ("a/b", "a%2Fb"), ("../a", "%2E.%2Fa"), ("a\nb", "a%0Ab"), (" a ", "%20a%20"),
      ("\"q\"", "%22q%22"), ("50%", "50%25"), ("a\u{202E}b", "a%E2%80%AEb"), ("~ann", "%7Eann"),
    ]

    for (name, expected) in pairs { XCTAssertEqual(pathComponent(name), expected) }
  }

  func testEveryNameIsOneSafeComponentOfItsOwn() {
    var names: [[UInt8]: [UInt32]] = [:]
    for text in HostileText(seed: 11) {
      let component = pathComponent(text)
      XCTAssertFalse(["", ".", ".."].contains(component))
      XCTAssertFalse(component.hasPrefix("-") || component.hasPrefix("."))
      XCTAssertFalse(component.unicodeScalars.contains { "/\\\"'<>&:".unicodeScalars.contains($0) })
      XCTAssertFalse(component.holdsHidden())
      XCTAssertLessThanOrEqual(component.utf8.count, 200)
      let scalars = text.unicodeScalars.map(\.value)
      XCTAssertEqual(names.updateValue(scalars, forKey: Array(component.utf8)) ?? scalars, scalars)
    }
  }

  func testALongNameIsCutAndKeepsToItself() {
    let atLimit = String(repeating: "a", count: 200)

    XCTAssertEqual(pathComponent(atLimit), atLimit)
    XCTAssertEqual(pathComponent(atLimit + "a").utf8.count, 197)
    XCTAssertNotEqual(pathComponent(atLimit + "a"), pathComponent(atLimit + "b"))
  }

  func testAURLHoldsNothingButUnreservedCharacters() {
    XCTAssertEqual(urlComponent("Ann Lee"), "Ann%20Lee")
    XCTAssertEqual(urlComponent("a%2Fb"), "a%252Fb")
    XCTAssertEqual(urlComponent("zoë-1_2.~"), "zo%C3%AB-1_2.~")
    for text in HostileText(seed: 12) {
      XCTAssertTrue(
        urlComponent(text).utf8.allSatisfy {
          Unicode.Scalar($0).properties.isAlphabetic || "0123456789-._~%".utf8.contains($0)
        })
    }
  }
}
