import Wording

/// The words after a command's name, checked against what the command declares.
struct Arguments: Hashable, Sendable {
  private(set) var operands: [String] = []
  private(set) var wantsHelp = false
  private var values: [String: [String]] = [:]

  /// Every value of an option, in order.
  func all(_ option: String) -> [String] { values[option] ?? [] }

  /// The value of an option that is given at most once.
  func value(_ option: String) -> String? { values[option]?.first }

  /// The number after an option, if it is given.
  func number(_ option: String, in range: ClosedRange<Int>) throws(LabError) -> Int? {
    guard let text = value(option) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw LabError(
        "must be a whole number between \(range.lowerBound) and \(range.upperBound), "
          + "not “\(shown(text))”", key: option)
    }
    return number
  }

  /// One of a few words after an option; the first where the option is not given.
  func word(_ option: String, of words: [String]) throws(LabError) -> String {
    guard let text = value(option) else { return words[0] }
    guard words.contains(text) else {
      let list = words.map { "“\($0)”" }.joined(separator: " or ")
      throw LabError(
        "must be \(list), not “\(shown(text))”", key: option,
        suggestion: nearest(to: text, in: words))
    }
    return text
  }
}

extension Arguments {
  /// Reads the words after `lab NAME`.
  ///
  /// `--name value` and `--name=value` are the same; after `--` nothing is an option.
  /// - Throws: a `LabError` with every mistake.
  init(_ words: [String], of command: Command) throws(LabError) {
    var problems: [LabError.Problem] = []
    var rest = words[...]
    var optionsAreOver = false
    while let word = rest.popFirst() {
      if word == "--", !optionsAreOver {
        optionsAreOver = true
      } else if !optionsAreOver, word.hasPrefix("-"), word.count > 1 {
        problems += takeOption(word, &rest, of: command)
      } else {
        operands.append(word)
      }
    }
    guard !wantsHelp else { return }
    problems += operandProblems(of: command)
    guard problems.isEmpty else { throw LabError(problems: problems) }
  }

  private mutating func takeOption(
    _ word: String, _ rest: inout ArraySlice<String>, of command: Command
  ) -> [LabError.Problem] {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    if name == "--help" || name == "-h" {
      wantsHelp = true
      return []
    }
    guard let option = command.options.first(where: { $0.name == name }) else {
      let names = command.options.filter { !$0.isHidden }.map(\.name) + ["--help"]
      return [
        .init(
          "lab \(command.name) has no option \(shown(name))",
          suggestion: nearest(to: name, in: names))
      ]
    }
    let attached = parts.count == 2 ? String(parts[1]) : nil
    guard let placeholder = option.value else {
      if attached != nil { return [.init("takes no value", key: name)] }
      values[name] = [""]
      return []
    }
    if values[name] != nil, !option.isRepeated { return [.init("is given twice", key: name)] }
    // What begins with a hyphen is the next option, not the value that was forgotten.
    let following = rest.first.flatMap { $0.hasPrefix("-") && $0 != "-" ? nil : $0 }
    guard let value = attached ?? following else {
      return [.init("needs a value: \(name) \(placeholder)", key: name)]
    }
    if attached == nil { rest.removeFirst() }
    values[name, default: []].append(value)
    return value.isEmpty ? [.init("needs a value: \(name) \(placeholder)", key: name)] : []
  }

  private func operandProblems(of command: Command) -> [LabError.Problem] {
    let missing = command.operands.dropFirst(operands.count).filter(\.isRequired)
    let usage = "lab \(command.name) --help"
    var problems = missing.map { operand in
      LabError.Problem("is missing; see \(usage)", key: operand.name)
    }
    if command.operands.last?.isRepeated != true {
      problems += operands.dropFirst(command.operands.count).map { word in
        .init("lab \(command.name) takes no “\(shown(word))” here; see \(usage)")
      }
    }
    return problems
  }
}
