/// What the compiler gets instead of a student's file: the same lines and columns.
public struct PassedFile: Hashable, Sendable {
  /// The student's own file, untouched.
  public var original: SourceFile
  public var text: [UInt8]
  /// The first of the appended lines, 1-based, in a file that has some.
  public var tailLine: Int?
  /// The line of the generated entry point, 1-based, in the file that has it.
  public var entryLine: Int?
  /// Where that stands which the entry point replaces.
  public var entryPlace: SourcePlace?

  public init(
    original: SourceFile, text: [UInt8], tailLine: Int? = nil, entryLine: Int? = nil,
    entryPlace: SourcePlace? = nil
  ) {
    self.original = original
    self.text = text
    self.tailLine = tailLine
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

  /// Messages that are given at most.
  private static let limit = 50

  public static func apply(to files: [SourceFile]) -> Outcome {
    let scanned = files.enumerated().map { ScannedFile($0.element, number: $0.offset) }
    let entries = scanned.flatMap { file in file.entries.map { (file, $0) } }
    let generated = scanned.filter { $0.tail?.entry != nil }
    guard entries.count + generated.count == 1 else {
      return .rejected(complaints(entries: entries, generated: generated))
    }
    if let (file, entry) = entries.first, entry.delegate == nil {
      return .rejected([
        file.complaint(
          "`@main` belongs right before the class of the app delegate.",
          at: entry.range.lowerBound)
      ])
    }
    return map(scanned)
  }

  private static func map(_ files: [ScannedFile]) -> Outcome {
    let index = SubmissionIndex(files.map(\.structure))
    let observes = !index.members(named: "observe").isEmpty
    var problems: [Diagnostic] = []
    var mapped: [MappedFile] = []
    for file in files {
      let refusals = Refusals.problems(in: file.code, observes: observes)
      problems += refusals.map { file.complaint($0.message, token: $0.token) }
      let result = MappedFile(file, index: index)
      problems += result.problems
      mapped.append(result)
    }
    guard problems.isEmpty else { return .rejected(Array(problems.prefix(limit))) }
    let lists = mapped.filter(\.hasLists).map {
      "\(ConnectionLists.holder($0.file.number)).connections"
    }
    return .passed(mapped.map { $0.passed(lists: lists) })
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
    let place = SourcePlace(of: first.range.lowerBound, in: firstFile.file.text)
    let others = entries.dropFirst().prefix(10)
    guard !others.isEmpty else {
      return [
        firstFile.complaint(
          "The app has another entry point. Keep one.", at: first.range.lowerBound)
      ]
    }
    return others.map { file, entry in
      file.complaint(
        "The app has two entry points: this one and the one at "
          + "\(firstFile.file.shownPath):\(place.line). Keep one.", at: entry.range.lowerBound)
    }
  }
}

/// A file with what the pass looks for in it.
private struct ScannedFile {
  var file: SourceFile
  var number: Int
  var code: Code
  var structure: SourceStructure
  var selectors: [SelectorExpression]
  var entries: [EntryPoint]
  /// Where the lines stand that an earlier pass has appended.
  var tail: (tail: Int, entry: Int?)?

  init(_ file: SourceFile, number: Int) {
    self.file = file
    self.number = number
    let start = GeneratedTail.start(in: file.text)
    tail = start
    code = Code(
      file.text,
      tokens: SwiftLexer.tokens(of: file.text).prefix {
        $0.range.lowerBound < start?.tail ?? .max
      })
    selectors = SelectorExpression.all(in: code)
    let asked = (selectors.map(\.start) + EntryPoint.asked(in: code)).sorted()
    structure = SourceStructure(of: code, asked: asked)
    entries = EntryPoint.all(in: code, structure: structure)
  }

  func complaint(_ message: String, token: Int) -> Diagnostic {
    complaint(message, at: code.range(token).lowerBound)
  }

  func complaint(_ message: String, at offset: Int) -> Diagnostic {
    file.diagnostic(.error, message, at: offset)
  }
}

/// A file whose own bytes are mapped, and what is to be appended to it.
private struct MappedFile {
  var file: ScannedFile
  var text: [UInt8]
  var problems: [Diagnostic] = []
  private var declarations = ""
  /// Whether it has lists of connections that the entry point takes up.
  private(set) var hasLists = false

  init(_ file: ScannedFile, index: SubmissionIndex) {
    self.file = file
    text = file.file.text
    let code = file.code
    ConditionMapping.apply(to: &text, code: code)
    let isImportLeftOut = ImportMapping.apply(to: &text, code: code)
    AvailabilityMapping.apply(to: &text, code: code)
    AttributeMapping.apply(to: &text, code: code)
    MacroMapping.apply(to: &text, code: code)
    var selectors = SelectorMapping(
      code: code, structure: file.structure, index: index,
      lines: LineTable(file.selectors.isEmpty ? [] : text))
    selectors.apply(file.selectors, to: &text)
    for entry in file.entries { text.blank(entry.range) }
    problems = selectors.problems.map { file.complaint($0.message, token: $0.token) }
    guard file.tail == nil else { return }
    let lists = ConnectionLists(structure: file.structure, index: index, file: file.number)
      .declarations()
    hasLists = !lists.isEmpty
    declarations = SelectorTable.declarations(selectors.entries) + lists
    // What is appended to no declaration is an import alone.
    needsLine = isImportLeftOut || !declarations.isEmpty
  }

  private var needsLine = false

  func passed(lists: [String]) -> PassedFile {
    var passed = PassedFile(original: file.file, text: text)
    if let tail = file.tail {
      passed.tailLine = SourcePlace(of: tail.tail, in: text).line
      passed.entryPlace = tail.entry.map { SourcePlace(of: $0, in: text) }
      passed.entryLine = passed.entryPlace?.line
      return passed
    }
    let entry = file.entries.first
    guard needsLine || entry != nil else { return passed }
    if passed.text.last != Byte.newline { passed.text.append(Byte.newline) }
    passed.tailLine = SourcePlace(of: passed.text.count, in: passed.text).line
    if needsLine { passed.text += GeneratedTail.line(of: declarations) }
    if let entry {
      passed.entryLine = (passed.tailLine ?? 0) + (needsLine ? 1 : 0)
      passed.entryPlace = SourcePlace(of: entry.range.lowerBound, in: text)
      passed.text += GeneratedTail.line(starting: entry, lists: lists)
    }
    return passed
  }
}
