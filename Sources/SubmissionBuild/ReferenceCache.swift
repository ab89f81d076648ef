import Foundation
import InfoPlist
import Wording

/// Apps of trusted folders, such as an assignment's `Reference/`, built once and used again.
///
/// Many processes may ask at once: one builds, the others wait and take what it built.
public struct ReferenceCache: Sendable {
  private let builder: AppBuilder
  private let folder: URL

  /// `folder` holds the apps; it is made where it does not exist.
  public init(builder: AppBuilder, folder: URL) {
    self.builder = builder
    self.folder = folder.standardizedFileURL
  }

  /// The app of a folder, built again only when its files, our UIKit or the compiler changed.
  ///
  /// `fallback` holds for a folder without an Xcode project and an `Info.plist`; `resources` is a
  /// folder of files that each app of the assignment carries.
  public func app(
    of reference: URL, fallback: AppManifest = AppManifest(), resources: URL? = nil
  ) -> BuildOutcome {
    switch Intake().take(reference.path) {
    case .missing(let reason): .missing(reason)
    case .refused(let reason): .refused(reason)
    case .taken(let submission):
      app(of: submission, fallback: fallback, resources: resources)
    }
  }

  private func app(
    of submission: Submission, fallback: AppManifest, resources: URL?
  ) -> BuildOutcome {
    let content: Data
    do {
      content = try self.content(
        of: submission, fallback: fallback, shared: SharedResources(in: resources))
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      return .infrastructure("cannot keep built apps: \(error.localizedDescription)")
    }
    let entry = folder.appendingPathComponent(Fingerprint(of: Array(content)).description)
    guard let lock = FileLock(path: entry.path + ".lock") else {
      return .infrastructure("cannot lock \(entry.path)")
    }
    return withExtendedLifetime(lock) {
      if let app = saved(in: entry, content: content) { return .built(app) }
      let outcome = builder.build(
        submission, into: entry, fallback: fallback, resources: resources)
      if case .built = outcome {
        // Written last: what has no content beside it is built again.
        try? content.write(to: contentFile(in: entry), options: .atomic)
      }
      return outcome
    }
  }

  private func saved(in entry: URL, content: Data) -> BuiltApp? {
    guard (try? Data(contentsOf: contentFile(in: entry))) == content else { return nil }
    return try? BuiltApp(at: entry.appendingPathComponent("App"))
  }

  private func contentFile(in entry: URL) -> URL { entry.appendingPathComponent("content") }

  /// Everything that the app depends on, as bytes to compare.
  private func content(
    of submission: Submission, fallback: AppManifest, shared: SharedResources
  ) throws -> Data {
    var text = Data(
      "\(builder.toolkit.sdk.folder)\n\(builder.toolkit.compiler.version)\n".utf8)
    text += Data("\(builder.isolation.rawValue) \(builder.languageMode)\n".utf8)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    if submission.holdsFallback { text += try encoder.encode(fallback) }
    text += Data("\(submission.dialect(languageMode: builder.languageMode))\n".utf8)
    text += try encoder.encode(submission.assets)
    func add(_ path: String, _ bytes: [UInt8]) {
      text += Data("\(path.utf8.count) \(path) \(bytes.count)\n".utf8)
      text += Data(bytes)
    }
    for file in submission.files { add(file.path, file.text) }
    // With the project's settings in it.
    if let plist = try? submission.propertyList() { add("Info.plist", plist.xml) }
    for interface in submission.interfaces { add(interface.file.path, interface.file.text) }
    for resource in submission.resources + shared.files { add(resource.name, resource.content) }
    return text
  }
}
