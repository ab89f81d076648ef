import AppJail
import Foundation
import InfoPlist
import SourceMapping
import Wording

/// A file of a submission that was compiled.
public struct StudentFile: Hashable, Sendable, Codable {
  /// The student's own path, such as `App/AppDelegate.swift`.
  public var path: String
  /// What comes after these lines in the compiled file is generated.
  public var lineCount: Int
}

/// A compiled submission: what it takes to run it.
public struct BuiltApp: Hashable, Sendable {
  /// The app's own executable.
  public var executable: URL
  /// What its `Info.plist` says.
  public var manifest: AppManifest
  /// What the compiler warned of.
  public var warnings: [Diagnostic]
  /// The student's files by the names of the compiled ones, as traps tell them.
  public var files: [String: StudentFile]
  /// The library that holds the app's UIKit.
  var library: String
  /// Folders of the libraries that every Swift program needs.
  public var runtimeFolders: [String]

  init(
    executable: URL, manifest: AppManifest, warnings: [Diagnostic],
    files: [String: StudentFile], library: String, runtimeFolders: [String]
  ) {
    self.executable = executable
    self.manifest = manifest
    self.warnings = warnings
    self.files = files
    self.library = library
    self.runtimeFolders = runtimeFolders
  }

  /// Takes up an app that another process has built; throws `LabError` if it is none.
  public init(at executable: URL) throws {
    let url = Self.description(of: executable)
    guard FileManager.default.isExecutableFile(atPath: executable.path),
      let data = try? Data(contentsOf: url),
      let saved = try? JSONDecoder().decode(Saved.self, from: data)
    else {
      throw LabError("is not a built app", kind: .infrastructure, file: executable.path)
    }
    self.init(
      executable: executable, manifest: saved.manifest, warnings: saved.warnings,
      files: saved.files, library: saved.library,
      runtimeFolders: saved.runtimeFolders)
  }

  /// The student's file that a trap names; nil for another.
  public func studentFile(named name: String) -> StudentFile? {
    name.split(separator: "/").last.flatMap { files[String($0)] }
  }

  /// One launch of the app, with a link.
  public func command(limits: AppLimits) -> JailCommand {
    JailCommand(
      executable: JailPath(executable.path, inside: "/app/App"),
      environment: [
        "HOME": "/tmp", "TMPDIR": "/tmp", "LANG": "en_US.UTF-8", "TZ": "UTC",
        // Each thread would reserve 64 MiB of the address space otherwise.
        "MALLOC_ARENA_MAX": "2",
        "SWIFT_BACKTRACE": "enable=no",
        // A set's order differs from run to run otherwise.
        "SWIFT_DETERMINISTIC_HASHING": "1",
      ],
      readable: runtimeFolders.map { JailPath($0) } + [
        JailPath(library, inside: "/app/\(StagedSDK.library)")
      ],
      limits: limits, hasLink: true)
  }

  /// The folder of what the app carries: `Info.plist`, its storyboards, its resources.
  public var resources: URL {
    executable.deletingLastPathComponent().appendingPathComponent("resources")
  }

  // MARK: Saving

  private struct Saved: Codable {
    var manifest: AppManifest
    var warnings: [Diagnostic]
    var files: [String: StudentFile]
    var library: String
    var runtimeFolders: [String]
  }

  private static func description(of executable: URL) -> URL {
    executable.deletingLastPathComponent().appendingPathComponent("app.json")
  }

  /// Writes what `init(at:)` reads, and puts the library where the app looks for it.
  func save() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let saved = Saved(
      manifest: manifest, warnings: warnings, files: files,
      library: library, runtimeFolders: runtimeFolders)
    try encoder.encode(saved).write(to: Self.description(of: executable), options: .atomic)
    let link = executable.deletingLastPathComponent().appendingPathComponent(StagedSDK.library)
    try? FileManager.default.removeItem(at: link)
    try FileManager.default.createSymbolicLink(
      atPath: link.path, withDestinationPath: library)
  }
}
