/// What the compiler gets instead of a student's file: the same lines and columns.
public struct PassedFile: Hashable, Sendable {
  /// The student's own file, untouched.
  public var original: SourceFile
  public var text: [UInt8]
  /// The line of the generated entry point, 1-based, in the file that has it.
  public var entryLine: Int?
  /// Where the attribute stands that the entry point replaces.
  public var entryPlace: SourcePlace?

  public init(
    original: SourceFile, text: [UInt8], entryLine: Int? = nil, entryPlace: SourcePlace? = nil
  ) {
    self.original = original
    self.text = text
    self.entryLine = entryLine
    self.entryPlace = entryPlace
  }
}

/// A place in a file: line and column, 1-based, the column in bytes.
public struct SourcePlace: Hashable, Sendable {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package init(of offset: Int, in bytes: [UInt8]) {
    let before = bytes[..<offset]
    line = before.reduce(1) { $1 == Byte.newline ? $0 + 1 : $0 }
    column = offset - (before.lastIndex(of: Byte.newline).map { $0 + 1 } ?? 0) + 1
  }
}

/// The source-preserving pass between a submission and the compiler.
///
/// Bytes are replaced by as many bytes; what must be added stands after a file's last line. Applied
/// to its own output it changes nothing.
public enum SourcePass {
  public enum Outcome: Hashable, Sendable {
    case passed([PassedFile])
    /// What the student has to change before a compiler can help.
    case rejected([Diagnostic])
  }

  public static func apply(to files: [SourceFile]) -> Outcome {
    let scanned = files.map { ScannedFile($0) }
    let entries = scanned.flatMap { file in file.entries.map { (file, $0) } }
    let generated = scanned.filter { $0.generatedStart != nil }
    guard entries.count + generated.count == 1 else {
      return .rejected(complaints(entries: entries, generated: generated))
    }
    if let (file, entry) = entries.first, entry.delegate == nil {
      return .rejected([
        file.complaint(
          "`@main` belongs right before the class of the app delegate.", at: entry.attribute)
      ])
    }
    return .passed(scanned.map { $0.passed() })
  }

  private static func complaints(
    entries: [(ScannedFile, EntryPoint)], generated: [ScannedFile]
  ) -> [Diagnostic] {
    guard let (firstFile, first) = entries.first else {
      let message =
        generated.isEmpty
        ? "No class is marked with `@main`, so the app has no beginning. "
          + "Write `@main` before the class of the app delegate."
        : "The app has more than one entry point. Keep one."
      return [Diagnostic(severity: .error, message: message)]
    }
    let place = SourcePlace(of: first.attribute.lowerBound, in: firstFile.file.text)
    let others = entries.dropFirst().prefix(10)
    guard !others.isEmpty else {
      return [
        firstFile.complaint("The app has another entry point. Keep one.", at: first.attribute)
      ]
    }
    return others.map { file, entry in
      file.complaint(
        "The app has two entry points: this one and the one at "
          + "\(firstFile.file.shownPath):\(place.line). Keep one.", at: entry.attribute)
    }
  }
}

/// A file with what the pass looks for in it.
private struct ScannedFile {
  var file: SourceFile
  var tokens: ArraySlice<SwiftToken>
  var entries: [EntryPoint]
  /// Where an entry point stands that an earlier pass has appended.
  var generatedStart: Int?

  init(_ file: SourceFile) {
    self.file = file
    let all = SwiftLexer.tokens(of: file.text)
    let start = GeneratedEntry.start(in: file.text)
    generatedStart = start
    tokens = all.prefix { $0.range.lowerBound < start ?? .max }
    entries = EntryPoint.all(in: tokens, of: file.text)
  }

  func passed() -> PassedFile {
    var text = file.text
    ImportMapping.apply(to: &text, tokens: tokens)
    AvailabilityMapping.apply(to: &text, tokens: tokens)
    var passed = PassedFile(original: file, text: text)
    if let generatedStart {
      let place = SourcePlace(of: generatedStart, in: text)
      passed.entryLine = place.line
      passed.entryPlace = place
    }
    guard let entry = entries.first, let delegate = entry.delegate else { return passed }
    text.blank(entry.attribute)
    if text.last != Byte.newline { text.append(Byte.newline) }
    passed.entryLine = SourcePlace(of: text.count, in: text).line
    passed.entryPlace = SourcePlace(of: entry.attribute.lowerBound, in: text)
    passed.text = text + GeneratedEntry.line(launching: delegate)
    return passed
  }

  func complaint(_ message: String, at range: Range<Int>) -> Diagnostic {
    let place = SourcePlace(of: range.lowerBound, in: file.text)
    return Diagnostic(
      severity: .error, file: file.shownPath, line: place.line, column: place.column,
      message: message, source: file.shownLine(place.line))
  }
}
