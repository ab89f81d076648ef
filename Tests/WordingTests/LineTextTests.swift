import Foundation
import Wording
import XCTest

final class JSONStringTests: XCTestCase {
  func testWhatIsWritten() {
    XCTAssertEqual(jsonString("a\"b\\c\n\t\u{1B}"), "\"a\\\"b\\\\c\\n\\t\\u001B\"")
    XCTAssertEqual(jsonString("\u{202E}"), "\"\\u202E\"")
    XCTAssertEqual(jsonString("\u{E0041}"), "\"\\uDB40\\uDC41\"")
    for text in ordinaryTexts { XCTAssertEqual(jsonString(text), "\"\(text)\"") }
  }

  func testAReaderGetsTheTextBackAndNothingHiddenIsInTheFile() throws {
    for text in HostileText(seed: 8) {
      let json = jsonString(text)

      XCTAssertFalse(json.holdsHidden())
      XCTAssertEqual(
        try JSONDecoder().decode(String.self, from: Data(json.utf8)).unicodeScalars.map(\.value),
        text.unicodeScalars.map(\.value))
    }
  }
}

final class WorkflowCommandTests: XCTestCase {
  func testDataEscapesAsTheRunnerDoes() {
    XCTAssertEqual(workflowCommandData("50%\r\nnext: a,b"), "50%25%0D%0Anext: a,b")
    XCTAssertEqual(workflowCommandData("\u{1B}[1m"), "␛[1m")
  }

  func testPropertiesEscapeColonsAndCommasToo() {
    XCTAssertEqual(workflowCommandProperty("a:b,c%\n"), "a%3Ab%2Cc%25%0A")
  }

  func testNoCommandCanBegin() {
    for text in HostileText(seed: 9) {
      XCTAssertFalse(workflowCommandData(text).holdsHidden(besides: "\t"))
      XCTAssertFalse(
        workflowCommandProperty(text).unicodeScalars.contains {
          ":,\r\n".unicodeScalars.contains($0)
        })
    }
  }

  func testTheRunnersReverseGivesTheTextBack() {
    let text = "%0A is 100% literal\nline, two: \r"

    let back = workflowCommandProperty(text)
      .replacing("%3A", with: ":").replacing("%2C", with: ",")
      .replacing("%0D", with: "\r").replacing("%0A", with: "\n").replacing("%25", with: "%")

    XCTAssertEqual(back, text)
  }
}
