import AppJail
import Foundation
import InfoPlist
import SubmissionBuild
import Wording

/// The assignment that a suite's source file belongs to.
struct AssignmentFolder {
  let folder: URL

  /// Finds the nearest folder upward that holds an `assignment.json`.
  init(above file: String) throws {
    var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    while !Self.exists("assignment.json", in: folder) {
      guard folder.path != "/" else {
        throw LabError(
          "belongs to no assignment: no folder above has an assignment.json", file: file)
      }
      folder.deleteLastPathComponent()
    }
    self.folder = folder
  }

  /// The app of `Reference/`, built once for all test processes.
  func referenceApp(_ isolation: Isolation) throws -> BuiltApp {
    let bin = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let builder = try AppBuilder(
      toolkit: Toolkit.locate(binFolder: bin), isolation: isolation, languageMode: languageMode())
    let reference = folder.appendingPathComponent("Reference")
    let cache = ReferenceCache(
      builder: builder, folder: bin.appendingPathComponent("lab-references"))
    let fallback = try AppManifest(starterOf: folder, file: "Starter/Info.plist")
    switch cache.app(
      of: reference, fallback: fallback, resources: folder.appendingPathComponent("Resources"))
    {
    case .built(let app): return app
    case .doesNotCompile(let diagnostics):
      let problems = diagnostics.filter { $0.severity == .error }.map {
        LabError.Problem($0.message, file: $0.file.map { "Reference/\($0)" }, line: $0.line)
      }
      throw LabError(problems: problems)
    case .missing(let reason), .refused(let reason), .infrastructure(let reason):
      throw LabError(reason, kind: .infrastructure, file: reference.path)
    case .timedOut:
      throw LabError(
        "did not compile in the time given", kind: .infrastructure, file: reference.path)
    }
  }

  private struct Settings: Decodable {
    var languageMode: Int?
  }

  private func languageMode() throws -> Int {
    let url = folder.appendingPathComponent("assignment.json")
    return try JSONDecoder().decode(Settings.self, from: Data(contentsOf: url)).languageMode ?? 5
  }

  private static func exists(_ name: String, in folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
  }
}
