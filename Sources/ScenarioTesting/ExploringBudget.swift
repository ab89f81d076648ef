import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How much `explore(upTo:satisfying:)` plays.
public enum ExploringBudget: Hashable, Sendable {
  /// So many stories; the same on every machine.
  case stories(Int)
  /// Processor time of the app's processes and the device, in seconds: how many stories that is
  /// differs from machine to machine, which ones come first does not.
  case seconds(Double)

  /// More stories are for more scenarios, with other seeds.
  static let mostStories = 300
  /// The same in seconds of processor time.
  static let mostSeconds = 20.0

  /// Whether it is more than nothing, and no more than a scenario may have.
  var isAllowed: Bool {
    switch self {
    case .stories(let count): (1...Self.mostStories).contains(count)
    case .seconds(let seconds): seconds > 0 && seconds <= Self.mostSeconds
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
  let budget: ExploringBudget
  private(set) var stories = 0
  private let start = ExploringBudget.processorTime
  private let begin = DispatchTime.now()

  init(_ budget: ExploringBudget) {
    self.budget = budget
  }

  mutating func countStory() { stories += 1 }

  /// Seconds of processor time since the beginning.
  var processorTime: Double { ExploringBudget.processorTime - start }

  /// Seconds since the beginning.
  var wallTime: Double {
    Double(DispatchTime.now().uptimeNanoseconds - begin.uptimeNanoseconds) / 1e9
  }

  var isSpent: Bool {
    switch budget {
    case .stories(let count): stories >= count
    case .seconds(let seconds): processorTime >= seconds
    }
  }
}
