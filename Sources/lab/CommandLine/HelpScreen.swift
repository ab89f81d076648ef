/// What `--help` prints, made from what a command declares.
enum HelpScreen {
  /// Columns of a line.
  static let width = 80

  /// `lab --help`.
  static func overview(of commands: [Command]) -> String {
    let column = (commands.map(\.name.count).max() ?? 0) + 4
    let list = commands.map { entry($0.name, $0.summary, column: column) }
    return sections([
      ("", ["lab: grades iOS-lifecycle labs, without Xcode and without a phone."]),
      ("USAGE", ["  lab COMMAND [ARGUMENTS]", "  lab COMMAND --help", "  lab --version"]),
      ("COMMANDS", list),
      (
        "EXIT CODES",
        [
          entry("0", "The work was done, whatever the scores.", column: 5),
          entry(
            "1", "check found something wrong with a submission, contract --check with a README.",
            column: 5),
          entry("2", "Wrong usage, or a mistake in the course's files.", column: 5),
          entry("3", "The machine could not grade; says nothing about a student.", column: 5),
        ]
      ),
    ])
  }

  /// `lab NAME --help`.
  static func page(of command: Command) -> String {
    let options = command.options.filter { !$0.isHidden }
    let help = Command.Option(name: "--help", help: "Prints this page.")
    let operandRows = command.operands.map { (label(of: $0), $0.help) }
    let optionRows = (options + [help]).map { (label(of: $0), $0.help) }
    let column = ((operandRows + optionRows).map(\.0.count).max() ?? 0) + 4
    return sections([
      ("", wrapped("lab \(command.name): \(command.summary)")),
      ("USAGE", wrapped(usage(of: command, options), indent: 4, first: 2)),
      ("", Array(command.discussion.map { wrapped($0) }.joined(separator: [""]))),
      ("ARGUMENTS", operandRows.map { entry($0.0, $0.1, column: column) }),
      ("OPTIONS", optionRows.map { entry($0.0, $0.1, column: column) }),
      (
        "EXAMPLES",
        Array(
          command.examples.map { ["  \($0.line)"] + wrapped($0.explanation, indent: 6, first: 6) }
            .joined())
      ),
    ])
  }

  private static func usage(of command: Command, _ options: [Command.Option]) -> String {
    let operands = command.operands.map { $0.isRequired ? label(of: $0) : "[\(label(of: $0))]" }
    let flags = options.map { "[\(label(of: $0))]\($0.isRepeated ? "…" : "")" }
    // A space inside brackets must not end a line.
    return (["lab \(command.name)"] + operands + flags)
      .map { $0.replacing(" ", with: "\u{A0}") }.joined(separator: " ")
  }

  private static func label(of operand: Command.Operand) -> String {
    operand.isRepeated ? "\(operand.name)…" : operand.name
  }

  private static func label(of option: Command.Option) -> String {
    option.value.map { "\(option.name) \($0)" } ?? option.name
  }

  /// A label and its explanation, which begins in `column` on every line.
  private static func entry(_ label: String, _ text: String, column: Int) -> String {
    let lines = wrapped(text, indent: column, first: column)
    let padding = String(repeating: " ", count: max(2, column - 2 - label.count))
    return (["  \(label)\(padding)\(lines[0].dropFirst(column))"] + lines.dropFirst())
      .joined(separator: "\n")
  }

  private static func sections(_ sections: [(title: String, lines: [String])]) -> String {
    sections.filter { !$0.lines.isEmpty }
      .map { ($0.title.isEmpty ? $0.lines : [$0.title] + $0.lines).joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  /// Breaks a text at spaces into lines of at most `width` columns.
  static func wrapped(_ text: String, indent: Int = 0, first: Int = 0) -> [String] {
    var lines: [String] = []
    var line = String(repeating: " ", count: first)
    var isEmpty = true
    for word in text.split(separator: " ") {
      if !isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = String(repeating: " ", count: indent)
        isEmpty = true
      }
      line += isEmpty ? String(word) : " \(word)"
      isEmpty = false
    }
    return (lines + [line]).map { $0.replacing("\u{A0}", with: " ") }
  }
}
