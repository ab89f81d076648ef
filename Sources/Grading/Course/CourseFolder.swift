import Foundation
import Wording

/// A folder with a `grading.json` and a `Package.swift`.
public struct CourseFolder: Hashable, Sendable {
  public static let fileName = "grading.json"

  public var url: URL
  /// As the user would name it: relative to where they are; empty for right there.
  public var name: String

  public init(url: URL, name: String) {
    self.url = url
    self.name = name
  }

  /// A path inside the course, as the user would name it.
  public func shown(_ path: String) -> String {
    name.isEmpty ? path : name.hasSuffix("/") ? name + path : "\(name)/\(path)"
  }

  public var assignments: URL { url.appending(path: "Assignments") }
  public var submissions: URL { url.appending(path: "Submissions") }
  public var reports: URL { url.appending(path: "Reports") }
}

extension CourseFolder {
  /// The nearest folder with a `grading.json`, from `start` upward.
  public static func nearest(from start: URL) throws(LabError) -> CourseFolder {
    var url = start.standardizedFileURL
    var name = ""
    while true {
      if FileManager.default.fileExists(atPath: url.appending(path: fileName).path) {
        return try CourseFolder(url: url, name: name).requiringPackage()
      }
      let parent = url.deletingLastPathComponent().standardizedFileURL
      guard parent.path != url.path else {
        throw LabError(
          "there is no \(fileName) in this folder or one above it; "
            + "name the course's folder with --course DIR")
      }
      url = parent
      name = name.isEmpty ? ".." : "\(name)/.."
    }
  }

  /// The folder that `--course` names.
  public static func named(_ path: String, from start: URL) throws(LabError) -> CourseFolder {
    let url = URL(filePath: path, directoryHint: .isDirectory, relativeTo: start)
      .standardizedFileURL
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw LabError("there is no such folder", file: path)
    }
    guard isFolder.boolValue else {
      throw LabError("is a file; --course names the folder with \(fileName)", file: path)
    }
    let folder = CourseFolder(url: url, name: path)
    guard FileManager.default.fileExists(atPath: url.appending(path: fileName).path) else {
      throw LabError("there is no such file", file: folder.shown(fileName))
    }
    return try folder.requiringPackage()
  }

  private func requiringPackage() throws(LabError) -> CourseFolder {
    guard FileManager.default.fileExists(atPath: url.appending(path: "Package.swift").path) else {
      throw LabError(
        "is missing: the suites of a course are test targets of its Swift package",
        file: shown("Package.swift"))
    }
    return self
  }
}
