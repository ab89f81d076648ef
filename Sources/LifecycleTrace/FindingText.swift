/// Criteria and findings as a terminal shows them, in `lab check` and in XCTest's failures.
///
/// ```
/// ✗ Saves the score before the app can be suspended                          0 / 4
///   expected  a write of "score" to UserDefaults before applicationDidEnterBackground(_:) returns
///   came      no such write until the process ended
///   story     launch · tap "Score a point" · home · purge
///      12  ▸ home
///      13    applicationDidEnterBackground(_:)
/// ```
public enum FindingText {
  /// Columns of a criterion's first line; the points end there.
  private static let width = 80
  /// No field of a finding is longer, in Unicode scalars.
  private static let fieldLimit = 1000

  /// A criterion and one of its findings, without a closing newline.
  public static func block(_ finding: Finding, of result: CriterionResult) -> String {
    let because = finding.because ?? result.because
    let hint = finding.hint ?? result.hint
    var lines = [heading(result)]
    lines.append(field("expected", finding.expected))
    lines.append(field("came", finding.came))
    if !finding.story.isEmpty { lines.append(field("story", story(finding.story))) }
    if let replay = finding.replay { lines.append(field("replay", replay)) }
    if let because { lines.append(field("because", because)) }
    if let hint { lines.append(field("try", hint)) }
    return (lines + finding.lines.map(timelineLine)).joined(separator: "\n")
  }

  /// The mark, the title and the points of a criterion, on one line.
  public static func heading(_ result: CriterionResult) -> String {
    let (mark, earned) =
      switch result.verdict {
      case .satisfied: ("✓", result.points)
      case .violated: ("✗", 0)
      case .notExercised: ("–", 0)
      }
    let title = "\(mark) \(quotable(result.criterion, limit: fieldLimit))"
    guard result.points > 0 else { return title }
    let points = "\(earned) / \(result.points)"
    let gap = max(2, width - title.count - points.count)
    return title + String(repeating: " ", count: gap) + points
  }

  /// A story's stimuli in words, such as `launch · tap "Score a point" · home`.
  public static func story(_ stimuli: [String]) -> String {
    stimuli.map(stimulus).joined(separator: " · ")
  }

  /// One stimulus in words: `tap "Score a point"` for `tap:"Score a point"`, with or without quotes.
  ///
  /// Any other argument without a space stays as it is written in stories, such as `wait:10s`.
  public static func stimulus(_ stimulus: String) -> String {
    guard let colon = stimulus.firstIndex(of: ":") else { return quotable(stimulus) }
    let word = stimulus[..<colon]
    let argument = stimulus[stimulus.index(after: colon)...]
    let isText = word == "tap" || argument.contains(where: { " \"".contains($0) })
    guard isText else { return quotable(stimulus) }
    return quotable(
      argument.contains("\"") ? "\(word) \(argument)" : "\(word) \"\(argument)\"")
  }

  private static func field(_ label: String, _ text: String) -> String {
    let padding = String(repeating: " ", count: 10 - label.count)
    return "  \(label)\(padding)\(quotable(text, limit: fieldLimit))"
  }

  private static func timelineLine(_ line: Finding.Line) -> String {
    let number = String(line.n)
    let padding = String(repeating: " ", count: max(0, 7 - number.count))
    let mark = line.depth == 0 ? "▸ " : String(repeating: "  ", count: line.depth)
    return "\(padding)\(number)  \(mark)\(quotable(line.text, limit: fieldLimit))"
  }
}
