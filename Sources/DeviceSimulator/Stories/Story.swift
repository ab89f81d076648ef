import Wording

/// A list of stimuli, written as words with spaces between; a text with spaces stands in quotes.
public struct Story: Hashable, Sendable, CustomStringConvertible {
  public var stimuli: [Stimulus]

  public init(_ stimuli: [Stimulus]) {
    self.stimuli = stimuli
  }

  /// Reads a story such as `launch home wait:10s open`; tells all unknown words at once.
  public init(parsing text: String) throws(LabError) {
    var stimuli: [Stimulus] = []
    var problems: [LabError.Problem] = []
    for word in StoryWord.all(in: text) {
      do throws(LabError) {
        stimuli.append(try Stimulus(parsing: try word.get()))
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
