import Foundation
import XCTest

/// The project under test and the programs that `swift test` has built.
enum Project {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The folder with the products: the one that this test bundle runs from.
  static let bin = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()

  struct Result {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Runs the built `lab` in the project, or in `folder`.
  static func lab(
    _ arguments: [String], in folder: URL = root, environment: [String: String] = [:],
    input: String = ""
  ) throws -> Result {
    try run(
      bin.appending(path: "lab").path, arguments, in: folder,
      environment: ["LIFECYCLELAB_BIN": bin.path].merging(environment) { $1 }, input: input)
  }

  /// Runs a program to its end; its streams go through files, so that no pipe can fill up.
  static func run(
    _ program: String, _ arguments: [String], in folder: URL = root,
    environment: [String: String] = [:], input: String = ""
  ) throws -> Result {
    let streams = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: streams) }
    let files = ["in", "out", "err"].map { streams.appending(path: $0) }
    try Data(input.utf8).write(to: files[0])
    for file in files[1...] { try Data().write(to: file) }
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self))
  }

  static func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "lifecyclelab-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
