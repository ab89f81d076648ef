import DeviceSimulator
import Foundation
import Wording

/// Plays what the user types, a line at a time.
struct Conversation {
  let player: Player
  let console: Console

  /// Until `:quit` or the end of input; a mistake is told and costs nothing.
  func run() throws {
    console.note("Type stimuli such as “launch home open”; :help tells more, :quit ends.\n")
    while let line = prompt() {
      let words = line.trimmingCharacters(in: .whitespaces)
      switch words {
      case "": continue
      case ":quit", ":q": return
      case ":help", ":h": console.note(help)
      case ":view", ":v": console.result(player.outline)
      default: try play(words)
      }
    }
    console.note("\n")
  }

  private func prompt() -> String? {
    console.note("\(player.state)> ")
    return readLine()
  }

  private func play(_ words: String) throws {
    guard !words.hasPrefix(":") else {
      let known = [":help", ":quit", ":view"]
      let suggestion = nearest(to: words, in: known).map { "; did you mean \($0)?" }
      return console.note("there is no command \(terminalLine(words))\(suggestion ?? "")\n")
    }
    do throws(LabError) {
      try player.play(try Story(parsing: words))
    } catch {
      guard error.kind == .usage else { throw error }
      console.note("\(error)\n")
    }
  }

  private var help: String {
    let actions = player.actions.isEmpty ? "" : "\nOn the screen: \(player.actions)"
    return """
      Possible now: \(player.possible)\(actions)
      Several stimuli may stand on a line. :view shows the app's views, :quit ends the app.

      """
  }
}
