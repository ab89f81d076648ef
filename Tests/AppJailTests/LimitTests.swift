import AppJail
import Foundation
import XCTest

final class LimitTests: XCTestCase {
  func testProcessThatTakesTooLongIsKilled() throws {
    for isolation in availableIsolations() {
      let start = Date()
      let result = try jailed(.shell("echo begun; sleep 60"), isolation, wallSeconds: 0.5)

      XCTAssertTrue(result.timedOut)
      XCTAssertTrue(result.end.wasKilled)
      XCTAssertEqual(result.end.way, .signalled(SIGKILL), isolation.name)
      XCTAssertEqual(result.text, "begun\n")
      XCTAssertLessThan(Date().timeIntervalSince(start), 10)
    }
  }

  func testProcessThatClosesItsOutputIsStillTimed() throws {
    for isolation in availableIsolations() {
      let result = try jailed(.shell("exec >&- 2>&-; sleep 60"), isolation, wallSeconds: 0.5)

      XCTAssertTrue(result.timedOut, isolation.name)
    }
  }

  func testProcessorTimeIsLimited() throws {
    for isolation in availableIsolations() {
      var command = JailCommand.shell("trap '' XCPU; while :; do :; done")
      command.limits.cpuSeconds = 1

      let result = try jailed(command, isolation, wallSeconds: 60)

      XCTAssertFalse(result.timedOut)
      XCTAssertEqual(result.end.way, .signalled(SIGKILL), isolation.name)
      XCTAssertTrue(result.end.usedUpProcessorTime(of: command.limits), "\(result.end)")
      // The hard limit comes a second after the soft one, counted in ticks.
      XCTAssertLessThan(result.end.cpuSeconds, 2.1)
    }
  }

  func testProcessUnderItsProcessorTimeEndsByItself() throws {
    for isolation in availableIsolations() {
      var command = JailCommand.shell("i=0; while [ $i -lt 1000 ]; do i=$((i+1)); done")
      command.limits.cpuSeconds = 1

      let result = try jailed(command, isolation)

      XCTAssertEqual(result.end.way, .exited(0))
      XCTAssertFalse(result.end.usedUpProcessorTime(of: command.limits))
    }
  }

  func testMemoryIsLimited() throws {
    // `head -c` with a negative count holds that many bytes before it writes the first.
    let script = "yes | head -c 300000000 | tail -c 200000000 | wc -c"
    for isolation in availableIsolations() {
      var command = JailCommand.shell(script)
      command.limits.memoryMiB = 64
      let refused = try jailed(command, isolation)
      XCTAssertTrue(refused.text.contains("memory exhausted"), refused.text)

      command.limits.memoryMiB = 1024
      let granted = try jailed(command, isolation)
      XCTAssertEqual(granted.text, "200000000\n", isolation.name)
    }
  }

  func testFileSizeIsLimited() throws {
    for isolation in availableIsolations() {
      let folder = try TemporaryFolder()
      var command = JailCommand.shell("printf 12345678 > full; printf 123456789 > over")
      command.writable = [JailPath(folder.path)]
      command.folder = JailPath(folder.path)
      command.fileBytes = 8

      _ = try jailed(command, isolation)

      XCTAssertEqual(try folder.text("full"), "12345678", isolation.name)
      XCTAssertEqual(try folder.text("over"), "12345678")
    }
  }

  func testOpenFilesAreLimited() throws {
    for isolation in availableIsolations() {
      var command = JailCommand.shell("exec 9</dev/null; [ -e /proc/$$/fd/9 ] && echo opened")
      command.openFiles = 10
      XCTAssertEqual(try jailed(command, isolation).text, "opened\n", isolation.name)

      command.openFiles = 9
      XCTAssertFalse(try jailed(command, isolation).text.contains("opened"))
    }
  }

  func testNumberOfProcessesIsLimited() throws {
    try requireBubblewrap()
    try XCTSkipIf(geteuid() == 0, "the kernel does not count the processes of root")
    // The shell itself is one of them.
    var command = JailCommand.shell("sleep 1 & sleep 1 & sleep 1 & wait; echo end")
    command.limits.processes = 4
    XCTAssertEqual(try jailed(command, .bubblewrap).text, "end\n")

    command.limits.processes = 3
    XCTAssertTrue(try jailed(command, .bubblewrap).text.contains("Cannot fork"))
  }

  func testNumberOfProcessesIsLimitedWithoutANamespace() throws {
    try XCTSkipIf(geteuid() == 0, "the kernel does not count the processes of root")
    var command = JailCommand.shell("for i in $(seq 300); do sleep 5 & done; echo end")
    command.limits.processes = 8
    let refused = try jailed(command, .resourceLimits)
    XCTAssertTrue(refused.text.contains("Cannot fork"), refused.text)

    command.limits.processes = 200
    XCTAssertEqual(try jailed(command, .resourceLimits).text, "end\n")
  }

  func testCoresAreNotWritten() throws {
    for isolation in availableIsolations() {
      XCTAssertEqual(try jailed(.shell("ulimit -Hc"), isolation).text, "0\n")
    }
  }
}
