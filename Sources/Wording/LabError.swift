/// A mistake in course files or on the command line, told so that it can be mended.
///
/// Carries data; `description` is the one place that words it. All problems of a file are
/// collected and told at once.
public struct LabError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One mistake: where it stands and what is wrong there.
  public struct Problem: Hashable, Sendable {
    /// The file as the user named it, or nil for a mistake on the command line.
    public var file: String?
    /// 1-based, where known.
    public var line: Int?
    /// The path of the key inside the file, such as `assignments[1].points`.
    public var key: String?
    public var message: String
    /// The nearest right word, offered as "did you mean …?".
    public var suggestion: String?

    public init(
      _ message: String, file: String? = nil, line: Int? = nil, key: String? = nil,
      suggestion: String? = nil
    ) {
      self.message = message
      self.file = file
      self.line = line
      self.key = key
      self.suggestion = suggestion
    }
  }

  /// What the exit code says: 2 for usage and course files, 3 for grading that could not be done.
  public enum Kind: Int32, Sendable {
    case usage = 2
    case infrastructure = 3
  }

  public var kind: Kind
  /// At least one.
  public var problems: [Problem]

  public init(_ kind: Kind = .usage, problems: [Problem]) {
    self.kind = kind
    self.problems = problems
  }

  public init(
    _ message: String, kind: Kind = .usage, file: String? = nil, line: Int? = nil,
    key: String? = nil, suggestion: String? = nil
  ) {
    self.init(
      kind,
      problems: [
        Problem(message, file: file, line: line, key: key, suggestion: suggestion)
      ])
  }

  public var description: String { problems.map(\.description).joined(separator: "\n") }
}

extension LabError.Problem: CustomStringConvertible {
  /// Safe to print: file names and keys can come from students' folders.
  public var description: String {
    var text = ""
    switch (file, line) {
    case (let file?, let line?): text = "\(shown(file)):\(line): "
    case (let file?, nil): text = "\(shown(file)): "
    case (nil, let line?): text = "line \(line): "
    case (nil, nil): break
    }
    if let key { text += "\(shown(key)): " }
    text += shown(message, as: .lines)
    if let suggestion { text += " (did you mean “\(shown(suggestion))”?)" }
    return text
  }
}
