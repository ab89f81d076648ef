import Wording
import XCTest

@testable import lab

final class ArgumentsTests: XCTestCase {
  private let paint = Command(
    name: "paint", summary: "", discussion: [],
    operands: [
      .init(name: "COLOUR", help: ""),
      .init(name: "WALL", help: "", isRequired: false, isRepeated: true),
    ],
    options: [
      .init(name: "--coats", value: "N", help: ""),
      .init(name: "--room", value: "NAME", help: "", isRepeated: true),
      .init(name: "--dry", help: ""),
      .init(name: "--secret", value: "X", help: "", isHidden: true),
    ], run: { _, _ in .done })

  func testOptionsAndOperandsComeInAnyOrder() throws {
    let arguments = try Arguments(
      ["--coats", "2", "red", "--room=a=b", "north", "--dry", "--room", "hall", "south"],
      of: paint)

    XCTAssertEqual(arguments.operands, ["red", "north", "south"])
    XCTAssertEqual(arguments.all("--room"), ["a=b", "hall"])
    XCTAssertEqual(arguments.value("--coats"), "2")
    XCTAssertEqual(arguments.all("--dry").count, 1)
    XCTAssertNil(arguments.value("--secret"))
  }

  func testAfterTwoHyphensNothingIsAnOption() throws {
    let arguments = try Arguments(["red", "--", "--coats", "--"], of: paint)

    XCTAssertEqual(arguments.operands, ["red", "--coats", "--"])
    XCTAssertNil(arguments.value("--coats"))
  }

  func testAValueMayBeginWithAHyphenWhereItIsAttached() throws {
    let arguments = try Arguments(["red", "--room=-x", "--room", "-"], of: paint)

    XCTAssertEqual(arguments.all("--room"), ["-x", "-"])
  }

  func testHelpIsTakenBeforeAnythingIsMissing() throws {
    XCTAssertTrue(try Arguments(["--help"], of: paint).wantsHelp)
    XCTAssertTrue(try Arguments(["-h", "--nonsense"], of: paint).wantsHelp)
  }

  func testEveryMistakeIsTold() {
    let cases: [([String], String)] = [
      ([], "COLOUR: is missing; see lab paint --help"),
      (["red", "--coat", "2"], "lab paint has no option --coat (did you mean “--coats”?)"),
      (["red", "--hlp"], "lab paint has no option --hlp (did you mean “--help”?)"),
      (["red", "--secrt=1"], "lab paint has no option --secrt"),
      (["red", "-x"], "lab paint has no option -x"),
      (["red", "--\u{1B}[31m"], "lab paint has no option --␛[31m"),
      (["red", "--coats"], "--coats: needs a value: --coats N"),
      (["red", "--coats", "--dry"], "--coats: needs a value: --coats N"),
      (["red", "--coats="], "--coats: needs a value: --coats N"),
      (["red", "--coats=1", "--coats=2"], "--coats: is given twice"),
      (["red", "--dry=yes"], "--dry: takes no value"),
      (
        ["--coats", "--dri"],
        """
        --coats: needs a value: --coats N
        lab paint has no option --dri (did you mean “--dry”?)
        COLOUR: is missing; see lab paint --help
        """
      ),
    ]

    for (words, message) in cases {
      XCTAssertThrowsError(try Arguments(words, of: paint), "\(words)") { error in
        XCTAssertEqual("\(error)", message)
        XCTAssertEqual((error as? LabError)?.kind, .usage)
      }
    }
  }

  func testTooManyOperandsAreTold() {
    var paint = paint
    paint.operands.removeLast()

    XCTAssertThrowsError(try Arguments(["red", "north", "south"], of: paint)) { error in
      XCTAssertEqual(
        "\(error)",
        """
        lab paint takes no “north” here; see lab paint --help
        lab paint takes no “south” here; see lab paint --help
        """)
    }
  }

  func testNumbersHaveTheirRange() throws {
    for (text, number) in [("1", 1), ("9", 9)] {
      let arguments = try Arguments(["red", "--coats=\(text)"], of: paint)
      XCTAssertEqual(try arguments.number("--coats", in: 1...9), number)
    }
    for text in ["0", "10", "two", "1.0", "99999999999999999999"] {
      let arguments = try Arguments(["red", "--coats=\(text)"], of: paint)
      XCTAssertThrowsError(try arguments.number("--coats", in: 1...9)) { error in
        XCTAssertEqual(
          "\(error)", "--coats: must be a whole number between 1 and 9, not “\(text)”")
      }
    }
    XCTAssertNil(try Arguments(["red"], of: paint).number("--coats", in: 1...9))
  }

  func testAWordIsOneOfAFewAndTheFirstByDefault() throws {
    let words = ["text", "json"]

    XCTAssertEqual(try Arguments(["red"], of: paint).word("--room", of: words), "text")
    XCTAssertEqual(
      try Arguments(["red", "--room=json"], of: paint).word("--room", of: words), "json")
    XCTAssertThrowsError(
      try Arguments(["red", "--room=jsn"], of: paint).word("--room", of: words)
    ) { error in
      XCTAssertEqual(
        "\(error)", "--room: must be “text” or “json”, not “jsn” (did you mean “json”?)")
    }
  }
}
