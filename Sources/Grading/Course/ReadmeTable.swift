import Foundation
import Wording

/// The table of criteria in an assignment's README: what students are promised.
///
/// It is the first Markdown table whose header begins with `criterion` and ends with `points`;
/// columns between are the author's. Its last row, in bold, is the sum.
public struct ReadmeTable: Hashable, Sendable {
  public struct Row: Hashable, Sendable {
    /// 1-based, in the README.
    public var line: Int
    /// Without Markdown's marks.
    public var title: String
    /// As it is written, without Markdown's marks.
    public var points: String
  }

  /// Where the table begins, 1-based.
  public var line: Int
  public var rows: [Row]
  /// The last row, where it is one of a sum.
  public var sum: Row?
}

extension ReadmeTable {
  /// Finds the table; nil where the text has none.
  public init?(in markdown: String) {
    let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
      .map { cells(of: $0) }
    guard let header = lines.firstIndex(where: { isHeader($0) }) else { return nil }
    line = header + 1
    rows = []
    for (index, cells) in lines.enumerated().dropFirst(header + 1) {
      guard let cells, let first = cells.first, let last = cells.last else { break }
      if isRule(cells) { continue }
      let row = Row(line: index + 1, title: textOfMarkdown(first), points: textOfMarkdown(last))
      if last.hasPrefix("**") { sum = row } else { rows.append(row) }
    }
  }

  /// What the README promises otherwise than the criteria that the suites judge.
  ///
  /// - Parameter name: the README, as the user names it.
  public static func problems(
    in readme: URL, named name: String, against criteria: [(title: String, points: Int)]
  ) -> [LabError.Problem] {
    guard let data = try? Data(contentsOf: readme) else {
      return [.init("cannot be read", file: name)]
    }
    guard let table = ReadmeTable(in: String(decoding: data, as: UTF8.self)) else {
      return [
        .init(
          "has no table whose header begins with “criterion” and ends with “points”; "
            + "lab contract --format markdown prints one", file: name)
      ]
    }
    return table.disagreements(with: criteria, in: name)
  }

  /// What the table says otherwise than the criteria that the suites judge.
  ///
  /// The order of its rows is the author's.
  /// - Parameter file: the README, as the user names it.
  public func disagreements(
    with criteria: [(title: String, points: Int)], in file: String
  ) -> [LabError.Problem] {
    var problems: [LabError.Problem] = []
    var seen: Set<String> = []
    for row in rows {
      func tell(_ message: String, suggestion: String? = nil) {
        problems.append(
          .init(message, file: file, line: row.line, key: "“\(row.title)”", suggestion: suggestion))
      }
      guard seen.insert(row.title).inserted else {
        tell("stands in the table twice")
        continue
      }
      guard let criterion = criteria.first(where: { shown($0.title) == row.title }) else {
        let missing = criteria.map { shown($0.title) }.filter { title in
          !rows.contains { $0.title == title }
        }
        tell("is no criterion of the suites", suggestion: nearest(to: row.title, in: missing))
        continue
      }
      if row.points != String(criterion.points) {
        tell("is worth \(criterion.points) in the suites, not \(row.points)")
      }
    }
    return problems + missing(in: criteria, file) + wrongSum(of: criteria, file)
  }

  private func missing(
    in criteria: [(title: String, points: Int)], _ file: String
  ) -> [LabError.Problem] {
    criteria.filter { criterion in !rows.contains { $0.title == shown(criterion.title) } }.map {
      .init("the table lacks “\($0.title)”, worth \($0.points)", file: file, line: line)
    }
  }

  private func wrongSum(
    of criteria: [(title: String, points: Int)], _ file: String
  ) -> [LabError.Problem] {
    let points = criteria.reduce(0) { $0 + $1.points }
    guard let sum else {
      return [
        .init(
          "the table ends without its sum in bold, which is \(points)", file: file, line: line)
      ]
    }
    if sum.points == String(points) { return [] }
    return [
      .init("the sum is \(points) in the suites, not \(sum.points)", file: file, line: sum.line)
    ]
  }
}

/// The cells of a table's line; nil for any other line.
private func cells(of line: some StringProtocol) -> [String]? {
  let line = line.trimmingCharacters(in: .whitespaces)
  guard line.hasPrefix("|"), line.count > 1 else { return nil }
  var cells = [""]
  var isEscaped = false
  for character in line.dropFirst() {
    if character == "|", !isEscaped {
      cells.append("")
    } else {
      cells[cells.count - 1].append(character)
    }
    isEscaped = character == "\\" && !isEscaped
  }
  if cells.last == "" { cells.removeLast() }
  return cells.map { $0.trimmingCharacters(in: .whitespaces) }
}

private func isHeader(_ cells: [String]?) -> Bool {
  guard let cells, cells.count > 1 else { return false }
  return cells.first?.lowercased() == "criterion" && cells.last?.lowercased() == "points"
}

/// Whether it is the line below a table's header.
private func isRule(_ cells: [String]) -> Bool {
  cells.allSatisfy { !$0.isEmpty && $0.allSatisfy { "-:".contains($0) } }
}
