import Foundation
import Wording

/// The folder that holds `<assignment>/<student>/`.
public struct SubmissionFolder: Hashable, Sendable {
  public var url: URL
  /// As the user would name it.
  public var name: String

  public init(url: URL, name: String) {
    self.url = url
    self.name = name
  }

  /// The submissions of each assignment, sorted by student.
  ///
  /// Folders are submissions; plain files and names that begin with a dot are not.
  ///
  /// - Parameter students: only these; all, where it is empty.
  public func submissions(
    of assignments: [Assignment], students: [String] = []
  ) throws(LabError) -> [Submission] {
    guard isFolder(url) else { throw LabError("there is no such folder", file: name) }
    var found: [Submission] = []
    for assignment in assignments {
      let folder = url.appending(path: assignment.id, directoryHint: .isDirectory)
      for student in try studentFolders(in: folder, of: assignment) {
        let own = folder.appending(path: student, directoryHint: .isDirectory)
        found.append(Submission(assignment: assignment.id, student: student, folder: own))
      }
    }
    let problems = complaints(aboutUnknown: students, among: found)
    guard problems.isEmpty else { throw LabError(problems: problems) }
    guard !found.isEmpty else {
      let places = assignments.map { "\(name)/\($0.id)/" }.joined(separator: " or ")
      throw LabError("there is no submission in \(places)")
    }
    return students.isEmpty ? found : found.filter { students.contains($0.student) }
  }

  private func studentFolders(in folder: URL, of assignment: Assignment) throws(LabError)
    -> [String]
  {
    guard isFolder(folder) else { return [] }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    } catch {
      throw LabError("this folder cannot be read", file: "\(name)/\(assignment.id)")
    }
    return names.filter { !$0.hasPrefix(".") && isFolder(folder.appending(path: $0)) }
      .sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
  }

  private func complaints(
    aboutUnknown students: [String], among found: [Submission]
  ) -> [LabError.Problem] {
    let known = Set(found.map(\.student))
    return students.filter { !known.contains($0) }.map { student in
      .init(
        "there is no submission of “\(shown(student))” in \(name)",
        suggestion: nearest(to: student, in: known).map { shown($0) })
    }
  }

  private func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
