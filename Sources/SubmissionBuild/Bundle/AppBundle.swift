import Foundation
import InfoPlist
import InterfaceBuilder
import NibFormat
import SourceMapping
import Wording
import XcodeProject

/// What an app carries beside its code, ready to be written.
struct AppBundle {
  var manifest = AppManifest()
  /// Contents by their names in the app, whose parts are joined by `/`.
  private var files: [String: Data] = [:]

  /// An app that carries nothing.
  init() {}

  /// Compiles what the submission has beside its code.
  ///
  /// Throws `BundleMistakes` with what is wrong in the student's files.
  init(_ submission: Submission, fallback: AppManifest, shared: SharedResources) throws {
    var diagnostics = submission.target.missing.filter(\.isSource)
      .map { submission.missing($0.path) }
    do throws(BundleMistakes) {
      manifest = try submission.manifest() ?? fallback
      files["Info.plist"] = Data(try submission.propertyList().xml)
    } catch {
      diagnostics += error.diagnostics
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    for interface in submission.interfaces {
      do throws(FileProblem) {
        let archive = try InterfaceReader.archive(of: interface.file.text, kind: interface.kind)
        files[interface.kind.fileName(of: interface.name)] = try? encoder.encode(archive)
      } catch {
        diagnostics.append(interface.file.diagnostic(.init(error.message, line: error.line)))
      }
    }
    guard diagnostics.isEmpty else {
      throw BundleMistakes(diagnostics: Array(diagnostics.prefix(DiagnosticMapper.limit)))
    }
    for resource in submission.resources { files[resource.name] = Data(resource.content) }
    var assets = submission.assets
    for resource in shared.files where isFree(resource.name) {
      files[resource.name] = Data(resource.content)
      assets.addImage(named: resource.name, resource.content)
    }
    if !assets.isEmpty { files["Assets.json"] = try encoder.encode(assets) }
  }

  /// Whether no file has the name, and none stands where it would need a folder.
  private func isFree(_ name: String) -> Bool {
    !files.keys.contains { $0 == name || $0.hasPrefix(name + "/") || name.hasPrefix($0 + "/") }
      && name != "Assets.json"
  }

  /// Writes all of it into a folder, in the place of what is there.
  func write(to folder: URL) throws {
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, content) in files {
      let url = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try content.write(to: url)
    }
  }
}
