import Foundation
import XCTest

/// Monitors allocate nothing for an event, once they run.
final class MonitorAllocationTests: XCTestCase {
  func testNoRuleOfTheBenchAllocatesForAnEvent() throws {
    let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let bench = Process()
    bench.executableURL = products.appendingPathComponent("monitor-bench")
    bench.arguments = ["--allocations"]
    let output = Pipe()
    bench.standardOutput = output
    try bench.run()

    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    bench.waitUntilExit()

    #if os(Linux)
      XCTAssertEqual(bench.terminationStatus, 0, said)
      XCTAssertTrue(said.hasSuffix("bytes allocated: 0\n"), said)
    #endif
  }
}
