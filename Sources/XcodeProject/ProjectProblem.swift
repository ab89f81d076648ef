/// What is wrong with a project's file, for the student.
public struct ProjectProblem: Error, Hashable, Sendable {
  public var message: String
  /// 1-based, where it is known.
  public var line: Int?

  public init(_ message: String, line: Int? = nil) {
    self.message = message
    self.line = line
  }
}
