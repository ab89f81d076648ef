import Foundation
import InfoPlist
import SourceMapping
import Wording
import XcodeProject

extension Submission {
  /// Whether what holds instead counts: there is neither a project nor a property list.
  var holdsFallback: Bool { project == nil && infoPlist == nil }

  /// The `Info.plist` that the app carries, with the keys that the project generates.
  func propertyList() throws(BundleMistakes) -> PropertyListValue {
    guard let infoPlist else {
      if project != nil, let path = target.infoPlist {
        throw BundleMistakes(diagnostics: [missing(path)])
      }
      return target.infoPlist(merging: nil)
    }
    do {
      return target.infoPlist(merging: try PropertyListParser.parse(infoPlist.text))
    } catch {
      throw BundleMistakes(diagnostics: [
        infoPlist.diagnostic(.init(error.message, line: error.line))
      ])
    }
  }

  /// What the submission's `Info.plist` and its project say; nil without either.
  func manifest() throws(BundleMistakes) -> AppManifest? {
    if holdsFallback { return nil }
    let plist = try propertyList()
    do {
      var manifest = try AppManifest(
        propertyList: plist, file: infoPlist?.path ?? project ?? "Info.plist")
      // An app for iPhones alone plays on one, whatever its scenes could do.
      if let families = target.settings["TARGETED_DEVICE_FAMILY"], !families.contains("2") {
        manifest.scenes?.supportsMultipleScenes = false
      }
      return manifest
    } catch {
      let file = infoPlist ?? SourceFile(path: project ?? "Info.plist", text: [])
      throw BundleMistakes(diagnostics: error.problems.map { file.diagnostic($0) })
    }
  }

  /// What Xcode says of a file that a target names and nobody has.
  func missing(_ path: String) -> Diagnostic {
    Diagnostic(
      severity: .error, file: project.map { ShownText.path.shown($0) },
      message: "Build input file cannot be found: “\(ShownText.path.shown(path))”. "
        + "The target names it, but it is not in the submission.")
  }
}

/// What is wrong with the parts of an app that are not compiled, for the student.
struct BundleMistakes: Error {
  /// At least one.
  var diagnostics: [Diagnostic]
}

extension SourceFile {
  func diagnostic(_ problem: LabError.Problem) -> Diagnostic {
    let subject = problem.key.map { "`\($0)`" } ?? "The file"
    let question = problem.suggestion.map { " Did you mean “\($0)”?" } ?? ""
    return Diagnostic(
      severity: .error, file: shownPath, line: problem.line,
      message: ShownText.message.shown("\(subject) \(problem.message).\(question)"),
      source: problem.line.flatMap { shownLine($0) })
  }
}

extension AppManifest {
  /// What holds for a submission without an Xcode project and an `Info.plist`: what the
  /// assignment's `Starter/` says, since many students hand in nothing but their Swift files.
  ///
  /// The same for the reference, the mistakes and every submission. `Starter/Info.plist` counts
  /// before the project in `Starter/`; without either the defaults hold.
  ///
  /// - Parameters:
  ///   - assignment: the folder that holds `Starter/`.
  ///   - file: the name of the property list in errors.
  public init(starterOf assignment: URL, file: String) throws(LabError) {
    let starter = assignment.appending(path: "Starter")
    let url = starter.appending(path: "Info.plist")
    guard FileManager.default.fileExists(atPath: url.path) else {
      self = try Self.manifest(ofProjectIn: starter, file: file) ?? AppManifest()
      return
    }
    guard let data = FileManager.default.contents(atPath: url.path) else {
      throw LabError("cannot be read", file: file)
    }
    try self.init(plist: Array(data), file: file)
  }

  /// Nil for a folder without an Xcode project.
  private static func manifest(
    ofProjectIn folder: URL, file: String
  ) throws(LabError) -> AppManifest? {
    guard case .taken(let submission) = Intake().take(folder.path), submission.project != nil
    else { return nil }
    do {
      return try submission.manifest()
    } catch {
      throw LabError(
        problems: error.diagnostics.map { .init($0.message, file: file, line: $0.line) })
    }
  }
}
