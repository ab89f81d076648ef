import LifecycleTrace
import SourceMapping
import SubmissionBuild

/// What one student gets for one assignment: the content of `report.json`.
///
/// Holds nothing that differs between two gradings of the same submission; measured times stand in
/// `timings.json`.
public struct StudentReport: Hashable, Sendable, Codable {
  public static let currentSchema = "lifecyclelab/report/v1"

  public enum Status: String, Hashable, Sendable, Codable, CaseIterable {
    case graded
    case doesNotCompile
    /// No submission, or a folder without a Swift file.
    case missing
    /// An infrastructure error: says nothing about the student.
    case notGraded
  }

  public var schema = StudentReport.currentSchema
  /// The assignment's id, such as `01-callback-log`.
  public var assignment: String
  public var title: String
  public var student: String
  public var status: Status
  /// One sentence for the student where the status needs one.
  public var message: String?
  public var score: Int
  public var maxScore: Int
  /// In the rubric's order.
  public var criteria: [CriterionReport]
  public var scenarios: [ScenarioReport]
  public var build: BuildReport
  /// The rung of isolation, such as `bubblewrap` or `resource limits only`.
  public var isolation: String
  /// Whether the result was taken from an earlier grading of the same bytes.
  public var cached: Bool

  public init(
    assignment: String, title: String, student: String, status: Status, message: String? = nil,
    score: Int, maxScore: Int, criteria: [CriterionReport], scenarios: [ScenarioReport],
    build: BuildReport, isolation: String, cached: Bool = false
  ) {
    self.assignment = assignment
    self.title = title
    self.student = student
    self.status = status
    self.message = message
    self.score = score
    self.maxScore = maxScore
    self.criteria = criteria
    self.scenarios = scenarios
    self.build = build
    self.isolation = isolation
    self.cached = cached
  }
}

/// One row of a report: a rule of the contract, or a named expectation of a scenario.
public struct CriterionReport: Hashable, Sendable, Codable {
  /// Stable and made from the title: lower-case words joined by hyphens.
  public var id: String
  public var title: String
  public var points: Int
  /// `points` when satisfied, else 0.
  public var earned: Int
  public var verdict: Verdict
  public var because: String?
  public var hint: String?
  /// At most a few; the first is the one to read.
  public var findings: [Finding]

  public init(
    id: String, title: String, points: Int, earned: Int, verdict: Verdict, because: String? = nil,
    hint: String? = nil, findings: [Finding] = []
  ) {
    self.id = id
    self.title = title
    self.points = points
    self.earned = earned
    self.verdict = verdict
    self.because = because
    self.hint = hint
    self.findings = findings
  }
}

public enum Visibility: String, Hashable, Sendable, Codable {
  case visible
  case hidden
}

/// How one scenario went, apart from its criteria.
public struct ScenarioReport: Hashable, Sendable, Codable {
  /// A trap or fatal signal in student code.
  public struct Crash: Hashable, Sendable, Codable {
    public var callback: String?
    public var file: String?
    public var line: Int?
    public var message: String?

    public init(callback: String?, file: String?, line: Int?, message: String?) {
      self.callback = callback
      self.file = file
      self.line = line
      self.message = message
    }
  }

  /// A limit that the app went over, or another way of ending early.
  public struct Limit: Hashable, Sendable, Codable {
    public var callback: String?
    /// In words, such as `used more than 2 s of processor time`.
    public var message: String?

    public init(callback: String?, message: String?) {
      self.callback = callback
      self.message = message
    }
  }

  /// `testScoreSurvivesAPurge`; a hidden scenario is `hidden-3`.
  public var id: String
  public var visibility: Visibility
  public var outcome: AppOutcome.Kind
  public var crash: Crash?
  public var limit: Limit?

  public init(
    id: String, visibility: Visibility, outcome: AppOutcome.Kind, crash: Crash? = nil,
    limit: Limit? = nil
  ) {
    self.id = id
    self.visibility = visibility
    self.outcome = outcome
    self.crash = crash
    self.limit = limit
  }
}

/// What the compiler said about a submission, and which of its files it was given.
public struct BuildReport: Hashable, Sendable {
  /// Named here for readers of reports that do not know how submissions are built.
  public typealias Message = Diagnostic
  public typealias File = FileUse.Used
  public typealias FileRole = FileUse.Role
  public typealias LeftOutFile = FileUse.LeftOut

  public var diagnostics: [Diagnostic]
  /// The Xcode project that says which files there are, such as `Notes/Notes.xcodeproj`; nil where
  /// the folders say it.
  public var project: String?
  /// The project's target.
  public var target: String?
  /// Sentences on what was found in the folder.
  public var notes: [String]
  public var files: [File]
  public var leftOut: [LeftOutFile]

  public init(diagnostics: [Diagnostic] = [], fileUse: FileUse? = nil) {
    self.diagnostics = diagnostics
    project = fileUse?.project
    target = fileUse?.target
    notes = fileUse?.notes ?? []
    files = fileUse?.files ?? []
    leftOut = fileUse?.leftOut ?? []
  }
}

extension BuildReport: Codable {
  /// Reads reports of versions that did not tell of files, too.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    diagnostics = try container.decode([Diagnostic].self, forKey: .diagnostics)
    project = try container.decodeIfPresent(String.self, forKey: .project)
    target = try container.decodeIfPresent(String.self, forKey: .target)
    notes = try container.decodeIfPresent([String].self, forKey: .notes) ?? []
    files = try container.decodeIfPresent([File].self, forKey: .files) ?? []
    leftOut = try container.decodeIfPresent([LeftOutFile].self, forKey: .leftOut) ?? []
  }
}
