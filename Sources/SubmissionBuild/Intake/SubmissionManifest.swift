import Foundation
import InfoPlist
import SourceMapping
import Wording

extension Submission {
  /// What the submission's `Info.plist` says; nil without one.
  func manifest() throws(ManifestMistakes) -> AppManifest? {
    guard let infoPlist else { return nil }
    do {
      return try AppManifest(plist: infoPlist.text, file: infoPlist.path)
    } catch {
      throw ManifestMistakes(diagnostics: error.problems.map { infoPlist.diagnostic($0) })
    }
  }
}

/// What is wrong with a submission's `Info.plist`, for the student.
struct ManifestMistakes: Error {
  /// At least one.
  var diagnostics: [Diagnostic]
}

extension SourceFile {
  fileprivate func diagnostic(_ problem: LabError.Problem) -> Diagnostic {
    let subject = problem.key.map { "`\($0)`" } ?? "The file"
    let question = problem.suggestion.map { " Did you mean “\($0)”?" } ?? ""
    return Diagnostic(
      severity: .error, file: shownPath, line: problem.line,
      message: ShownText.message.shown("\(subject) \(problem.message).\(question)"),
      source: problem.line.flatMap { shownLine($0) })
  }
}

extension AppManifest {
  /// What holds for a submission without an `Info.plist`: what the assignment's
  /// `Starter/Info.plist` says, since many students hand in nothing but their Swift files.
  ///
  /// The same for the reference, the mistakes and every submission. Without a starter's one the
  /// defaults hold.
  ///
  /// - Parameters:
  ///   - assignment: the folder that holds `Starter/`.
  ///   - file: the name of the property list in errors.
  public init(starterOf assignment: URL, file: String) throws(LabError) {
    let url = assignment.appending(path: "Starter/Info.plist")
    guard FileManager.default.fileExists(atPath: url.path) else {
      self.init()
      return
    }
    guard let data = FileManager.default.contents(atPath: url.path) else {
      throw LabError("cannot be read", file: file)
    }
    try self.init(plist: Array(data), file: file)
  }
}
