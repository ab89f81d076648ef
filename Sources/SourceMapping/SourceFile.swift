/// A file as the student submitted it.
public struct SourceFile: Hashable, Sendable {
  /// Inside the submission's folder, its parts joined by `/`.
  public var path: String
  public var text: [UInt8]

  public init(path: String, text: [UInt8]) {
    self.path = path
    self.text = text
  }

  /// The path as it may be shown.
  public var shownPath: String { ShownText.path.shown(path) }

  /// A line that has begun counts.
  package var lineCount: Int {
    text.count { $0 == Byte.newline } + (text.last ?? Byte.newline == Byte.newline ? 0 : 1)
  }

  /// One line of the text, 1-based, as it may be shown; nil past the end.
  package func shownLine(_ number: Int) -> String? {
    var rest = text[...]
    for _ in 1..<max(1, number) {
      guard let end = rest.firstIndex(of: Byte.newline) else { return nil }
      rest = rest[(end + 1)...]
    }
    var line = rest.prefix { $0 != Byte.newline }
    if line.last == Byte.carriageReturn { line = line.dropLast() }
    return ShownText.line.shown(line)
  }

  /// A message at a place of the file, in bytes from its start.
  func diagnostic(
    _ severity: Diagnostic.Severity, _ message: String, at offset: Int
  ) -> Diagnostic {
    let place = SourcePlace(of: offset, in: text)
    return Diagnostic(
      severity: severity, file: shownPath, line: place.line, column: place.column,
      message: message, source: shownLine(place.line))
  }
}
