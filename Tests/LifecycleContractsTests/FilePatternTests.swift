import LifecycleTrace
import XCTest

@testable import LifecycleContracts

/// What rules say of an app's files.
final class FilePatternTests: XCTestCase {
  private let events = trace(
    "save:Documents/a:1 save:Documents/b\u{1B}:20 delete:Documents/a folder:Documents/sub write:a"
  ).events

  func testPatternsMatchTheirFilesOnly() {
    let table: [(EffectPattern, [Int])] = [
      (.fileWrite(), [1, 2]), (.fileWrite(path: "Documents/a"), [1]),
      (.fileWrite(path: "a"), []), (.fileRemoval(), [3]),
      (.fileRemoval(path: "Documents/b"), []), (.folderCreated(), [4]),
      (.folderCreated(path: "Documents/sub"), [4]), (.folderCreated(path: "Documents"), []),
    ]
    for (pattern, numbers) in table {
      XCTAssertEqual(events.filter(pattern.matches).map(\.n), numbers, "\(pattern)")
    }
  }

  func testPatternsAreSaidInPlainWords() {
    let table: [(EffectPattern, affirmed: String, denied: String, clause: String)] = [
      (.fileWrite(), "a write of a file", "no write of a file", "a write of a file"),
      (
        .fileWrite(path: "Documents/\u{1B}"), "a write of Documents/␛", "no write of Documents/␛",
        "a write of Documents/␛"
      ),
      (
        .fileRemoval(path: "Documents/a"), "a removal of Documents/a", "no removal of Documents/a",
        "a removal of Documents/a"
      ),
      (.folderCreated(), "a folder made", "no folder made", "a folder is made"),
      (
        .folderCreated(path: "Documents/sub"), "a folder Documents/sub made",
        "no folder Documents/sub made", "a folder Documents/sub is made"
      ),
    ]
    for (pattern, affirmed, denied, clause) in table {
      let phrase = PatternPhrase(.effect(pattern))
      XCTAssertEqual(phrase.affirmed, affirmed)
      XCTAssertEqual(phrase.denied, denied)
      XCTAssertEqual(phrase.clause, clause)
    }
  }

  func testEventsAreSaidInPlainWords() {
    XCTAssertEqual(
      events.map { EventWords.line($0) },
      [
        "writes Documents/a, 1 byte", "writes Documents/b␛, 20 bytes", "removes Documents/a",
        "makes the folder Documents/sub", "writes \"a\" to UserDefaults",
      ])
  }
}
