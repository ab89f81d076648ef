import Foundation
import SubmissionBuild

/// Compiles and runs submissions of a course, one at a time.
public struct AssignmentGrader: Sendable {
  public var compiler: any SubmissionCompiler
  public var runner: any SuiteRunner
  /// The rung of isolation for what never runs, by its name in reports.
  public var isolation: String

  public init(compiler: any SubmissionCompiler, runner: any SuiteRunner, isolation: String) {
    self.compiler = compiler
    self.runner = runner
    self.isolation = isolation
  }

  /// Grades one submission.
  ///
  /// - Parameter folder: an existing, empty folder for the run's files.
  /// - Returns: nil when the batch was interrupted meanwhile.
  public func grade(
    _ submission: Submission, by plan: AssignmentPlan, in folder: URL
  ) -> GradedSubmission? {
    let clock = ContinuousClock()
    let start = clock.now
    let compilation = compile(submission.folder, of: plan.assignment, in: folder)
    let built = clock.now
    var draft = ReportDraft(submission: submission, plan: plan)
    draft.fileUse = compiler.fileUse(of: submission.folder)
    do throws(GradingFault) {
      switch compilation {
      case .built(let app, let diagnostics):
        draft.diagnostics = diagnostics
        try draft.score(try run(plan.suites, of: plan.assignment, on: app, in: folder))
      case .doesNotCompile(let diagnostics):
        draft.diagnostics = diagnostics
        draft.status = .doesNotCompile
      case .refused(let message):
        draft.status = .doesNotCompile
        draft.message = message
      case .missing(let message):
        draft.status = .missing
        draft.message = message
      case .infrastructure(let message):
        throw .machine(message)
      }
    } catch {
      if error == .interrupted { return nil }
      draft.leaveUngraded(by: error)
    }
    return GradedSubmission(
      report: draft.report, fault: draft.fault,
      buildSeconds: (built - start).seconds, suiteSeconds: (clock.now - built).seconds)
  }

  /// Compiles, and once more where the machine failed.
  func compile(_ source: URL, of assignment: Assignment, in folder: URL) -> Compilation {
    var last = Compilation.infrastructure("")
    for attempt in 1...2 {
      let product = folder.appending(path: "app-\(attempt)", directoryHint: .isDirectory)
      do {
        try FileManager.default.createDirectory(at: product, withIntermediateDirectories: true)
      } catch {
        return .infrastructure("a working folder cannot be made: \(error.localizedDescription)")
      }
      last = compiler.compile(source, for: assignment, into: product)
      guard case .infrastructure = last else { break }
    }
    return last
  }

  /// Runs the suites, each once more where the machine failed.
  func run(
    _ suites: [Suite], of assignment: Assignment, on app: URL, in folder: URL
  ) throws(GradingFault) -> [SuiteRecord] {
    var records: [SuiteRecord] = []
    for suite in suites {
      do {
        records.append(try runOnce(suite, of: assignment, on: app, in: folder))
      } catch {
        guard case .machine = error else { throw error }
        records.append(try runOnce(suite, of: assignment, on: app, in: folder))
      }
    }
    return records
  }

  private func runOnce(
    _ suite: Suite, of assignment: Assignment, on app: URL, in folder: URL
  ) throws(GradingFault) -> SuiteRecord {
    let record = try runner.run(suite, of: assignment, on: app, in: folder)
    let result = SuiteRecord(suite: suite, record: record)
    try result.refuseFaults()
    return result
  }
}

extension Duration {
  /// As a number of seconds.
  public var seconds: Double { self / .seconds(1) }
}
