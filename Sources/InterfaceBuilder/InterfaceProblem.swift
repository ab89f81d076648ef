/// What is wrong with a storyboard or a xib, for the student.
public struct InterfaceProblem: Error, Hashable, Sendable {
  public var message: String
  /// 1-based, where it is known.
  public var line: Int?

  public init(_ message: String, line: Int? = nil) {
    self.message = message
    self.line = line
  }
}
