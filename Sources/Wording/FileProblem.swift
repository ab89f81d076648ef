/// What is wrong with a file that a student has submitted, in words whose subject is the file.
public struct FileProblem: Error, Hashable, Sendable {
  public var message: String
  /// 1-based; nil for the file as a whole.
  public var line: Int?

  public init(_ message: String, line: Int? = nil) {
    self.message = message
    self.line = line
  }
}
