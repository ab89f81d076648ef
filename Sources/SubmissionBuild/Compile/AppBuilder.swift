import AppJail
import Foundation
import InfoPlist
import SourceMapping
import Wording

/// Builds apps out of submissions' folders, one after the other or many at once.
///
/// Make one for a process and a language mode: it asks the compiler for its plan once.
public struct AppBuilder: Sendable {
  /// What each of the compiler's jobs may use, if nothing else is said.
  public static let standardLimits = {
    var limits = AppLimits()
    limits.cpuSeconds = 60
    limits.wallSeconds = 60
    // An honest compilation needs under 512 MiB.
    limits.memoryMiB = 3072
    return limits
  }()
  static let fileBytes = 256 << 20
  static let openFiles = 512
  static let outputBytes = 1 << 20

  public let toolkit: Toolkit
  public let isolation: Isolation
  public let languageMode: Int
  /// What each of the compiler's jobs may use.
  public var limits = AppBuilder.standardLimits
  let plan: CompilePlan
  let moduleCache: String

  /// Throws `LabError` when the compiler cannot be asked, or does not take our UIKit.
  public init(toolkit: Toolkit, isolation: Isolation, languageMode: Int = 5) throws {
    self.toolkit = toolkit
    self.isolation = isolation
    self.languageMode = languageMode
    do {
      plan = try CompilePlan(compiler: toolkit.compiler, languageMode: languageMode)
      moduleCache = "\(toolkit.sdk.folder)/modules-\(isolation.rawValue)-\(languageMode)"
      try ModuleCache(path: moduleCache).prime(with: self)
    } catch let error as LabError {
      throw error
    } catch {
      throw LabError(
        "cannot prepare compiling: \(error.localizedDescription)", kind: .infrastructure)
    }
  }

  /// Builds the submission in `folder`; `work` is a folder of its own that the app then stays in.
  ///
  /// `work` is made where it does not exist; what an earlier build left in it is replaced.
  /// `fallback` holds for a submission without an `Info.plist`.
  public func build(
    _ folder: URL, into work: URL, fallback: AppManifest = AppManifest()
  ) -> BuildOutcome {
    switch Intake().take(folder.path) {
    case .missing(let reason): .missing(reason)
    case .refused(let reason): .refused(reason)
    case .taken(let submission): build(submission, into: work, fallback: fallback)
    }
  }

  /// Builds files that were taken before.
  public func build(
    _ submission: Submission, into work: URL, fallback: AppManifest = AppManifest()
  ) -> BuildOutcome {
    let manifest: AppManifest
    do {
      manifest = try submission.manifest() ?? fallback
    } catch {
      return .doesNotCompile(error.diagnostics)
    }
    switch SourcePass.apply(to: submission.files) {
    case .rejected(let diagnostics): return .doesNotCompile(diagnostics)
    case .passed(let files):
      do {
        let compilation = try Compilation(files, manifest: manifest, builder: self, work: work)
        defer { compilation.removeFolders() }
        return try compilation.run()
      } catch let error as JailError {
        return .infrastructure("cannot compile: \(error)")
      } catch {
        return .infrastructure("cannot compile: \(error.localizedDescription)")
      }
    }
  }
}
