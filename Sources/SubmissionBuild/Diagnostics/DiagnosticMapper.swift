import SourceMapping

/// Brings the compiler's messages back to the student's own files.
struct DiagnosticMapper {
  /// Messages that are kept at most.
  static let limit = 50

  /// By the path that the compiler was given.
  var files: [String: PassedFile]

  /// The messages in the compiler's order, errors first where there are too many.
  ///
  /// What the compiler says of lines that the pass has appended is left out: it follows from
  /// something else, such as a missing brace. Where it says nothing else, its first error is kept.
  func map(_ serialized: [SerializedDiagnostic]) -> [Diagnostic] {
    var groups = Self.grouped(serialized)
    let first = groups.first { $0[0].severity == .error }
    groups.removeAll { isAppended($0[0]) }
    if let first, !groups.contains(where: { $0[0].severity == .error }) { groups.append(first) }
    let serialized = groups.flatMap { group in group.filter { !isAppended($0) || group == first } }
    guard serialized.count > Self.limit else { return serialized.map(map) }
    groups = Self.grouped(serialized)
    let errors = groups.filter { $0[0].severity == .error }
    let others = groups.filter { $0[0].severity != .error }
    let kept = (errors + others).joined().prefix(Self.limit - 1)
    let left = serialized.count - kept.count
    return kept.map(map) + [Diagnostic(severity: .note, message: "… \(left) more messages")]
  }

  /// Whether a message is about appended lines: not their end, where a file's last brace is missed,
  /// and not the entry point, which stands for the student's own.
  private func isAppended(_ serialized: SerializedDiagnostic) -> Bool {
    guard let name = serialized.file, let file = files[name], let tailLine = file.tailLine,
      serialized.line >= tailLine
    else { return false }
    let lastLine = max(file.entryLine ?? tailLine, tailLine)
    if serialized.line > lastLine { return false }
    return serialized.line != file.entryLine || serialized.severity != .error
  }

  /// Each message with the notes that follow it.
  private static func grouped(_ all: [SerializedDiagnostic]) -> [[SerializedDiagnostic]] {
    all.reduce(into: []) { groups, next in
      if next.severity == .note, !groups.isEmpty {
        groups[groups.count - 1].append(next)
      } else {
        groups.append([next])
      }
    }
  }

  private func map(_ serialized: SerializedDiagnostic) -> Diagnostic {
    var diagnostic = Diagnostic(
      severity: serialized.severity, message: ShownText.message.shown(serialized.message))
    // Another name is one that a `#sourceLocation` in the submission claims.
    guard let name = serialized.file, let file = files[name], serialized.line > 0 else {
      return diagnostic
    }
    let place = place(of: serialized, in: file)
    diagnostic.file = file.original.shownPath
    diagnostic.line = place.line
    diagnostic.column = place.column
    diagnostic.source = file.original.shownLine(place.line)
    return diagnostic
  }

  private func place(of serialized: SerializedDiagnostic, in file: PassedFile) -> SourcePlace {
    let place = SourcePlace(line: serialized.line, column: max(1, serialized.column))
    guard let tailLine = file.tailLine, place.line >= tailLine else { return place }
    if place.line == file.entryLine, let entryPlace = file.entryPlace,
      place.column < file.entryLength
    {
      return entryPlace
    }
    // Past what is appended is past the student's own end, where a brace may be missing.
    return SourcePlace(of: file.original.text.endOfLastLine, in: file.original.text)
  }
}

extension PassedFile {
  /// Bytes of the generated entry point.
  fileprivate var entryLength: Int {
    guard let start = GeneratedTail.start(in: text)?.entry else { return 0 }
    return text.count - start
  }
}

extension [UInt8] {
  /// The offset right after the last character that is not blank.
  fileprivate var endOfLastLine: Int {
    lastIndex { !Byte.isBlank($0) }.map { $0 + 1 } ?? 0
  }
}
