import AppJail
import Foundation
import Glibc
import SourceMapping
import Wording

/// The Swift toolchain of this machine.
public struct Compiler: Hashable, Sendable {
  /// Absolute path of `swiftc`.
  public var driver: String
  /// Such as `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  public var version: String
  /// The folder that holds the toolchain's `bin` and `lib`.
  var root: String
  /// Folders of the libraries that every Swift program needs while it runs.
  var runtimeFolders: [String]

  /// Finds the toolchain that the running program was built with, else the one on the search path.
  ///
  /// Throws `LabError` when there is none or it does not answer.
  static func locate() throws -> Compiler {
    guard let driver = candidates().first(where: { access($0, X_OK) == 0 }) else {
      throw LabError(
        "swiftc is not found; install the Swift toolchain or add it to PATH",
        kind: .infrastructure)
    }
    let answer = try runTool(driver, ["-print-target-info"])
    guard let information = try? JSONDecoder().decode(TargetInformation.self, from: answer) else {
      throw LabError(
        "\(driver) does not describe its toolchain", kind: .infrastructure)
    }
    let resources = URL(fileURLWithPath: information.paths.runtimeResourcePath)
    return Compiler(
      driver: driver, version: information.compilerVersion,
      root: resources.deletingLastPathComponent().deletingLastPathComponent().path,
      runtimeFolders: information.paths.runtimeLibraryPaths)
  }

  private static func candidates() -> [String] {
    var folders: [String] = []
    // `<toolchain>/lib/swift/linux/libswiftCore.so`, as this very process has loaded it.
    if let library = SystemLibraries.path(holding: "swift_retain") {
      var folder = URL(fileURLWithPath: library)
      for _ in 0..<4 { folder.deleteLastPathComponent() }
      folders.append(folder.appendingPathComponent("bin").path)
    }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    folders += path.split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
    return folders.map { $0 + "/swiftc" }
  }

  /// Runs a trusted tool outside of the jail, with the caller's search path and home.
  static func runTool(_ tool: String, _ arguments: [String]) throws -> Data {
    var command = JailCommand(executable: JailPath(tool), arguments: arguments)
    command.environment = ProcessInfo.processInfo.environment
      .filter { ["PATH", "HOME", "TMPDIR", "LANG"].contains($0.key) }
    command.limits = AppBuilder.standardLimits
    command.fileBytes = AppBuilder.fileBytes
    command.openFiles = AppBuilder.openFiles
    do {
      let result = try runToEnd(
        command, isolation: .resourceLimits, outputLimit: 4 << 20, wallSeconds: 60)
      guard result.end.way == .exited(0) else {
        throw LabError(
          "\(tool) \(arguments.prefix(1).joined()) failed: "
            + ShownText.message.shown(result.output),
          kind: .infrastructure)
      }
      return Data(result.output)
    } catch let error as JailError {
      throw LabError("\(error)", kind: .infrastructure)
    }
  }

  private struct TargetInformation: Decodable {
    struct Paths: Decodable {
      var runtimeLibraryPaths: [String]
      var runtimeResourcePath: String
    }

    var compilerVersion: String
    var paths: Paths
  }
}
