import AppJail
import Foundation
import InfoPlist
import SubmissionBuild
import Wording

extension Course {
  /// Reads `grading.json` and the `assignment.json` of each assignment.
  ///
  /// - Throws: a `LabError` with every problem of all of these files.
  public static func load(from folder: CourseFolder) throws(LabError) -> Course {
    let file = folder.shown(CourseFolder.fileName)
    let json = try readJSON(folder.url.appending(path: CourseFolder.fileName), shownAs: file)
    guard json.members != nil else {
      throw LabError("must hold an object in braces, not \(json.kind)", file: file, line: json.line)
    }

    var reader = AssignmentReader(folder: folder, file: file, common: json["limits"])
    var problems = CourseSchema.grading.problems(in: json, file: file)
    let entries = json["assignments"]?.list ?? []
    let assignments = entries.enumerated().compactMap { reader.read($1, at: $0) }
    problems += reader.problems
    guard problems.isEmpty, let title = json["course"]?.text else {
      throw LabError(problems: problems)
    }
    let policy = json["isolation"]?.text.flatMap(IsolationPolicy.init(rawValue:))
    return Course(
      folder: folder, title: title, assignments: assignments, isolation: policy ?? .bestEffort)
  }
}

/// Reads the entries of `assignments`, with the folders that they name.
private struct AssignmentReader {
  let folder: CourseFolder
  let file: String
  let common: LocatedJSON?
  var problems: [LabError.Problem] = []
  private var firstIndex: [String: Int] = [:]
  private var firstModule: [String: Int] = [:]

  init(folder: CourseFolder, file: String, common: LocatedJSON?) {
    self.folder = folder
    self.file = file
    self.common = common
  }

  /// The assignment, or nil where its entry has problems, told here or by the schema.
  mutating func read(_ entry: LocatedJSON, at index: Int) -> Assignment? {
    guard let id = entry["id"]?.text, Schema.TextRule.folderName.complaint(about: id) == nil
    else { return nil }
    refuseRepetition(of: "id", in: entry, at: index, among: \.firstIndex)
    refuseRepetition(of: "module", in: entry, at: index, among: \.firstModule)
    let url = folder.assignments.appending(path: id)
    guard isFolder(url) else {
      refuseMissingFolder(entry, id, at: index)
      return nil
    }

    let own = readAssignmentFile(in: url, id: id)
    let manifest = readStarterManifest(in: url, id: id)
    guard let module = entry["module"]?.text, let points = entry["points"],
      let number = points.wholeNumber
    else { return nil }
    let mode = own?["languageMode"]?.wholeNumber.flatMap(Assignment.LanguageMode.init(rawValue:))
    return Assignment(
      id: id, module: module, title: entry["title"]?.text ?? own?["title"]?.text ?? id,
      points: number,
      limits: AppLimits().overridden(by: common).overridden(by: entry["limits"]),
      languageMode: mode ?? .swift5, manifest: manifest, folder: url,
      pointsPlace: CoursePlace(file: file, line: points.line, key: "assignments[\(index)].points"))
  }

  private mutating func refuseRepetition(
    of key: String, in entry: LocatedJSON, at index: Int,
    among seen: WritableKeyPath<Self, [String: Int]>
  ) {
    guard let value = entry[key], let text = value.text else { return }
    guard let first = self[keyPath: seen][text] else {
      self[keyPath: seen][text] = index
      return
    }
    problems.append(
      .init(
        "“\(text)” is already the \(key) of assignments[\(first)]", file: file, line: value.line,
        key: "assignments[\(index)].\(key)"))
  }

  private mutating func refuseMissingFolder(_ entry: LocatedJSON, _ id: String, at index: Int) {
    let there =
      (try? FileManager.default.contentsOfDirectory(atPath: folder.assignments.path)) ?? []
    problems.append(
      .init(
        "there is no folder \(folder.shown("Assignments/\(id)"))", file: file,
        line: entry["id"]?.line, key: "assignments[\(index)].id",
        suggestion: nearest(to: id, in: there.filter { !$0.hasPrefix(".") })))
  }

  private mutating func readAssignmentFile(in url: URL, id: String) -> LocatedJSON? {
    let shown = folder.shown("Assignments/\(id)/assignment.json")
    do {
      let json = try readJSON(url.appending(path: "assignment.json"), shownAs: shown)
      problems += CourseSchema.assignmentFile.problems(in: json, file: shown)
      return json
    } catch {
      problems += error.problems
      return nil
    }
  }

  private mutating func readStarterManifest(in url: URL, id: String) -> AppManifest {
    do {
      return try AppManifest(
        starterOf: url, file: folder.shown("Assignments/\(id)/Starter/Info.plist"))
    } catch {
      problems += error.problems
      return AppManifest()
    }
  }

  private func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}

/// The largest course file that is read, in bytes.
private let maximumCourseFile = 1 << 20

/// Reads a course file, or says in one sentence why it cannot be.
private func readJSON(_ url: URL, shownAs file: String) throws(LabError) -> LocatedJSON {
  var isFolder: ObjCBool = false
  guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
    throw LabError("there is no such file", file: file)
  }
  if isFolder.boolValue { throw LabError("is a folder, not a file", file: file) }
  let data: Data
  do {
    data = try Data(contentsOf: url)
  } catch {
    throw LabError("cannot be read: \(reason(of: error))", file: file)
  }
  guard data.count <= maximumCourseFile else {
    throw LabError("is larger than 1 MiB, which no course file is", file: file)
  }
  guard let text = String(validating: data, as: UTF8.self) else {
    throw LabError("is not UTF-8 text", file: file)
  }
  if text.allSatisfy(\.isWhitespace) { throw LabError("is empty", file: file) }
  do {
    return try LocatedJSON.parse(text)
  } catch {
    throw LabError("is not JSON: \(error.message)", file: file, line: error.line)
  }
}

/// What the system says about a failed read, without Foundation's wrapping.
private func reason(of error: any Error) -> String {
  if let error = error as? CocoaError, let underlying = error.underlying as? POSIXError {
    return String(cString: strerror(underlying.code.rawValue))
  }
  return error.localizedDescription
}
