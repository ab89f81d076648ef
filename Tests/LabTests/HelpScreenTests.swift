import Foundation
import XCTest

@testable import lab

/// The help screens stand whole in `Goldens/`.
///
/// With `LIFECYCLELAB_RECORD_GOLDENS=1` a run writes them anew, and fails, so that nobody records by accident.
final class HelpScreenTests: XCTestCase {
  func testTheOverviewIsTheGoldenOne() throws {
    try compareWithGolden(HelpScreen.overview(of: Command.all), "lab.txt")
  }

  func testEachCommandsPageIsTheGoldenOne() throws {
    for command in Command.all {
      try compareWithGolden(HelpScreen.page(of: command), "lab-\(command.name).txt")
    }
  }

  func testNoLineIsLongerThanEightyColumns() {
    let screens = Command.all.map(HelpScreen.page) + [HelpScreen.overview(of: Command.all)]

    for line in screens.joined().split(separator: "\n") {
      XCTAssertLessThanOrEqual(line.count, HelpScreen.width, "\(line)")
    }
  }

  func testEveryExampleIsAcceptedByItsOwnParser() throws {
    for command in Command.all {
      XCTAssertFalse(command.examples.isEmpty, command.name)
      for example in command.examples {
        // As the shell does it: what stands in quotes is one word.
        let words = example.line.matches(of: /"([^"]*)"|(\S+)/).map {
          String($0.1 ?? $0.2 ?? "")
        }
        XCTAssertEqual(Array(words.prefix(2)), ["lab", command.name])
        XCTAssertNoThrow(try Arguments(Array(words.dropFirst(2)), of: command), example.line)
      }
    }
  }

  func testHiddenOptionsAreNotShown() {
    XCTAssertFalse(HelpScreen.page(of: .grade).contains("--prebuilt"))
  }
}

extension XCTestCase {
  /// Compares with a file in `Goldens/`, or records it.
  func compareWithGolden(_ text: String, _ name: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Goldens/\(name)")
    if ProcessInfo.processInfo.environment["LIFECYCLELAB_RECORD_GOLDENS"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
      XCTFail("recorded \(name)")
    }
    XCTAssertEqual(text, try String(contentsOf: file, encoding: .utf8), name)
  }
}
