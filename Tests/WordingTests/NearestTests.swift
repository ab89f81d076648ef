import Wording
import XCTest

final class NearestTests: XCTestCase {
  private let keys = ["assignments", "points", "limits", "title", "wallSeconds", "cpuSeconds"]

  func testTheNearestWordIsFound() {
    XCTAssertEqual(nearest(to: "point", in: keys), "points")
    XCTAssertEqual(nearest(to: "asignmets", in: keys), "assignments")
    XCTAssertEqual(nearest(to: "wallseconds", in: keys), "wallSeconds")
    XCTAssertEqual(nearest(to: "title", in: keys), "title")
  }

  func testSwappedLettersAreOneChange() {
    XCTAssertEqual(nearest(to: "hoem", in: ["home", "lock"]), "home")
    XCTAssertEqual(nearest(to: "lcok", in: ["home", "lock"]), "lock")
  }

  func testAThirdOfTheLettersIsNearAndMoreIsNot() {
    XCTAssertEqual(nearest(to: "abcdxx", in: ["abcdef"]), "abcdef")
    XCTAssertNil(nearest(to: "abcxxx", in: ["abcdef"]))
    XCTAssertEqual(nearest(to: "ax", in: ["ab"]), "ab")
    XCTAssertNil(nearest(to: "xy", in: ["ab"]))
  }

  func testAWordWithoutALetterInCommonIsNotMeant() {
    XCTAssertNil(nearest(to: "x", in: ["a"]))
    XCTAssertNil(nearest(to: "", in: ["a"]))
    XCTAssertNil(nearest(to: "zzzzzz", in: keys))
    XCTAssertNil(nearest(to: "points", in: []))
  }

  func testOfEquallyNearWordsTheFirstInTheAlphabetWins() {
    XCTAssertEqual(nearest(to: "bat", in: ["cat", "bad"]), "bad")
  }

  func testAHugeWordIsRefusedAtOnce() {
    XCTAssertNil(nearest(to: String(repeating: "a", count: 1_000_000), in: keys))
  }
}

final class LabErrorTests: XCTestCase {
  func testAProblemNamesFileLineKeyAndTheNearestWord() {
    let error = LabError(
      "unknown key “pionts”", file: "grading.json", line: 7, key: "assignments[1].pionts",
      suggestion: "points")

    XCTAssertEqual(
      error.description,
      "grading.json:7: assignments[1].pionts: unknown key “pionts” (did you mean “points”?)")
    XCTAssertEqual(error.kind.rawValue, 2)
  }

  func testPartsThatAreNotKnownAreLeftOut() {
    XCTAssertEqual(LabError("no such file", file: "a.json").description, "a.json: no such file")
    XCTAssertEqual(
      LabError("expected 1 to 9", key: "--jobs").description, "--jobs: expected 1 to 9")
    XCTAssertEqual(LabError("not understood", line: 3).description, "line 3: not understood")
    XCTAssertEqual(LabError("nothing to grade").description, "nothing to grade")
  }

  func testAllProblemsAreToldOneALine() {
    let error = LabError(
      .infrastructure, problems: [.init("no space", file: "a"), .init("no space", file: "b")])

    XCTAssertEqual(error.description, "a: no space\nb: no space")
    XCTAssertEqual(error.kind.rawValue, 3)
  }

  func testHostileNamesAreShown() {
    let error = LabError(
      "is \u{1B}[2Jbad", file: "a\nb.json", key: "\u{202E}k", suggestion: "\u{0}")

    XCTAssertEqual(
      error.description, "a␊b.json: ⟨U+202E⟩k: is ␛[2Jbad (did you mean “␀”?)")
  }
}
