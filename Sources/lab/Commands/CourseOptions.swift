import Foundation
import Grading
import Wording

extension Command.Option {
  static let course = Command.Option(
    name: "--course", value: "DIR",
    help: "The course's folder. Without it: the nearest folder upward with a grading.json.")
  static let prebuilt = Command.Option(
    name: "--prebuilt", value: "DIR", help: "A folder of built products.", isHidden: true)
}

extension Arguments {
  /// The course that `--course` names, or the nearest.
  func course(_ console: Console) throws(LabError) -> Course {
    let folder =
      if let path = value("--course") {
        try CourseFolder.named(path, from: console.directory)
      } else {
        try CourseFolder.nearest(from: console.directory)
      }
    return try Course.load(from: folder)
  }

  /// A folder with built products, where one is named.
  func prebuilt(_ console: Console) -> URL? {
    let path = value("--prebuilt") ?? console.environment[BuiltCourse.prebuiltVariable]
    return path.map { console.folder($0) }
  }
}

extension Console {
  /// The folder of a path that the user wrote.
  func folder(_ path: String) -> URL {
    URL(filePath: path, directoryHint: .isDirectory, relativeTo: directory).standardizedFileURL
  }
}

extension Course {
  /// The assignments of these ids, in the course's order; all, where no id is named.
  func assignments(named ids: [String]) throws(LabError) -> [Assignment] {
    let known = assignments.map(\.id)
    let problems = ids.filter { !known.contains($0) }.map { id in
      LabError.Problem(
        "there is no assignment “\(shown(id))” in \(folder.shown(CourseFolder.fileName))",
        suggestion: nearest(to: id, in: known))
    }
    guard problems.isEmpty else { throw LabError(problems: problems) }
    return ids.isEmpty ? assignments : assignments.filter { ids.contains($0.id) }
  }
}
