import Foundation
import Synchronization
import Wording

/// The plans of the language modes that submissions turn out to need, each made once.
final class CompilePlans: Sendable {
  /// A plan, with the compiled headers that go with it.
  struct Prepared: Hashable, Sendable {
    var plan: CompilePlan
    var moduleCache: String
  }

  private let prepared = Mutex<[Int: Prepared]>([:])

  /// Throws `LabError` when the compiler cannot be asked, or does not take our UIKit.
  func plan(languageMode: Int, for builder: AppBuilder) throws -> Prepared {
    try prepared.withLock { known in
      if let plan = known[languageMode] { return plan }
      let plan = try Self.prepare(languageMode, for: builder)
      known[languageMode] = plan
      return plan
    }
  }

  private static func prepare(_ languageMode: Int, for builder: AppBuilder) throws -> Prepared {
    do {
      let toolkit = builder.toolkit
      let plan = Prepared(
        plan: try CompilePlan(compiler: toolkit.compiler, languageMode: languageMode),
        moduleCache: "\(toolkit.sdk.folder)/modules-\(builder.isolation.rawValue)-\(languageMode)")
      try ModuleCache(path: plan.moduleCache).prime(with: builder, plan)
      return plan
    } catch let error as LabError {
      throw error
    } catch {
      throw LabError(
        "cannot prepare compiling: \(error.localizedDescription)", kind: .infrastructure)
    }
  }
}
