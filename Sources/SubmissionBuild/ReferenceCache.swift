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
  /// `fallback` holds for a folder without an `Info.plist`.
  public func app(of reference: URL, fallback: AppManifest = AppManifest()) -> BuildOutcome {
    switch Intake().take(reference.path) {
    case .missing(let reason): .missing(reason)
    case .refused(let reason): .refused(reason)
    case .taken(let submission): app(of: submission, fallback: fallback)
    }
  }

  private func app(of submission: Submission, fallback: AppManifest) -> BuildOutcome {
    let content: Data
    do {
      content = try self.content(of: submission, fallback: fallback)
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
      let outcome = builder.build(submission, into: entry, fallback: fallback)
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
  private func content(of submission: Submission, fallback: AppManifest) throws -> Data {
    var text = Data(
      "\(builder.toolkit.sdk.folder)\n\(builder.toolkit.compiler.version)\n".utf8)
    text += Data("\(builder.isolation.rawValue) \(builder.languageMode)\n".utf8)
    if submission.infoPlist == nil {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      text += try encoder.encode(fallback)
    }
    for file in submission.files + [submission.infoPlist].compactMap(\.self) {
      text += Data("\(file.path.utf8.count) \(file.path) \(file.text.count)\n".utf8)
      text += Data(file.text)
    }
    return text
  }
}
