import AppJail
import Foundation
import InfoPlist
import SourceMapping
import Wording

/// Builds apps out of submissions' folders, one after the other or many at once.
///
/// Make one for a process and a language mode: it asks the compiler for its plan once, and once
/// more where an Xcode project turns out to want another mode.
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
  /// For submissions without an Xcode project, which says its own.
  public let languageMode: Int
  /// What each of the compiler's jobs may use.
  public var limits = AppBuilder.standardLimits
  private let plans = CompilePlans()

  /// Throws `LabError` when the compiler cannot be asked, or does not take our UIKit.
  public init(toolkit: Toolkit, isolation: Isolation, languageMode: Int = 5) throws {
    self.toolkit = toolkit
    self.isolation = isolation
    self.languageMode = languageMode
    _ = try plans.plan(languageMode: languageMode, for: self)
  }

  /// Builds the submission in `folder`; `work` is a folder of its own that the app then stays in.
  ///
  /// `work` is made where it does not exist; what an earlier build left in it is replaced.
  ///
  /// - Parameters:
  ///   - fallback: holds for a submission without an Xcode project and an `Info.plist`.
  ///   - resources: a folder of files that each app carries, unless it has one of that name.
  public func build(
    _ folder: URL, into work: URL, fallback: AppManifest = AppManifest(), resources: URL? = nil
  ) -> BuildOutcome {
    switch Intake().take(folder.path) {
    case .missing(let reason): .missing(reason)
    case .refused(let reason): .refused(reason)
    case .taken(let submission):
      build(submission, into: work, fallback: fallback, resources: resources)
    }
  }

  /// Builds files that were taken before.
  public func build(
    _ submission: Submission, into work: URL, fallback: AppManifest = AppManifest(),
    resources: URL? = nil
  ) -> BuildOutcome {
    let bundle: AppBundle
    do {
      bundle = try AppBundle(submission, fallback: fallback, shared: SharedResources(in: resources))
    } catch let error as BundleMistakes {
      return .doesNotCompile(error.diagnostics)
    } catch {
      return .infrastructure("\(error)")
    }
    switch SourcePass.apply(to: submission.files) {
    case .rejected(let diagnostics): return .doesNotCompile(diagnostics)
    case .passed(let files):
      do {
        let dialect = submission.dialect(languageMode: languageMode)
        let compilation = try Compilation(
          files, bundle: bundle, dialect: dialect,
          plan: plans.plan(languageMode: dialect.languageMode, for: self), builder: self,
          work: work)
        defer { compilation.removeFolders() }
        return try compilation.run()
      } catch let error as JailError {
        return .infrastructure("cannot compile: \(error)")
      } catch let error as LabError {
        return .infrastructure("cannot compile: \(error)")
      } catch {
        return .infrastructure("cannot compile: \(error.localizedDescription)")
      }
    }
  }
}

extension Submission {
  /// What the project says; of a folder without one the assignment's language mode.
  func dialect(languageMode: Int) -> Dialect {
    guard project != nil else { return Dialect(languageMode: languageMode) }
    return Dialect(target.settings, languageMode: languageMode)
  }
}
