import Foundation
import XCTest

@testable import Grading

final class TrustedProcessTests: XCTestCase {
  func testOutputOfBothStreamsAndTheStatusComeBack() throws {
    let process = try shell("echo out; echo err >&2; exit 7")

    XCTAssertEqual(try process.run(until: Interruption()), .exited(status: 7))
    XCTAssertEqual(process.printed(), "out\nerr\n")
    XCTAssertEqual(process.printed(last: 4), "err\n")
  }

  func testTheEnvironmentIsExactlyTheGivenOne() throws {
    var process = try shell("echo $A:$HOME")
    process.environment = ["A": "1 = 2"]

    _ = try process.run(until: Interruption())

    XCTAssertEqual(process.printed(), "1 = 2:\n")
  }

  func testASignalIsTold() throws {
    let process = try shell("kill -SEGV $$")

    XCTAssertEqual(try process.run(until: Interruption()), .killed(signal: SIGSEGV))
  }

  func testAProcessThatDoesNotEndIsKilledWithItsChildren() throws {
    var process = try shell("sleep 600 & echo $!; trap '' TERM; wait")
    process.wallLimit = 0.3
    let start = Date()

    XCTAssertEqual(try process.run(until: Interruption()), .outOfTime)

    XCTAssertLessThan(Date().timeIntervalSince(start), 5)
    XCTAssertTrue(try isGone(process.printed()))
  }

  func testWhatAProcessLeavesBehindEndsWithIt() throws {
    let process = try shell("sleep 600 & echo $!")

    XCTAssertEqual(try process.run(until: Interruption()), .exited(status: 0))

    XCTAssertTrue(try isGone(process.printed()))
  }

  func testAnInterruptionEndsAProcess() throws {
    let process = try shell("sleep 600 & echo $!; wait")
    let interruption = Interruption()

    let ending = try process.run(until: interruption) {
      if process.printed().hasSuffix("\n") { interruption.request(SIGINT) }
    }

    XCTAssertEqual(ending, .interrupted)
    XCTAssertEqual(interruption.requested, SIGINT)
    XCTAssertTrue(try isGone(process.printed()))
  }

  func testAnIgnoredSignalIsNotInherited() throws {
    let before = signal(SIGINT, SIG_IGN)
    defer { signal(SIGINT, before) }
    let process = try shell("kill -INT $$; sleep 5")

    XCTAssertEqual(try process.run(until: Interruption()), .killed(signal: SIGINT))
  }

  func testAMissingProgramIsTold() throws {
    var process = try shell("")
    process.executable = "/nowhere/tool"

    XCTAssertThrowsError(try process.run(until: Interruption())) { error in
      XCTAssertEqual(
        "\(error)", "/nowhere/tool cannot be started: No such file or directory")
    }
  }

  func testTwentyAtOnceEndEachWithItsOwnOutput() throws {
    let processes = try (0..<20).map { try shell("echo \($0)") }

    let printed = WorkerPool(jobs: 20).map(processes, until: Interruption()) { _, process in
      _ = try? process.run(until: Interruption())
      return process.printed()
    }

    XCTAssertEqual(printed, (0..<20).map { "\($0)\n" })
  }

  // MARK: Making processes

  private func shell(_ script: String) throws -> TrustedProcess {
    let folder = try makeCourse().url
    return TrustedProcess(
      "/bin/sh", ["-c", script], environment: ["PATH": "/usr/bin:/bin"], wallLimit: 60,
      output: folder.appending(path: "\(UUID().uuidString).txt"))
  }

  /// Whether the process with the printed number is dead, or a zombie that init has not reaped.
  private func isGone(_ printed: String) throws -> Bool {
    let number = try XCTUnwrap(Int32(printed.trimmingCharacters(in: .whitespacesAndNewlines)))
    let deadline = Date().addingTimeInterval(5)
    while Date() < deadline {
      let status = (try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8)) ?? ") Z"
      if status.contains(") Z") { return true }
      usleep(10_000)
    }
    return false
  }
}
