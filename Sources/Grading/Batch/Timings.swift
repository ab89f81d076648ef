/// Measured times of an assignment's batch, which differ from run to run: `timings.json`.
public struct Timings: Hashable, Sendable, Codable {
  public static let currentSchema = "lifecyclelab/timings/v1"

  public struct Entry: Hashable, Sendable, Codable {
    public var student: String
    /// Wall-clock seconds of the compiler, in milliseconds' steps.
    public var buildSeconds: Double
    /// Wall-clock seconds of the suites, in milliseconds' steps.
    public var suiteSeconds: Double
  }

  public var schema = Timings.currentSchema
  public var assignment: String
  /// In the reports' order.
  public var submissions: [Entry]

  public init(assignment: String, _ graded: [GradedSubmission]) {
    self.assignment = assignment
    submissions = graded.map { graded in
      Entry(
        student: graded.report.student, buildSeconds: Self.rounded(graded.buildSeconds),
        suiteSeconds: Self.rounded(graded.suiteSeconds))
    }
  }

  private static func rounded(_ seconds: Double) -> Double {
    (seconds * 1000).rounded() / 1000
  }
}
