import Foundation
import LifecycleTrace
import Wording

extension AssignmentGrader {
  /// Runs the suites on the assignment's reference, which establishes what it scores.
  ///
  /// - Returns: a plan without a rubric for an assignment without a reference.
  /// - Throws: a `LabError` when the reference does not earn full marks, or the criteria do not
  ///   come to the assignment's points.
  public func plan(
    _ assignment: Assignment, suites: [Suite], in folder: URL
  ) throws(LabError) -> AssignmentPlan {
    var plan = AssignmentPlan(assignment: assignment, suites: suites, isolation: isolation)
    guard FileManager.default.fileExists(atPath: assignment.reference.path) else { return plan }
    let place = "Assignments/\(assignment.id)/Reference"
    let app = try compileReference(of: assignment, at: place, in: folder)
    var rubric: Rubric
    let score: Score
    do throws(GradingFault) {
      let records = try run(suites, of: assignment, on: app, in: folder)
      rubric = try Rubric(records)
      score = try Score(rubric: rubric, records: records)
      plan.isolation = records.first?.record.isolation ?? plan.isolation
    } catch {
      throw LabError(error, at: place)
    }
    if !plan.hasAllSuites {
      // Visible scenarios alone need not put every criterion to the test.
      rubric.leaveOut(score.criteria.filter { $0.verdict == .notExercised }.map(\.title))
    }
    try refuseLessThanFullMarks(score, of: rubric, at: place)
    plan.rubric = rubric
    return plan
  }

  private func compileReference(
    of assignment: Assignment, at place: String, in folder: URL
  ) throws(LabError) -> URL {
    switch compile(assignment.reference, of: assignment, in: folder) {
    case .built(let app, _):
      return app
    case .doesNotCompile(let diagnostics):
      let problems = diagnostics.filter { $0.severity == .error }.map { diagnostic in
        LabError.Problem(
          diagnostic.message, file: diagnostic.file.map { "\(place)/\($0)" } ?? place,
          line: diagnostic.line)
      }
      throw LabError(
        problems: [.init("the reference does not compile", file: place)] + problems)
    case .missing(let message), .refused(let message):
      throw LabError("the reference cannot be compiled: \(message)", file: place)
    case .infrastructure(let message):
      throw LabError(
        "the reference cannot be compiled: \(message)", kind: .infrastructure, file: place)
    }
  }

  private func refuseLessThanFullMarks(
    _ score: Score, of rubric: Rubric, at place: String
  ) throws(LabError) {
    var problems: [LabError.Problem] = []
    for scenario in score.scenarios where scenario.outcome != .completed {
      let words = scenario.crash?.message ?? scenario.limit?.message ?? scenario.outcome.rawValue
      problems.append(
        .init("the reference does not end the scenario \(scenario.id): \(words)", file: place))
    }
    for criterion in score.criteria
    where criterion.verdict != .satisfied && !rubric.leftOut.contains(criterion.title) {
      var message = "the reference earns 0 of \(criterion.points) for “\(criterion.title)”"
      if let finding = criterion.findings.first {
        message += ": in \(finding.scenario), expected \(finding.expected); came \(finding.came)"
      } else {
        message += ": \(criterion.verdict == .violated ? "violated" : "no scenario exercises it")"
      }
      problems.append(.init(message, file: place))
    }
    guard problems.isEmpty else { throw LabError(problems: problems) }
  }
}

extension AssignmentPlan {
  /// The course file promises as many points as the criteria come to.
  ///
  /// Compare only plans of both suites.
  public func refuseWrongPoints() throws(LabError) {
    guard let rubric, rubric.points != assignment.points else { return }
    let place = assignment.pointsPlace
    throw LabError(
      "is \(assignment.points), but the criteria of its suites come to \(rubric.points)",
      file: place.file, line: place.line, key: place.key)
  }
}

extension LabError {
  fileprivate init(_ fault: GradingFault, at place: String) {
    switch fault {
    case .interrupted:
      self.init("interrupted", kind: .infrastructure)
    case .machine(let message):
      self.init("the reference could not be run: \(message)", kind: .infrastructure, file: place)
    case .suite(let message):
      self.init("a suite is wrong: \(message)", file: place)
    }
  }
}
