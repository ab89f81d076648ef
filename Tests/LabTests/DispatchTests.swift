import Wording
import XCTest

@testable import lab

final class DispatchTests: XCTestCase {
  func testHelpAndVersionAreResults() {
    for words in [["--help"], ["-h"], ["help"]] {
      let (code, transcript) = run(words)
      XCTAssertEqual(code, .done)
      XCTAssertEqual(transcript.result, HelpScreen.overview(of: Command.all))
      XCTAssertEqual(transcript.note, "")
    }
    for words in [["grade", "--help"], ["help", "grade"], ["grade", "x", "-h"]] {
      let (code, transcript) = run(words)
      XCTAssertEqual(code, .done)
      XCTAssertEqual(transcript.result, HelpScreen.page(of: .grade))
    }
    XCTAssertEqual(run(["--version"]).1.result, "lab \(Lab.version)\n")
  }

  func testNoCommandIsWrongUsageWithTheOverview() {
    let (code, transcript) = run([])

    XCTAssertEqual(code, .wrongUsage)
    XCTAssertEqual(transcript.result, "")
    XCTAssertEqual(transcript.note, HelpScreen.overview(of: Command.all))
  }

  func testAnUnknownCommandOffersTheNearest() {
    let cases = [
      ("grde", "lab: there is no command “grde”; see lab --help (did you mean “grade”?)\n"),
      (
        "--versoin",
        "lab: there is no command “--versoin”; see lab --help (did you mean “--version”?)\n"
      ),
      ("\u{1B}[2J", "lab: there is no command “␛[2J”; see lab --help\n"),
    ]

    for (word, note) in cases {
      let (code, transcript) = run([word])
      XCTAssertEqual(code, .wrongUsage)
      XCTAssertEqual(transcript.note, note)
      XCTAssertEqual(transcript.result, "")
    }
  }

  func testErrorsDecideTheExitCodeAndEachProblemHasItsLine() {
    let fail = { (error: any Error & Sendable) in
      Command(name: "fail", summary: "", discussion: [], run: { _, _ in throw error })
    }
    let usage = LabError(problems: [.init("first"), .init("second", file: "f", line: 2)])
    let machine = LabError("no space", kind: .infrastructure)

    XCTAssertEqual(run(["fail"], [fail(usage)]).0, .wrongUsage)
    XCTAssertEqual(run(["fail"], [fail(usage)]).1.note, "lab: first\nlab: f:2: second\n")
    XCTAssertEqual(run(["fail"], [fail(machine)]).0, .infrastructure)
    XCTAssertEqual(run(["fail"], [fail(machine)]).1.note, "lab: no space\n")
  }

  func testExitCodesAreThoseOfTheDocumentation() {
    let codes: [ExitCode] = [
      .done, .foundSomething, .wrongUsage, .infrastructure, .interrupted(signal: 2),
    ]

    XCTAssertEqual(codes.map(\.status), [0, 1, 2, 3, 130])
  }

  private func run(
    _ words: [String], _ commands: [Command] = Command.all
  ) -> (ExitCode, Transcript) {
    let transcript = Transcript()
    return (Lab(commands: commands, console: transcript.console()).run(words), transcript)
  }
}
