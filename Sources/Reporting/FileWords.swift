import Grading

extension BuildReport {
  /// Which files a submission's app is made of, in sentences; none for a plain folder, of which
  /// there is nothing to tell.
  public var fileSentences: [String] {
    guard project != nil || !notes.isEmpty else { return [] }
    var sentences = notes
    let used = usedWords
    if let project, let target {
      sentences.append("Built from the target “\(target)” of \(project): \(used).")
    } else if !used.isEmpty {
      sentences.append("Built from \(used).")
    }
    if !leftOut.isEmpty {
      let shown = leftOut.prefix(Self.shownFiles).map { "\($0.path) (\($0.reason))" }
      let more = leftOut.count - shown.count
      sentences.append(
        "Left out: " + (shown + (more > 0 ? ["\(more) more"] : [])).joined(separator: ", ") + ".")
    }
    return sentences
  }

  private static let shownFiles = 5

  /// “3 Swift files, Main.storyboard, Info.plist, 2 resources”.
  private var usedWords: String {
    var words: [String] = []
    let counts = Dictionary(grouping: files, by: \.role).mapValues(\.count)
    if let count = counts[.source] { words.append("\(count) Swift file\(count == 1 ? "" : "s")") }
    let interfaces = names(of: .interface)
    words += interfaces.prefix(Self.shownFiles)
    if interfaces.count > Self.shownFiles {
      words.append("\(interfaces.count - Self.shownFiles) more storyboards and xibs")
    }
    words += names(of: .settings).filter { $0.hasSuffix(".plist") }
    if let count = counts[.resource] { words.append("\(count) resource\(count == 1 ? "" : "s")") }
    return words.joined(separator: ", ")
  }

  private func names(of role: BuildReport.FileRole) -> [String] {
    files.filter { $0.role == role }.map {
      $0.path.split(separator: "/").last.map(String.init) ?? ""
    }
  }
}
