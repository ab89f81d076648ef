import AppJail
import Foundation
import XCTest

final class JailedProcessTests: XCTestCase {
  func testLinkCarriesBytesBothWays() throws {
    for isolation in availableIsolations() {
      let process = try JailedProcess(.shell("cat <&3 >&3", hasLink: true), isolation: isolation)
      let link = try XCTUnwrap(process.link)

      XCTAssertEqual(write(link, "ping", 4), 4)
      XCTAssertEqual(process.wait(for: [.link, .end], seconds: 20), .link)
      var buffer = [UInt8](repeating: 0, count: 16)
      XCTAssertEqual(read(link, &buffer, 16), 4)
      XCTAssertEqual(String(decoding: buffer[..<4], as: UTF8.self), "ping")

      shutdown(link, Int32(SHUT_WR))
      XCTAssertEqual(process.waitForEnd().way, .exited(0), isolation.name)
    }
  }

  func testLinkAndOutputDoNotBlock() throws {
    for isolation in availableIsolations() {
      let process = try JailedProcess(.shell("sleep 60", hasLink: true), isolation: isolation)
      var byte: UInt8 = 0

      for descriptor in [try XCTUnwrap(process.link), process.output] {
        XCTAssertEqual(read(descriptor, &byte, 1), -1)
        XCTAssertEqual(errno, EAGAIN)
      }
    }
  }

  func testWaitEndsWithItsTimeWhenNothingShows() throws {
    for isolation in availableIsolations() {
      let process = try JailedProcess(.shell("sleep 60", hasLink: true), isolation: isolation)

      let start = Date()
      XCTAssertEqual(process.wait(for: [.link, .output, .end], seconds: 0.1), [])

      XCTAssertGreaterThanOrEqual(Date().timeIntervalSince(start), 0.1)
    }
  }

  func testClosedEndsShow() throws {
    for isolation in availableIsolations() {
      let process = try JailedProcess(.shell("exit 3", hasLink: true), isolation: isolation)

      XCTAssertTrue(process.wait(for: .end, seconds: 20).contains(.end))

      XCTAssertEqual(
        process.wait(for: [.link, .output, .end], seconds: 20), [.link, .output, .end])
      XCTAssertEqual(process.waitForEnd().way, .exited(3))
      XCTAssertEqual(process.waitForEnd().way, .exited(3), "asking twice gives the same")
    }
  }

  func testStandardInputIsEmpty() throws {
    for isolation in availableIsolations() {
      XCTAssertEqual(try jailed(.shell("cat; echo end"), isolation).text, "end\n")
    }
  }

  func testOutputAndErrorsComeInOnePipe() throws {
    for isolation in availableIsolations() {
      let result = try jailed(.shell("echo one; echo two >&2; echo three"), isolation)

      XCTAssertEqual(result.text, "one\ntwo\nthree\n", isolation.name)
      XCTAssertEqual(result.bytesLeftOut, 0)
      XCTAssertFalse(result.timedOut)
    }
  }

  func testOutputIsCappedAtItsLimit() throws {
    for isolation in availableIsolations() {
      let atLimit = try jailed(.shell("printf 12345678"), isolation, outputLimit: 8)
      XCTAssertEqual(atLimit.text, "12345678")
      XCTAssertEqual(atLimit.bytesLeftOut, 0)

      let pastLimit = try jailed(.shell("printf 123456789"), isolation, outputLimit: 8)
      XCTAssertEqual(pastLimit.text, "12345678")
      XCTAssertEqual(pastLimit.bytesLeftOut, 1)
    }
  }

  func testMuchOutputIsReadButNotKept() throws {
    for isolation in availableIsolations() {
      let command = JailCommand.shell("head -c 20000000 /dev/zero || cat /dev/zero")
      let result = try jailed(
        isolation == .bubblewrap
          ? .shell("yes | head -c 20000000") : command, isolation, outputLimit: 100)

      XCTAssertEqual(result.output.count, 100)
      XCTAssertEqual(result.bytesLeftOut, 19_999_900)
      XCTAssertEqual(result.end.way, .exited(0))
    }
  }

  func testExitStatusIsTold() throws {
    for isolation in availableIsolations() {
      for status: Int32 in [0, 1, 7, 127, 128] {
        XCTAssertEqual(try jailed(.shell("exit \(status)"), isolation).end.way, .exited(status))
      }
    }
  }

  func testFatalSignalIsTold() throws {
    // A namespace's first process cannot signal itself, so the shell there has a child that ends
    // by the signal and passes it on as shells do.
    for isolation in availableIsolations() {
      let script = isolation == .bubblewrap ? "sh -c 'kill -SEGV $$'; exit $?" : "kill -SEGV $$"

      let result = try jailed(.shell(script), isolation)

      XCTAssertEqual(result.end.way, .signalled(SIGSEGV), isolation.name)
      XCTAssertFalse(result.end.wasKilled)
    }
  }

  func testMissingExecutableIsTheMachinesFault() throws {
    let command = JailCommand(executable: JailPath("/nonexistent/app"))
    for isolation in availableIsolations() {
      XCTAssertThrowsError(try JailedProcess(command, isolation: isolation)) {
        XCTAssertEqual("\($0)", "cannot execute /nonexistent/app: No such file or directory")
      }
    }
  }

  func testJailThatCannotBeSetUpIsTheMachinesFault() throws {
    var command = JailCommand.shell("echo up")
    command.folder = JailPath("/nonexistent")

    XCTAssertThrowsError(try JailedProcess(command, isolation: .resourceLimits)) {
      XCTAssertEqual(
        "\($0)", "cannot start /bin/sh in /nonexistent: No such file or directory")
    }

    try requireBubblewrap()
    let result = try jailed(command, .bubblewrap)
    XCTAssertEqual(result.end.way, .notStarted)
    XCTAssertTrue(result.text.contains("/nonexistent"), result.text)
  }

  func testArgumentWithNULIsRefused() throws {
    for isolation in availableIsolations() {
      XCTAssertThrowsError(try JailedProcess(.shell("echo a\0b"), isolation: isolation)) {
        XCTAssertTrue("\($0)".contains("an argument holds a NUL character"), "\($0)")
      }
    }
  }

  func testStartsAreCheap() throws {
    for isolation in availableIsolations() {
      let command = JailCommand(executable: JailPath("/bin/true"))
      let starts = 20

      let start = Date()
      for _ in 0..<starts { XCTAssertEqual(try jailed(command, isolation).end.way, .exited(0)) }
      let milliseconds = Date().timeIntervalSince(start) * 1000 / Double(starts)

      print("\(isolation.name): \(milliseconds) ms a start")
      XCTAssertLessThan(milliseconds, 100, "many times what it takes on an idle machine")
    }
  }
}
