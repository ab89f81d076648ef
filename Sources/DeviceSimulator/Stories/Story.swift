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
        stimuli.append(try Stimulus(parsing: String(word)))
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
}
