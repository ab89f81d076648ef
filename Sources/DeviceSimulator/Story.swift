import Wording

/// A list of stimuli, written as words with spaces between.
public struct Story: Hashable, Sendable, CustomStringConvertible {
  public var stimuli: [Stimulus]

  public init(_ stimuli: [Stimulus]) {
    self.stimuli = stimuli
  }

  /// Reads a story such as `launch home wait:10s open`; tells all unknown words at once.
  public init(parsing text: String) throws(LabError) {
    var stimuli: [Stimulus] = []
    var problems: [LabError.Problem] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      do {
        stimuli.append(try Self.stimulus(String(word)))
      } catch {
        problems += error.problems
      }
    }
    guard problems.isEmpty else { throw LabError(problems: problems) }
    self.stimuli = stimuli
  }

  public var description: String {
    stimuli.map(\.description).joined(separator: " ")
  }

  private static func stimulus(_ text: String) throws(LabError) -> Stimulus {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let word = String(parts[0])
    let argument = parts.count > 1 ? String(parts[1]) : nil
    if word == "wait" { return .wait(try seconds(argument, in: text)) }
    guard let stimulus = Stimulus.plain.first(where: { $0.word == word }) else {
      throw LabError(
        "no stimulus is called “\(shown(word))”",
        suggestion: nearest(to: word, in: Stimulus.plain.map(\.word) + ["wait"]))
    }
    guard argument == nil else {
      throw LabError("the stimulus “\(word)” takes no argument")
    }
    return stimulus
  }

  /// Reads `10s`, `0.5s` or `2m`.
  private static func seconds(_ argument: String?, in text: String) throws(LabError) -> Double {
    let units = ["s": 1.0, "m": 60.0]
    guard let argument, let unit = units[String(argument.suffix(1))],
      let number = Double(argument.dropLast()), number > 0,
      number * unit <= Stimulus.longestWait
    else {
      throw LabError(
        "“\(shown(text))” is no time to wait: write wait:10s or wait:2m, at most a day")
    }
    return number * unit
  }
}
