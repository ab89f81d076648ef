/// One word after `lab`, with all that its help screen and its parser need.
struct Command: Sendable {
  /// A word that is not an option.
  struct Operand: Sendable {
    /// In capitals, as in `ASSIGNMENT`.
    var name: String
    var help: String
    var isRequired = true
    /// Whether there may be any number of them; only the last operand repeats.
    var isRepeated = false
  }

  /// A word that begins with two hyphens.
  struct Option: Sendable {
    /// With its hyphens, as in `--course`.
    var name: String
    /// What follows it, as in `DIR`; nil for a flag.
    var value: String?
    var help: String
    var isRepeated = false
    /// Left out of help: for tests and for other programs of this project.
    var isHidden = false
  }

  struct Example: Sendable {
    var line: String
    var explanation: String
  }

  var name: String
  /// One line, for the list of commands.
  var summary: String
  /// What a reader of `lab NAME --help` should know, in paragraphs.
  var discussion: [String]
  var operands: [Operand] = []
  var options: [Option] = []
  var examples: [Example] = []
  var run: @Sendable (Arguments, Console) throws -> ExitCode
}

/// What the shell is told.
enum ExitCode: Hashable, Sendable {
  /// The work was done, whatever the scores.
  case done
  /// `check`, `ci` or `audit` found something wrong.
  case foundSomething
  case wrongUsage
  /// Grading could not be done; says nothing about a student.
  case infrastructure
  case interrupted(signal: Int32)

  var status: Int32 {
    switch self {
    case .done: 0
    case .foundSomething: 1
    case .wrongUsage: 2
    case .infrastructure: 3
    case .interrupted(let signal): 128 + signal
    }
  }
}
