import Foundation
import Synchronization
import Wording

/// The submissions of one call of `lab grade`, worked on by a few workers at once.
public struct Batch: Sendable {
  public var grader: AssignmentGrader
  public var pool: WorkerPool
  public var work: WorkFolder
  public var interruption: Interruption

  public init(
    grader: AssignmentGrader, pool: WorkerPool, work: WorkFolder, interruption: Interruption
  ) {
    self.grader = grader
    self.pool = pool
    self.work = work
    self.interruption = interruption
  }

  /// Runs each assignment's reference, before any student's work is touched.
  ///
  /// - Parameter suites: of each assignment both, or only the visible one; the points of the
  ///   course file are held against both together.
  /// - Throws: the problems of all assignments at once; nothing is graded then.
  public func plan(
    _ suites: [(Assignment, [Suite])]
  ) throws(LabError) -> [AssignmentPlan] {
    let results = pool.map(suites, until: interruption) { index, item in
      work.withFolder("reference-\(index)") { folder in
        Result { () throws(LabError) in
          let plan = try grader.plan(item.0, suites: item.1, in: folder)
          if item.1.contains(where: { $0.visibility == .hidden }) { try plan.refuseWrongPoints() }
          return plan
        }
      }
    }
    var plans: [AssignmentPlan] = []
    var failures: [LabError] = []
    for result in results.compactMap(\.self) {
      switch result {
      case .success(let plan): plans.append(plan)
      case .failure(let error): failures.append(error)
      }
    }
    // One that could not be run says nothing about the suites, so it decides the exit code.
    let kind =
      failures.contains { $0.kind == .infrastructure } ? .infrastructure : LabError.Kind.usage
    guard failures.isEmpty else { throw LabError(kind, problems: failures.flatMap(\.problems)) }
    return plans
  }

  /// Grades every submission and hands each result over as soon as it is there.
  ///
  /// - Parameters:
  ///   - plans: at least those of the submissions' assignments.
  ///   - onResult: called by one worker at a time; when it throws, no more submission is begun.
  /// - Returns: the results in the submissions' order; nil for those that the interruption left.
  public func grade(
    _ submissions: [Submission], by plans: [AssignmentPlan],
    onResult: @escaping @Sendable (GradedSubmission) throws -> Void
  ) throws -> [GradedSubmission?] {
    let plans = Dictionary(uniqueKeysWithValues: plans.map { ($0.assignment.id, $0) })
    let handover = Mutex<(any Error)?>(nil)
    let results = pool.map(submissions, until: interruption) { index, submission in
      guard let plan = plans[submission.assignment] else {
        preconditionFailure("no plan for \(submission.assignment)")
      }
      guard handover.withLock({ $0 == nil }) else { return GradedSubmission?.none }
      let graded = work.withFolder("submission-\(index)") { folder in
        grader.grade(submission, by: plan, in: folder)
      }
      guard let graded else { return nil }
      handover.withLock { failure in
        guard failure == nil else { return }
        do { try onResult(graded) } catch { failure = error }
      }
      return graded
    }
    if let failure = handover.withLock({ $0 }) { throw failure }
    return results
  }
}
