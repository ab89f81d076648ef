import Foundation
import Wording

/// Runs the `swift` of the user's `PATH`.
public struct SwiftBuild: Sendable {
  /// Seconds; the first build of a large course compiles everything.
  static let wallLimit = 3600.0

  public var environment: [String: String]
  public var interruption: Interruption

  public init(environment: [String: String], interruption: Interruption) {
    self.environment = environment
    self.interruption = interruption
  }

  /// Where SwiftPM puts the products of a package.
  func binFolder(of package: URL, output: URL) throws(LabError) -> URL {
    let printed = try run(
      ["build", "--show-bin-path"], in: package, output: output, { _ in },
      failure: "the package's build folder is unknown")
    let path = printed.split(separator: "\n").last { $0.hasPrefix("/") }
    guard let path else {
      throw LabError("swift build --show-bin-path printed no path", kind: .infrastructure)
    }
    return URL(filePath: String(path), directoryHint: .isDirectory)
  }

  /// Runs `swift` with these arguments, and returns what it printed.
  ///
  /// Throws a `LabError` that begins with `failure` and carries the compiler's messages.
  @discardableResult
  func run(
    _ arguments: [String], in package: URL, output: URL, _ onProgress: (String) -> Void,
    failure: String
  ) throws(LabError) -> String {
    guard let swift = Self.executable("swift", in: environment["PATH"] ?? "") else {
      throw LabError("there is no swift on the PATH", kind: .infrastructure)
    }
    let process = TrustedProcess(
      swift, arguments + ["--package-path", package.path], environment: environment,
      wallLimit: Self.wallLimit, output: output)
    var last = ""
    let ending: TrustedProcess.Ending
    do {
      ending = try process.run(until: interruption) {
        let line = process.printed(last: 1000).split(separator: "\n").last.map(String.init) ?? ""
        if line != last { onProgress(line) }
        last = line
      }
    } catch {
      throw LabError("\(error)", kind: .infrastructure)
    }
    let printed = process.printed(last: 1 << 20)
    switch ending {
    case .exited(status: 0): return printed
    case .exited: throw LabError("\(failure)\n\(Self.messages(in: printed))")
    case .killed, .outOfTime, .interrupted:
      throw LabError("\(failure): \(ending.words)", kind: .infrastructure)
    }
  }

  /// The compiler's messages, without the lines that count steps.
  static func messages(in printed: String) -> String {
    let lines = printed.split(separator: "\n", omittingEmptySubsequences: false)
    var seen: Set<Substring> = []
    return lines.filter { line in
      if line.firstMatch(of: /^(\[\d+\/\d+\]|Building for|Build complete)/) != nil { return false }
      // A module is compiled for several products, and complains each time.
      return line.contains(": error: ") ? seen.insert(line).inserted : true
    }
    .joined(separator: "\n").trimmingCharacters(in: .newlines)
  }

  /// The first executable file of that name in the folders of a `PATH`.
  static func executable(_ name: String, in path: String) -> String? {
    path.split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
