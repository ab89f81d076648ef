import Foundation
import Wording

/// The command line.
@main
struct Lab {
  static let version = "0.1.0"

  var commands: [Command]
  var console: Console

  static func main() {
    // A reader that is gone, as in `lab grade | head`, must not stop a batch.
    signal(SIGPIPE, SIG_IGN)
    let lab = Lab(commands: Command.all, console: .standard())
    exit(lab.run(Array(CommandLine.arguments.dropFirst())).status)
  }

  /// Runs a command line; everything that goes wrong is told on standard error.
  func run(_ words: [String]) -> ExitCode {
    do {
      return try dispatch(words)
    } catch let error as LabError {
      for problem in error.problems { console.note("lab: \(problem)\n") }
      return error.kind == .usage ? .wrongUsage : .infrastructure
    } catch {
      console.note("lab: \(error)\n")
      return .infrastructure
    }
  }

  private func dispatch(_ words: [String]) throws -> ExitCode {
    guard let word = words.first else {
      console.note(HelpScreen.overview(of: commands))
      return .wrongUsage
    }
    switch word {
    case "--help", "-h":
      console.result(HelpScreen.overview(of: commands))
      return .done
    case "help":
      return try dispatch(words.dropFirst() + ["--help"])
    case "--version":
      console.result("lab \(Self.version)\n")
      return .done
    default:
      break
    }
    guard let command = commands.first(where: { $0.name == word }) else {
      throw LabError(
        "there is no command “\(shown(word))”; see lab --help",
        suggestion: nearest(to: word, in: commands.map(\.name) + ["--help", "--version"]))
    }
    let arguments = try Arguments(Array(words.dropFirst()), of: command)
    if arguments.wantsHelp {
      console.result(HelpScreen.page(of: command))
      return .done
    }
    return try command.run(arguments, console)
  }
}
