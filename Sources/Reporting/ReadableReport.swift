import Grading
import LifecycleTrace
import Wording

/// A report whose every text is shown and capped: what all formats write.
///
/// Making a readable report of what one holds changes nothing, so a report that was read back from
/// its file is written as it was.
public struct ReadableReport: Hashable, Sendable {
  public let report: StudentReport
  /// The folder of the student's files, one safe path component.
  public let folder: String
  /// The source line of each compiler message, in their order.
  let excerpts: [SourceExcerpt?]

  /// The folder is made from the student's id where none is named.
  public init(_ report: StudentReport, folder: String? = nil) {
    var readable = report
    readable.makeReadable()
    self.report = readable
    self.folder = folder ?? reportFolder(of: report.student)
    let messages = report.build.diagnostics
    let kept = messages.count > ReportLimit.messages ? ReportLimit.messages - 1 : messages.count
    excerpts = readable.build.diagnostics.indices.map { index in
      guard index < kept else { return nil }
      let message = messages[index]
      return SourceExcerpt(line: message.line, column: message.column, source: message.source)
    }
  }
}

extension ReadableReport {
  /// An assignment's id and title as reports show them.
  static func names(assignment: String, title: String) -> (assignment: String, title: String) {
    (name(assignment), name(title))
  }
}

/// How much of a text or a list stands in a report; texts in characters, see `capped`.
enum ReportLimit {
  static let name = 200
  static let sentence = 2000
  static let sourceLine = 300
  static let findings = 3
  /// Lines of a finding's timeline: the first few and the last ones.
  static let lines = (first: 4, last: 8)
  /// Stimuli of a finding's story; of a longer one the end.
  static let story = 40
  static let messages = 50
  /// Of a submission's folder, those that are compiled and those that are left out.
  static let files = 300
}

private func name(_ text: String) -> String { capped(shown(text), to: ReportLimit.name) }

private func sentence(_ text: String) -> String {
  capped(shown(text, as: .lines), to: ReportLimit.sentence)
}

private func sourceLine(_ text: String) -> String {
  capped(shown(firstLine(of: text), as: .lines), to: ReportLimit.sourceLine)
}

extension StudentReport {
  fileprivate mutating func makeReadable() {
    schema = name(schema)
    assignment = name(assignment)
    title = name(title)
    student = name(student)
    message = message.map(sentence)
    isolation = name(isolation)
    for index in criteria.indices { criteria[index].makeReadable() }
    for index in scenarios.indices { scenarios[index].makeReadable() }
    build.makeReadable()
  }
}

extension CriterionReport {
  fileprivate mutating func makeReadable() {
    id = name(id)
    title = name(title)
    because = because.map(sentence)
    hint = hint.map(sentence)
    findings = Array(findings.prefix(ReportLimit.findings))
    for index in findings.indices { findings[index].makeReadable() }
  }
}

extension Finding {
  fileprivate mutating func makeReadable() {
    scenario = name(scenario)
    expected = sentence(expected)
    came = sentence(came)
    story = story.map(name)
    if story.count > ReportLimit.story { story = ["…"] + story.suffix(ReportLimit.story - 1) }
    because = because.map(sentence)
    hint = hint.map(sentence)
    replay = replay.map(sentence)
    let limit = ReportLimit.lines
    if lines.count > limit.first + limit.last {
      lines = Array(lines.prefix(limit.first) + lines.suffix(limit.last))
    }
    for index in lines.indices {
      lines[index].text = capped(shown(lines[index].text), to: ReportLimit.sourceLine)
    }
  }
}

extension ScenarioReport {
  fileprivate mutating func makeReadable() {
    id = name(id)
    crash = crash.map {
      Crash(
        callback: $0.callback.map(name), file: $0.file.map(name), line: $0.line,
        message: $0.message.map(sentence))
    }
    limit = limit.map {
      Limit(callback: $0.callback.map(name), message: $0.message.map(sentence))
    }
  }
}

extension BuildReport {
  fileprivate mutating func makeReadable() {
    let limit = ReportLimit.messages
    if diagnostics.count > limit {
      let more = diagnostics.count - (limit - 1)
      diagnostics.replaceSubrange(
        (limit - 1)..., with: [Message(severity: .note, message: "… \(more) more messages")])
    }
    for index in diagnostics.indices {
      diagnostics[index].file = diagnostics[index].file.map(name)
      diagnostics[index].message = sentence(diagnostics[index].message)
      diagnostics[index].source = diagnostics[index].source.map(sourceLine)
    }
    makeFilesReadable()
  }

  private mutating func makeFilesReadable() {
    project = project.map(name)
    target = target.map(name)
    notes = notes.prefix(ReportLimit.findings).map(sentence)
    files = files.prefix(ReportLimit.files).map { .init(path: name($0.path), role: $0.role) }
    leftOut = leftOut.prefix(ReportLimit.files).map {
      .init(path: name($0.path), reason: sentence($0.reason))
    }
  }
}
