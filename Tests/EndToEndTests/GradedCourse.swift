import Foundation
import Grading
import XCTest

/// The project's course, graded once by the real `lab`, with each assignment's mistakes, starter and
/// reference handed in beside what students did.
struct GradedCourse {
  /// Graded by the first test that asks.
  static let shared = Swift.Result { try GradedCourse() }

  let assignments: [String]

  private let folder: URL
  private let result: Project.Result

  private init() throws {
    assignments = try Self.names(in: "Assignments")
    folder = try Project.temporaryFolder()
    let submissions = folder.appending(path: "Submissions")
    for assignment in assignments {
      let to = submissions.appending(path: assignment)
      try FileManager.default.createDirectory(at: to, withIntermediateDirectories: true)
      for student in try Self.names(in: "Submissions/\(assignment)") {
        try Self.copy("Submissions/\(assignment)/\(student)", to: to.appending(path: student))
      }
      for mistake in try Self.names(in: "Assignments/\(assignment)/Mistakes") {
        try Self.copy(
          "Assignments/\(assignment)/Mistakes/\(mistake)", to: to.appending(path: mistake))
      }
      for name in ["Starter", "Reference"] {
        try Self.copy("Assignments/\(assignment)/\(name)", to: to.appending(path: name))
      }
    }
    result = try Project.lab(
      ["grade", "--submissions", submissions.path, "--out", folder.appending(path: "out").path])
    try FileManager.default.removeItem(at: submissions)
  }

  func report(_ path: String) throws -> StudentReport {
    XCTAssertEqual(result.status, 0, result.errors)
    return try JSONDecoder().decode(StudentReport.self, from: bytes(path))
  }

  func bytes(_ path: String) throws -> Data {
    try Data(contentsOf: folder.appending(path: "out/\(path)/report.json"))
  }

  func remove() throws {
    try FileManager.default.removeItem(at: folder)
  }

  /// Folders, without those of the system.
  static func names(in path: String) throws -> [String] {
    try FileManager.default
      .contentsOfDirectory(atPath: Project.root.appending(path: path).path)
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  private static func copy(_ path: String, to target: URL) throws {
    try FileManager.default.copyItem(at: Project.root.appending(path: path), to: target)
  }
}
