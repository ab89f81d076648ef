import DeviceSimulator
import LifecycleContracts
import LifecycleTrace

/// Plays stories that nobody has written and judges a contract on all of them.
///
/// Hostile apps get no more out of it than honest ones: stories, ends and wall-clock time are bounded.
struct Exploration {
  /// How many stories the app may end by its own doing.
  static let mostEnds = 60
  /// The same of ends that take the machine's time, such as a hang.
  static let mostCostlyEnds = 2
  /// Seconds of processor time and of wall-clock time after which no further story is begun, so that
  /// a suite keeps to its limits whatever an app does. The largest budget takes about the half.
  static let mostSeconds = (processor: 30.0, wall: 60.0)

  /// A story that shows something: that a rule is broken, or that the app ends.
  struct Failure {
    var story: [Stimulus]
    var trace: Trace
    var outcome: AppOutcome?
    /// Whether it was seen again when the story was played again.
    var isSteady = true
  }

  let contract: Contract
  let player: StoryPlayer
  private let wanted: [UserAction]
  private var explorer: StoryExplorer
  private var meter: BudgetMeter

  private var failures: [Failure?]
  private var kept: [Bool]
  private var end: Failure?
  private var ends = 0
  private var costlyEnds = 0

  init(
    of contract: Contract, with player: StoryPlayer, upTo length: Int, longest: Int,
    budget: ExploringBudget, seed: UInt64, menu: StimulusMenu = StimulusMenu()
  ) {
    self.contract = contract
    self.player = player
    wanted = menu.namedActions
    explorer = StoryExplorer(upTo: length, longest: longest, seed: seed, menu: menu)
    meter = BudgetMeter(budget)
    failures = contract.rules.map { _ in nil }
    kept = contract.rules.map { _ in false }
  }

  /// Explores, then shrinks what was found.
  ///
  /// - Throws: an `AppOutcome` of kind `infrastructure`, where the machine fails.
  mutating func run() throws(AppOutcome) -> Explored {
    while !meter.isSpent, !isOver {
      meter.countStory()
      let played = player.play(&explorer, wanting: wanted)
      try note(played)
    }
    var shrinker = FailureShrinker(contract: contract, player: player)
    return try Explored(
      stories: meter.stories,
      rules: shrinker.shrinkRules(failures), kept: kept, end: shrinker.shrinkEnd(end))
  }

  private var isOver: Bool {
    explorer.isExhausted || ends >= Self.mostEnds || costlyEnds >= Self.mostCostlyEnds
      || meter.processorTime >= Self.mostSeconds.processor
      || meter.wallTime >= Self.mostSeconds.wall
  }

  /// Keeps the shortest story for each rule, and the shortest at which the app ends.
  private mutating func note(_ played: StoryPlayer.Played) throws(AppOutcome) {
    if let outcome = played.outcome {
      guard outcome.kind != .infrastructure else { throw outcome }
      ends += 1
      if outcome.isCostly { costlyEnds += 1 }
      if played.story.count < end?.story.count ?? .max {
        end = Failure(story: played.story, trace: played.trace, outcome: outcome)
      }
    }
    for (index, verdict) in contract.prefixVerdicts(of: played.trace).enumerated() {
      if verdict.isKept { kept[index] = true }
      guard let count = verdict.brokenAfter, count < failures[index]?.story.count ?? .max
      else { continue }
      failures[index] = Failure(
        story: Array(played.story.prefix(count)), trace: played.trace.prefix(stimuli: count))
    }
  }
}

extension AppOutcome {
  /// Whether the machine's time goes by before an app has ended so.
  var isCostly: Bool {
    [.hung, .tooMuchOutput, .tooMuchMemory, .neverRests].contains(kind)
  }
}
