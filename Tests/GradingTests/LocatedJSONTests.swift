import XCTest

@testable import Grading

final class LocatedJSONTests: XCTestCase {
  func testEachValueKnowsItsLine() throws {
    let text = """
      {
        "a": [1,
          -2.5e+3],
        "b": {"c": null}
      }
      """

    let json = try LocatedJSON.parse(text)

    XCTAssertEqual(json.line, 1)
    XCTAssertEqual(json["a"]?.list?.map(\.line), [2, 3])
    XCTAssertEqual(json["a"]?.list?.map(\.kind), ["1", "-2.5e+3"])
    XCTAssertEqual(json["b"]?["c"], LocatedJSON(line: 4, value: .null))
    XCTAssertEqual(json.members?.map(\.line), [2, 4])
  }

  func testEveryEscapeIsRead() throws {
    let json = try LocatedJSON.parse(#""\"\\\/\b\f\n\r\tA\u0042\ud83d\ude00é""#)

    XCTAssertEqual(json.text, "\"\\/\u{8}\u{c}\n\r\tAB😀é")
  }

  func testOnlyAWholeNumberThatFitsIsAWholeNumber() throws {
    let json = try LocatedJSON.parse("[7, -7, 7.0, 7e0, 99999999999999999999]")

    XCTAssertEqual(json.list?.map(\.wholeNumber), [7, -7, nil, nil, nil])
  }

  func testAByteOrderMarkIsSkipped() throws {
    XCTAssertEqual(try LocatedJSON.parse("\u{FEFF}true").kind, "true")
  }

  func testWhatIsNotJSONIsToldWithItsLine() {
    let cases: [(String, Int, String)] = [
      ("{\n\"a\": }", 2, "expected a value, found “}”"),
      ("{\n\"a\": 1,\n}", 3, "expected a key in double quotes, found “}”"),
      ("{'a': 1}", 1, "expected a key in double quotes, found “'”"),
      ("{\"a\" 1}", 1, "expected “:” after the key “a”, found “1”"),
      ("{\"a\": 1\n \"b\": 2}", 2, "expected “,” or “}”, found “\"”"),
      ("[1 2]", 1, "expected “,” or “]”, found “2”"),
      ("[1", 1, "expected “,” or “]”, found the end of the file"),
      ("[1] x", 1, "expected the end of the file, found “x”"),
      ("\"a", 1, "expected a closing double quote, found the end of the file"),
      ("\"a\nb\"", 1, "expected a closing double quote, found the end of the line"),
      ("\"a\u{1}\"", 1, "expected a closing double quote, found a control character"),
      (#""\x""#, 1, "expected an escape such as \\n or \\u0041, found “x”"),
      (#""\u00g0""#, 1, "expected four hexadecimal digits, found “0”"),
      (#""\ud800x""#, 1, "expected the second half of a surrogate pair, found “x”"),
      (#""\ud800\u0041""#, 1, "expected the second half of a surrogate pair, found “\"”"),
      (#""\udc00""#, 1, "expected the second half of a surrogate pair, found “\"”"),
      ("-", 1, "expected a digit, found the end of the file"),
      ("1.", 1, "expected a digit, found the end of the file"),
      ("01", 1, "expected the end of the file, found “1”"),
      ("nul", 1, "expected a value, found “n”"),
    ]

    for (text, line, message) in cases {
      XCTAssertThrowsError(try LocatedJSON.parse(text), text) { error in
        XCTAssertEqual(error as? JSONProblem, JSONProblem(line: line, message: message), text)
      }
    }
  }

  func testSixtyFourLevelsAreReadAndSixtyFiveRefused() throws {
    let brackets = { (levels: Int) in
      String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
    }

    XCTAssertNoThrow(try LocatedJSON.parse(brackets(64)))
    XCTAssertThrowsError(try LocatedJSON.parse(brackets(65))) { error in
      XCTAssertEqual((error as? JSONProblem)?.message, "nests more than 64 levels deep")
    }
  }

  func testEveryPrefixOfACourseFileIsRefusedWithoutATrap() {
    let text = #"{"course": "A \ud83d\ude00", "assignments": [{"points": -1.5e3}], "x": true}"#

    for end in text.indices {
      XCTAssertThrowsError(try LocatedJSON.parse(String(text[..<end])))
    }
  }
}
