import SourceMapping
import SubmissionBuild

/// A report with what must not stand in it.
public struct GradedSubmission: Hashable, Sendable {
  public var report: StudentReport
  /// Why there is no score, for the instructor's eyes only; nil where there is one.
  public var fault: GradingFault?
  /// Wall-clock seconds of the compiler.
  public var buildSeconds: Double
  /// Wall-clock seconds of the suites.
  public var suiteSeconds: Double

  public init(
    report: StudentReport, fault: GradingFault? = nil, buildSeconds: Double, suiteSeconds: Double
  ) {
    self.report = report
    self.fault = fault
    self.buildSeconds = buildSeconds
    self.suiteSeconds = suiteSeconds
  }

  public var seconds: Double { buildSeconds + suiteSeconds }
}

/// A report in the making.
struct ReportDraft {
  let submission: Submission
  let plan: AssignmentPlan
  var status = StudentReport.Status.graded
  var message: String?
  var diagnostics: [Diagnostic] = []
  var fileUse: FileUse?
  private var score: Score
  private var isolation: String
  private var maxScore: Int
  private(set) var fault: GradingFault?

  init(submission: Submission, plan: AssignmentPlan) {
    self.submission = submission
    self.plan = plan
    score = plan.rubric.map { Score(unexercised: $0) } ?? Score()
    isolation = plan.isolation
    maxScore = plan.maxScore
  }

  /// Scores the records, against the criteria that they speak of where there is no rubric.
  mutating func score(_ records: [SuiteRecord]) throws(GradingFault) {
    let rubric = if let rubric = plan.rubric { rubric } else { try Rubric(records) }
    score = try Score(rubric: rubric, records: records)
    maxScore = rubric.points
    isolation = records.first?.record.isolation ?? isolation
  }

  mutating func leaveUngraded(by fault: GradingFault) {
    status = .notGraded
    message = "This submission could not be graded; that is not the student's fault."
    self.fault = fault
  }

  var report: StudentReport {
    StudentReport(
      assignment: submission.assignment, title: plan.assignment.title,
      student: submission.student, status: status, message: message, score: score.earned,
      maxScore: maxScore, criteria: score.criteria, scenarios: score.scenarios,
      build: BuildReport(diagnostics: diagnostics, fileUse: fileUse), isolation: isolation)
  }
}
