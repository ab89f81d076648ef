/// One compiler message at the student's own file, line and column.
public struct Diagnostic: Hashable, Sendable, Codable {
  public enum Severity: String, Hashable, Sendable, Codable {
    case error
    case warning
    case note
  }

  public var severity: Severity
  /// The file's name in the submission; nil for a message about the whole.
  public var file: String?
  /// 1-based.
  public var line: Int?
  /// 1-based, in UTF-8 bytes, as the compiler counts.
  public var column: Int?
  public var message: String
  /// The text of that line.
  public var source: String?

  public init(
    severity: Severity, file: String? = nil, line: Int? = nil, column: Int? = nil,
    message: String, source: String? = nil
  ) {
    self.severity = severity
    self.file = file
    self.line = line
    self.column = column
    self.message = message
    self.source = source
  }
}
