import DeviceSimulator
import LifecycleContracts
import LifecycleTrace

/// Shrinks failing stories by playing parts of them; a part that was played for one rule is not played
/// again for another.
///
/// Where its time is over, or an app ends in ways that take time, stories stay as they are by then.
struct FailureShrinker {
  /// How many parts of one story are played.
  static let mostPlays = 200
  /// As for an exploration, from the beginning of the shrinking.
  static let mostSeconds = (
    processor: 10.0, wall: RunRequest.explorationLimit - Exploration.mostSeconds.wall
  )

  /// What is kept of a part that was played.
  private struct Seen {
    /// After how many stimuli each rule is broken that is.
    var broken: [Int: Int] = [:]
    var outcome: AppOutcome?
  }

  private let contract: Contract
  private let player: StoryPlayer
  private let meter = BudgetMeter(.seconds(Self.mostSeconds.processor))
  private var seen: [[Stimulus]: Seen] = [:]
  private var isOver = false

  init(contract: Contract, player: StoryPlayer) {
    self.contract = contract
    self.player = player
  }

  /// - Parameter failures: for each rule the story that breaks it.
  mutating func shrinkRules(
    _ failures: [Exploration.Failure?]
  ) throws(AppOutcome) -> [Exploration.Failure?] {
    var shrunk: [Exploration.Failure?] = []
    for (index, failure) in failures.enumerated() {
      guard let failure else {
        shrunk.append(nil)
        continue
      }
      shrunk.append(try shrink(failure) { $0.broken[index] })
    }
    return shrunk
  }

  /// The same end is one in the same way and at the same place.
  mutating func shrinkEnd(
    _ failure: Exploration.Failure?
  ) throws(AppOutcome) -> Exploration.Failure? {
    guard let failure, let end = failure.outcome, !end.isCostly else { return failure }
    return try shrink(failure) { seen in
      guard let other = seen.outcome, other.kind == end.kind, other.callback == end.callback,
        other.file == end.file, other.line == end.line
      else { return nil }
      return .max
    }
  }

  /// - Parameter length: how many stimuli of a part make it fail; nil where it does not.
  private mutating func shrink(
    _ failure: Exploration.Failure, _ length: (Seen) -> Int?
  ) throws(AppOutcome) -> Exploration.Failure {
    var unsteady = failure
    unsteady.isSteady = false
    guard let again = try look(at: failure.story) else { return failure }
    guard length(again) != nil else { return unsteady }
    let shrunk: [Stimulus]
    do {
      let plain = try Self.plainer(failure.story) { try look(at: $0).flatMap(length) != nil }
      shrunk = try StoryShrinking(mostPlays: Self.mostPlays).shrink(plain) {
        try look(at: $0).flatMap(length) != nil
      }.story
    } catch {
      throw error as? AppOutcome ?? AppOutcome(.infrastructure, message: "\(error)")
    }
    guard shrunk != failure.story else { return failure }
    let played = player.play(shrunk)
    guard let count = length(judge(played)) else { return unsteady }
    return Exploration.Failure(
      story: Array(shrunk.prefix(count)), trace: played.trace.prefix(stimuli: count),
      outcome: played.outcome)
  }

  /// The story with everyday stimuli in the place of rarer ones, where it fails so as well.
  private static func plainer(
    _ story: [Stimulus], isFailing: ([Stimulus]) throws -> Bool
  ) rethrows -> [Stimulus] {
    let launched = story.map { $0.word == "launch" ? .launch : $0 }
    let plain = launched.map { everyday[$0] ?? $0 }
    return try [plain, launched].first { try $0 != story && isFailing($0) } ?? story
  }

  private static let everyday: [Stimulus: Stimulus] = [
    .lock: .home, .unlock: .open, .tapNotification: .open,
  ]

  /// Plays a story that was not played before; nil where there is no more time for it.
  private mutating func look(at story: [Stimulus]) throws(AppOutcome) -> Seen? {
    if let known = seen[story] { return known }
    isOver = isOver || meter.isSpent || meter.wallTime >= Self.mostSeconds.wall
    guard !isOver else { return nil }
    let played = player.play(story)
    if let outcome = played.outcome {
      guard outcome.kind != .infrastructure else { throw outcome }
      isOver = outcome.isCostly
    }
    let judged = judge(played)
    seen[story] = judged
    return judged
  }

  /// A story that cannot be played to its end shows nothing.
  private func judge(_ played: StoryPlayer.Played) -> Seen {
    guard !played.isRefused else { return Seen() }
    let verdicts = contract.prefixVerdicts(of: played.trace).map(\.brokenAfter)
    let broken = verdicts.enumerated().compactMap { index, count in count.map { (index, $0) } }
    return Seen(broken: Dictionary(uniqueKeysWithValues: broken), outcome: played.outcome)
  }
}
