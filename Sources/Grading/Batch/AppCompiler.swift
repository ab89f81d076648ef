import AppJail
import Foundation
import SubmissionBuild
import Wording

/// Compiles submissions with the toolchain of this machine, in the jail.
public struct AppCompiler: SubmissionCompiler {
  public let isolation: Isolation
  private let builders: [Assignment.LanguageMode: AppBuilder]

  /// - Parameters:
  ///   - toolkit: the folder with the compiled UIKit.
  ///   - assignments: those whose submissions are to be compiled.
  /// - Throws: `LabError` when the compiler cannot be prepared.
  public init(toolkit: URL, for assignments: [Assignment], isolation: Isolation) throws {
    let toolkit = try Toolkit.locate(binFolder: toolkit)
    self.isolation = isolation
    var builders: [Assignment.LanguageMode: AppBuilder] = [:]
    for mode in Set(assignments.map(\.languageMode)) {
      builders[mode] = try AppBuilder(
        toolkit: toolkit, isolation: isolation, languageMode: mode.rawValue)
    }
    self.builders = builders
  }

  public func compile(
    _ folder: URL, for assignment: Assignment, into product: URL
  ) -> Compilation {
    guard let builder = builders[assignment.languageMode] else {
      preconditionFailure("no compiler was prepared for \(assignment.languageMode)")
    }
    return Compilation(
      builder.build(
        folder, into: product, fallback: assignment.manifest, resources: assignment.resources))
  }

  public func fileUse(of folder: URL) -> FileUse? { Intake().fileUse(of: folder.path) }
}

extension Compilation {
  init(_ outcome: BuildOutcome) {
    switch outcome {
    case .built(let app): self = .built(app: app.executable, diagnostics: app.warnings)
    case .doesNotCompile(let diagnostics): self = .doesNotCompile(diagnostics)
    case .missing(let reason): self = .missing(reason)
    case .refused(let reason): self = .refused(reason)
    case .timedOut:
      self = .refused(
        "The compiler did not end in the time it has. "
          + "Long expressions of mixed types are the usual reason; give their parts types.")
    case .infrastructure(let reason): self = .infrastructure(reason)
    }
  }
}

extension Course.IsolationPolicy {
  /// The rung to run on: the best that this machine has.
  ///
  /// - Throws: `LabError` when the course requires more than the machine can give.
  public func rung(best: Isolation = .best()) throws(LabError) -> Isolation {
    guard self == .required, best == .resourceLimits else { return best }
    throw LabError(
      "the course requires isolation, and bubblewrap does not work on this machine; "
        + "install it, or set “isolation” to “best-effort” in \(CourseFolder.fileName)",
      kind: .infrastructure)
  }
}
