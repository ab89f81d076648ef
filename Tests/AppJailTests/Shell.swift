import AppJail
import Foundation
import XCTest

/// The rungs that this machine has.
func availableIsolations() -> [Isolation] {
  Isolation.best() == .bubblewrap ? [.bubblewrap, .resourceLimits] : [.resourceLimits]
}

/// Skips a test whose subject is bubblewrap on a machine where that does not work.
func requireBubblewrap() throws {
  try XCTSkipIf(Isolation.best() != .bubblewrap, "bubblewrap does not work on this machine")
}

extension JailCommand {
  /// A shell script with the standard tools in sight.
  static func shell(
    _ script: String, environment: [String: String] = ["PATH": "/usr/bin:/bin"],
    hasLink: Bool = false
  ) -> JailCommand {
    JailCommand(
      executable: JailPath("/bin/sh"), arguments: ["-c", script], environment: environment,
      readable: [JailPath("/bin"), JailPath("/usr/bin")], hasLink: hasLink)
  }
}

extension ProcessResult {
  var lines: [String] { text.split(separator: "\n").map(String.init) }
}

func jailed(
  _ command: JailCommand, _ isolation: Isolation, outputLimit: Int = 65536, wallSeconds: Double = 20
) throws -> ProcessResult {
  try runToEnd(
    command, isolation: isolation, outputLimit: outputLimit, wallSeconds: wallSeconds)
}

/// The command lines of the processes of this machine that hold `word`.
func commandLines(holding word: String) throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { Int($0) != nil }
    .compactMap { try? String(contentsOfFile: "/proc/\($0)/cmdline", encoding: .utf8) }
    .filter { $0.contains(word) }
}

/// Asks again for up to five seconds, for what another process brings about.
func eventually(_ condition: () throws -> Bool) rethrows -> Bool {
  for _ in 0..<500 {
    if try condition() { return true }
    usleep(10_000)
  }
  return try condition()
}
