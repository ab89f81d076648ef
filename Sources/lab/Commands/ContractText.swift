import Grading
import LifecycleTrace
import Wording

/// A contract as a terminal shows it, in lines of at most 80 columns.
struct ContractText: Hashable, Sendable {
  /// Where the text behind a label begins.
  private static let column = 16

  let contract: ContractInWords

  init(_ contract: ContractInWords) {
    self.contract = contract
  }

  /// With a newline at the end.
  var text: String {
    let heading = line("\(contract.assignment)  ", contract.title, points: contract.points)
    return ([heading] + rules + expectations + [conclusion]).joined(separator: "\n\n") + "\n"
  }

  private var rules: [String] {
    let count = contract.criteria.count { $0.source == .rule }
    let title =
      count == 0
      ? "No rules: all that counts is what the scenarios expect."
      : "Rules, which hold whatever happens:"
    return [title] + blocks(0..<count)
  }

  private var expectations: [String] {
    let first = contract.criteria.count { $0.source == .rule }
    guard first < contract.criteria.count else { return [] }
    return ["Expectations, each in situations of its own:"]
      + blocks(first..<contract.criteria.count)
  }

  private var conclusion: String {
    let rule =
      "A criterion earns its points when the app was put to the test in it and never broke it."
    return line("", "Together", points: contract.points) + "\n\n"
      + HelpScreen.wrapped(rule).joined(separator: "\n")
  }

  private func blocks(_ range: Range<Int>) -> [String] {
    range.map { block(contract.criteria[$0], number: $0 + 1) }
  }

  private func block(_ criterion: ContractInWords.Criterion, number: Int) -> String {
    let label = String(number).leftPadded(to: 2) + "  "
    var lines = [line(label, criterion.title, points: criterion.points)]
    let demands = ContractDemands(criterion).sentences
    for (index, demand) in demands.enumerated() {
      lines += field(index == 0 ? "demands" : "", demand, mark: demands.count > 1 ? "– " : "")
    }
    if let event = criterion.exercisedBy { lines += field("tested by", event) }
    if let because = criterion.because { lines += field("because", because) }
    if let hint = criterion.hint { lines += field("try", hint) }
    return lines.joined(separator: "\n")
  }

  /// A label and a title, with the points at the end of the last line.
  private func line(_ label: String, _ title: String, points: Int) -> String {
    let indent = label.count
    var lines = HelpScreen.wrapped(terminalLine(title), indent: indent, first: indent)
    lines[0] = label + lines[0].dropFirst(indent)
    let points = points == 1 ? "1 point" : "\(points) points"
    let end = lines[lines.count - 1]
    if end.count + 2 + points.count > HelpScreen.width {
      lines.append(points.leftPadded(to: HelpScreen.width))
    } else {
      lines[lines.count - 1] = end + points.leftPadded(to: HelpScreen.width - end.count)
    }
    return lines.joined(separator: "\n")
  }

  private func field(_ label: String, _ text: String, mark: String = "") -> [String] {
    let start = "    \(label)".padded(to: Self.column) + mark
    let lines = HelpScreen.wrapped(
      terminalLine(text), indent: start.count, first: start.count)
    return [start + lines[0].dropFirst(start.count)] + lines.dropFirst()
  }
}
