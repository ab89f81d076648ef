import AppJail
import Foundation
import XCTest

final class ContainmentTests: XCTestCase {
  func testEnvironmentIsWhatWasGiven() throws {
    setenv("LAB_SECRET", "hunter2", 1)
    for isolation in availableIsolations() {
      let environment = ["PATH": "/usr/bin:/bin", "GREETING": "a 'b' \"c\" = d"]
      let script = "env; cat /proc/self/environ /proc/1/environ | tr '\\0' '\\n'"
      let lines = try jailed(.shell(script, environment: environment), isolation).lines

      XCTAssertTrue(lines.contains("GREETING=a 'b' \"c\" = d"), isolation.name)
      XCTAssertFalse(lines.contains { $0.contains("hunter2") })
      // The shell adds its own; all else was given.
      let own: Set = ["PWD", "SHLVL", "_", "OLDPWD"]
      if isolation == .bubblewrap {
        let names = Set(lines.map { String($0.prefix { $0 != "=" }) })
        XCTAssertEqual(names.subtracting(own), ["PATH", "GREETING"])
      }
    }
  }

  func testNoDescriptorIsInherited() throws {
    // A descriptor of the grader's that is open on purpose and not closed on exec.
    let leaked = dup2(open("/dev/null", O_RDONLY), 77)
    defer { close(leaked) }
    for isolation in availableIsolations() {
      // The glob itself opens one to read the folder, the lowest that is free.
      let script = "for d in /proc/$$/fd/*; do echo ${d##*/}; done"

      let bare = try jailed(.shell(script), isolation).lines.compactMap { Int($0) }
      XCTAssertEqual(bare.filter { ![0, 1, 2].contains($0) }.count, 1, "\(bare)")

      let process = try JailedProcess(.shell(script, hasLink: true), isolation: isolation)
      XCTAssertEqual(process.waitForEnd().way, .exited(0))
      let linked = try output(of: process).compactMap { Int($0) }
      XCTAssertEqual(linked.filter { ![0, 1, 2, 3].contains($0) }.count, 1, "\(linked)")
      XCTAssertTrue(linked.contains(3))
      XCTAssertFalse(linked.contains(77))
    }
  }

  func testEachProcessHasASessionOfItsOwn() throws {
    for isolation in availableIsolations() {
      let fields = try jailed(.shell("cat /proc/$$/stat"), isolation).text.split(separator: " ")

      XCTAssertEqual(fields[5], fields[0], "the session bears its number under \(isolation.name)")
    }
  }

  func testSignalsAreResetToTheirDefaults() throws {
    let before = signal(SIGUSR1, SIG_IGN)
    defer { signal(SIGUSR1, before) }
    for isolation in availableIsolations() {
      let lines = try jailed(.shell("grep -E 'Sig(Ign|Blk)' /proc/self/status"), isolation).lines

      XCTAssertEqual(lines.count, 2)
      for line in lines { XCTAssertTrue(line.hasSuffix("\t0000000000000000"), line) }
    }
  }

  func testNothingRunsOnAfterAKill() throws {
    for isolation in availableIsolations() {
      let word = "31\(Int.random(in: 100_000..<999_999))"
      let script = "sleep \(word) & sleep \(word) & (sleep \(word) &) ; echo up; wait"
      let process = try JailedProcess(.shell(script), isolation: isolation)
      XCTAssertEqual(process.wait(for: .output, seconds: 20), .output)
      XCTAssertTrue(try eventually { try commandLines(holding: "sleep\0\(word)").count == 3 })

      process.kill()
      process.kill()

      let end = process.waitForEnd()
      XCTAssertEqual(end.way, .signalled(SIGKILL))
      XCTAssertTrue(end.wasKilled)
      XCTAssertTrue(try eventually { try commandLines(holding: word).isEmpty }, isolation.name)
    }
  }

  func testNothingRunsOnAfterAnEnd() throws {
    for isolation in availableIsolations() {
      let word = "32\(Int.random(in: 100_000..<999_999))"

      let result = try jailed(.shell("sleep \(word) & echo up"), isolation)

      XCTAssertEqual(result.text, "up\n")
      XCTAssertFalse(result.timedOut)
      XCTAssertTrue(try eventually { try commandLines(holding: word).isEmpty }, isolation.name)
    }
  }

  func testAProcessEndsWithItsObject() throws {
    for isolation in availableIsolations() {
      let word = "33\(Int.random(in: 100_000..<999_999))"
      do {
        let process = try JailedProcess(.shell("echo up; sleep \(word)"), isolation: isolation)
        XCTAssertEqual(process.wait(for: .output, seconds: 20), .output)
      }

      XCTAssertTrue(try eventually { try commandLines(holding: word).isEmpty }, isolation.name)
    }
  }

  func testKillRightAfterTheStartLeavesNothing() throws {
    for isolation in availableIsolations() {
      let word = "34\(Int.random(in: 100_000..<999_999))"
      for _ in 0..<20 {
        let process = try JailedProcess(.shell("sleep \(word)"), isolation: isolation)
        process.kill()
        XCTAssertTrue(process.waitForEnd().wasKilled)
      }

      XCTAssertTrue(try eventually { try commandLines(holding: word).isEmpty }, isolation.name)
    }
  }

  func testManyStartsAtOnceKeepApart() async throws {
    for isolation in availableIsolations() {
      let texts = try await withThrowingTaskGroup(of: (Int, String).self) { group in
        for number in 0..<24 {
          group.addTask { (number, try jailed(.shell("echo \(number)"), isolation).text) }
        }
        return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
      }

      for number in 0..<24 { XCTAssertEqual(texts[number], "\(number)\n", isolation.name) }
    }
  }

  func testAProcessOutlivesTheThreadThatStartedIt() throws {
    for isolation in availableIsolations() {
      let process = try startedByAThreadThatEnds(.shell("sleep 1; echo alive"), isolation)

      XCTAssertEqual(process.waitForEnd().way, .exited(0), isolation.name)
      XCTAssertEqual(try output(of: process), ["alive"])
    }
  }

  private func startedByAThreadThatEnds(
    _ command: JailCommand, _ isolation: Isolation
  ) throws -> JailedProcess {
    final class Box: @unchecked Sendable { var process: JailedProcess? }
    let box = Box()
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      box.process = try? JailedProcess(command, isolation: isolation)
      done.signal()
    }
    done.wait()
    usleep(50_000)
    return try XCTUnwrap(box.process)
  }

  private func output(of process: JailedProcess) throws -> [String] {
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = read(process.output, &buffer, buffer.count)
    return String(decoding: buffer[..<max(0, count)], as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }
}
