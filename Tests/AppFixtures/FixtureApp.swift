import AppHosting
import AppJail
import DeviceSimulator
import Foundation
import LifecycleTrace
import SubmissionBuild

/// An app that tests play: a folder of sources, compiled as a submission is, and kept.
public struct FixtureApp: Sendable {
  /// A folder that does not build.
  public struct Broken: Error, CustomStringConvertible {
    public var description: String
  }

  public let app: BuiltApp
  private let folder: URL

  /// Builds a folder's app, or takes the one that an earlier test built.
  public init(at folder: URL, languageMode: Int = 5) throws {
    self.folder = folder
    let bin = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let builder = try AppBuilder(
      toolkit: Toolkit.locate(binFolder: bin), isolation: .best(), languageMode: languageMode)
    let cache = ReferenceCache(
      builder: builder, folder: bin.appendingPathComponent("fixture-apps"))
    switch cache.app(of: folder) {
    case .built(let app): self.app = app
    case .doesNotCompile(let diagnostics):
      let messages = diagnostics.filter { $0.severity == .error }.map {
        "\($0.file ?? "-"):\($0.line ?? 0): \($0.message)"
      }
      throw Broken(description: messages.joined(separator: "\n"))
    case let outcome: throw Broken(description: "\(outcome)")
    }
  }

  /// Puts files into the app's bundle.
  public func addResources(_ files: [String: Data]) throws {
    let folder = app.resources
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, data) in files { try data.write(to: folder.appendingPathComponent(name)) }
  }

  /// The 1-based line of the source file that ends in a comment of these words.
  public func line(of comment: String, in file: String) throws -> Int {
    let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let index = lines.firstIndex(where: { $0.hasSuffix("// \(comment)") }) else {
      throw Broken(description: "\(file) has no line that ends in “// \(comment)”")
    }
    return index + 1
  }

  /// A device with nothing on it but this app.
  ///
  /// `defaults` are in the app's `UserDefaults.standard` from its start, beside what the device
  /// keeps: how a test chooses what the app does.
  public func device(
    defaults: [String: String] = [:], limits: AppLimits = AppLimits(),
    isolation: Isolation = FixtureApp.isolations[0], on system: SystemVersion = .iOS17
  ) -> Device {
    device(launcher(limits: limits, isolation: isolation), defaults: defaults, on: system)
  }

  /// The same, with a launcher whose container a test wants to look into.
  public func device(
    _ launcher: JailedAppLauncher, defaults: [String: String], on system: SystemVersion = .iOS17
  ) -> Device {
    Device(
      launcher: PrimedLauncher(launcher: launcher, defaults: defaults), system: system,
      manifest: launcher.manifest)
  }

  public func launcher(
    limits: AppLimits = AppLimits(), isolation: Isolation = FixtureApp.isolations[0]
  ) -> JailedAppLauncher {
    JailedAppLauncher(image: AppImage(app), limits: limits, isolation: isolation)
  }

  /// The rungs that this machine has, the best first.
  public static let isolations: [Isolation] =
    Isolation.best() == .bubblewrap ? [.bubblewrap, .resourceLimits] : [.resourceLimits]
}

extension Device {
  public func play(_ story: String) throws {
    try perform(try Story(parsing: story))
  }

  /// How the app ends by its own doing in a story; nil when it does not.
  public func outcome(of story: String) throws -> AppOutcome? {
    do {
      try play(story)
      return nil
    } catch let outcome as AppOutcome {
      return outcome
    }
  }
}
