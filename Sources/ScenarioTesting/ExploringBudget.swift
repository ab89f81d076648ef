import Glibc

/// How much `explore(upTo:satisfying:)` plays.
public enum ExploringBudget: Hashable, Sendable {
  /// So many stories; the same on every machine.
  case stories(Int)
  /// Processor time of the app's processes and the device, in seconds: how many stories that is
  /// differs from machine to machine, which ones come first does not.
  case seconds(Double)

  /// Whether nothing could be played.
  var isEmpty: Bool {
    switch self {
    case .stories(let count): count < 1
    case .seconds(let seconds): !(seconds > 0)
    }
  }

  /// Processor time that this process and those that it has started have used, in seconds.
  static var processorTime: Double {
    [RUSAGE_SELF, RUSAGE_CHILDREN].reduce(0) { sum, who in
      var usage = rusage()
      guard getrusage(who.rawValue, &usage) == 0 else { return sum }
      return sum
        + [usage.ru_utime, usage.ru_stime].reduce(0) {
          $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6
        }
    }
  }
}

/// What of a budget is left.
struct BudgetMeter {
  /// No exploration plays more, whatever its budget of seconds.
  static let mostStories = 100_000

  let budget: ExploringBudget
  private(set) var stories = 0
  private let start = ExploringBudget.processorTime

  init(_ budget: ExploringBudget) {
    self.budget = budget
  }

  mutating func countStory() { stories += 1 }

  var isSpent: Bool {
    switch budget {
    case .stories(let count): stories >= count
    case .seconds(let seconds):
      stories >= Self.mostStories || ExploringBudget.processorTime - start >= seconds
    }
  }
}
