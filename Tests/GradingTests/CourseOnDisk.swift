import Foundation
import XCTest

@testable import Grading

/// A course's folder that a test makes; `XCTestCase.makeCourse()` removes it after the test.
struct CourseOnDisk: Sendable {
  let url: URL

  fileprivate init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "course-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try write("// swift-tools-version: 6.2\n", to: "Package.swift")
  }

  /// Writes a file, with the folders above it.
  func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  func write(_ data: Data, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(
      at: url.appending(path: path), withIntermediateDirectories: true)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: url.appending(path: path))
  }

  /// An assignment's folder with its file.
  func addAssignment(_ id: String, file: String = "{}") throws {
    try write(file, to: "Assignments/\(id)/assignment.json")
  }

  var folder: CourseFolder { CourseFolder(url: url, name: "") }
}

extension XCTestCase {
  func makeCourse() throws -> CourseOnDisk {
    let disk = try CourseOnDisk()
    addTeardownBlock { try? FileManager.default.removeItem(at: disk.url) }
    return disk
  }
}
