/// What an instructor asked of `explore` that cannot be meant, each with the sentence that says so.
enum ExploringMisuse: Hashable {
  case length(Int)
  case longest(Int, length: Int)
  case stories(Int)
  case seconds(Double)
  case afterLaunch
  case launchAfterwards

  /// How many stimuli a story may have.
  static let mostStimuli = 100

  init?(upTo length: Int, longest: Int, budget: ExploringBudget) {
    if length < 1 {
      self = .length(length)
    } else if longest < length || longest > Self.mostStimuli {
      self = .longest(longest, length: length)
    } else if !budget.isAllowed {
      switch budget {
      case .stories(let count): self = .stories(count)
      case .seconds(let seconds): self = .seconds(seconds)
      }
    } else {
      return nil
    }
  }

  var sentence: String {
    switch self {
    case .length(let length): "explore(upTo:) plays stories of at least 1 stimulus, not \(length)"
    case .longest(let longest, let length):
      "the longest story of an exploration has from \(length), as many as upTo says, to "
        + "\(Self.mostStimuli) stimuli, not \(longest)"
    case .stories(let count):
      "the budget of an exploration is from 1 to \(ExploringBudget.mostStories) stories, not "
        + "\(count); more are for other scenarios, with other seeds"
    case .seconds(let seconds):
      "the budget of an exploration is more than 0 s of processor time and at most "
        + "\(ExploringBudget.mostSeconds) s, not \(seconds)"
    case .afterLaunch:
      "explore(upTo:satisfying:) has devices of its own: call it in a scenario without launch()"
    case .launchAfterwards:
      "launch() comes in a scenario of its own: this one has called explore(upTo:satisfying:)"
    }
  }
}
