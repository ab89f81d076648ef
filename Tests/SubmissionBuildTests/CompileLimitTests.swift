import AppJail
import Foundation
import SubmissionBuild
import XCTest

final class CompileLimitTests: XCTestCase {
  private func build(
    _ text: String, isolation: Isolation, _ set: (inout AppLimits) -> Void
  ) throws -> BuildOutcome {
    let folder = try TemporaryFolder()
    try folder.write(plainDelegate, to: "in/AppDelegate.swift")
    try folder.write(text, to: "in/Heavy.swift")
    var builder = try TestToolkit.builder(isolation: isolation)
    set(&builder.limits)
    return builder.build(folder.folder("in"), into: folder.folder("out"))
  }

  /// Types whose size doubles with each line.
  private var exploding: String {
    "struct P<A, B> { var a: A; var b: B }\n"
      + "func dup<T>(_ t: T) -> P<T, T> { P(a: t, b: t) }\n"
      + "func run() {\n  let x0 = 1\n"
      + (1...30).map { "  let x\($0) = dup(x\($0 - 1))\n" }.joined() + "  print(x30)\n}\n"
  }

  func testProcessorTimeOfCompilingIsLimited() throws {
    for isolation in Set([Isolation.best(), .resourceLimits]) {
      let outcome = try build(exploding, isolation: isolation) { $0.cpuSeconds = 1 }

      XCTAssertEqual(outcome, .timedOut, isolation.name)
    }
  }

  func testWallTimeOfCompilingIsLimited() throws {
    for isolation in Set([Isolation.best(), .resourceLimits]) {
      let outcome = try build(exploding, isolation: isolation) { $0.wallSeconds = 1 }

      XCTAssertEqual(outcome, .timedOut, isolation.name)
    }
  }

  func testMemoryOfCompilingIsLimited() throws {
    for isolation in Set([Isolation.best(), .resourceLimits]) {
      let outcome = try build("let a = 1\n", isolation: isolation) { $0.memoryMiB = 200 }

      guard case .doesNotCompile(let diagnostics) = outcome else { return XCTFail("\(outcome)") }
      XCTAssertEqual(diagnostics.first?.severity, .error)
    }
  }
}
