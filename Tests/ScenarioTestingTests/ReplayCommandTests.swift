import DeviceSimulator
import Foundation
import XCTest

@testable import ScenarioTesting

/// The line that plays a story again, as a shell reads it.
final class ReplayCommandTests: XCTestCase {
  private func command(_ story: [Stimulus], _ system: SystemVersion = .iOS17) -> String? {
    ReplayCommand(story: story, system: system).line
  }

  /// What a shell hands on as arguments.
  private func arguments(_ line: String) throws -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "lab() { printf '%s\\n' \"$@\"; }\n\(line)"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  func testTheLineIsWhatAStudentTypes() {
    XCTAssertEqual(
      command([.launch, .user(.tap("Score a point")), .home]),
      "lab play . --story 'launch tap:\"Score a point\" home'")
    XCTAssertEqual(command([.launch, .home], .iOS7), "lab play . --ios 7 --story 'launch home'")
  }

  func testAShellTakesAnyTextAsItIs() throws {
    for text in ["it's", "$(rm -rf x)", "`x`", "a\\\"b", "!! ; & | > *", "'", "\"", "ü 🙂 “x”"] {
      let story: [Stimulus] = [.launch, .user(.tap(text))]
      let arguments = try arguments(XCTUnwrap(command(story)))

      XCTAssertEqual(arguments.dropLast(), ["play", ".", "--story"])
      XCTAssertEqual(try Story(parsing: arguments.last ?? "").stimuli, story, text)
    }
  }

  func testALineThatIsTooLongOrCannotBeReadIsLeftOut() {
    XCTAssertNil(command([.user(.tap(String(repeating: "x", count: 2000)))]))
    XCTAssertNil(command([.user(.tap("a\u{202E}b"))]))
  }
}
