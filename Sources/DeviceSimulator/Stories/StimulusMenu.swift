import InfoPlist
import Wording

/// Which stimuli the stories of an exploration choose among.
///
/// Left out is what cannot show anything new:
/// - what changes nothing for the app, such as a second memory warning while it is suspended;
/// - what needs a text of the story's own (`url`, `activity`), unless it is named;
/// - a launch because the device has moved, unless it is named or the app has that background mode;
/// - Notification Centre, which does to the app what Control Centre does, and two of the four ways to
///   hold the device;
/// - while the app does not run, all but what launches it, or clears the way for that;
/// - a wait after a wait; while the app is in front or works behind, a wait in which nothing comes due;
/// - a fourth window, and of a screen full of controls and cells all but the first few.
public struct StimulusMenu: Sendable {
  /// How many windows an explored app gets.
  static let mostWindows = 3
  /// The waits among which the first is chosen that brings something, in virtual seconds.
  static let waits = [1.0, 10, 60, 600]

  /// Words that stand for all stimuli so called; nil where nothing is left out.
  private let words: Set<String>?
  /// Stimuli that were named one by one.
  private let named: [Stimulus]

  /// All that is possible.
  public init() {
    words = nil
    named = []
  }

  /// Only what is named, and `launch`, with which a story begins.
  ///
  /// - Parameters:
  ///   - stimuli: as stories spell them; a text with spaces may do without its quotes. A word without
  ///     its argument, such as `tap` or `wait`, stands for all of that kind that are possible. Where
  ///     none is named, stories choose among all.
  ///   - others: what stories choose among as well, such as `url:lab://score/7`.
  /// - Throws: a `LabError` of kind `usage` that tells all words that are none.
  public init(of stimuli: [String], adding others: [String] = []) throws(LabError) {
    var words: Set<String> = ["launch"]
    var named: [Stimulus] = []
    var problems: [LabError.Problem] = []
    for written in stimuli + others {
      if let plain = Stimulus.plain.first(where: { $0.word == written }) {
        named.append(plain)
        continue
      }
      if Self.kinds.contains(written) {
        words.insert(written)
        continue
      }
      do throws(LabError) {
        named.append(try Self.stimulus(written))
      } catch {
        problems += error.problems
      }
    }
    guard problems.isEmpty else { throw LabError(problems: problems) }
    self.words = stimuli.isEmpty ? nil : words
    self.named = named
  }

  /// The user's actions that were named, which a screen may or may not suggest.
  public var namedActions: [UserAction] {
    named.compactMap { if case .user(let action) = $0 { action } else { nil } }
  }

  private static let kinds = Set(
    UserAction.plain.map(\.word) + (Stimulus.withArgument + UserAction.withArgument).map(\.word)
  ).subtracting(["launch", "url", "activity"])

  private static func stimulus(_ written: String) throws(LabError) -> Stimulus {
    let parts = written.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let isUnquoted = parts.count == 2 && !parts[1].contains("\"") && !parts[1].contains("=")
    let text =
      isUnquoted && parts[1].contains(" ")
      ? "\(parts[0]):\(StoryWord.quoted(String(parts[1])))" : written
    let stimuli = try Story(parsing: text).stimuli
    guard stimuli.count == 1 else {
      throw LabError("“\(shown(written))” is not one stimulus: write each as a text of its own")
    }
    return stimuli[0]
  }

  // MARK: Choices

  /// What a story may go on with, always in the same order.
  public func stimuli(at moment: StoryMoment) -> [Stimulus] {
    let offered = offered(at: moment).filter { isOn($0) }
    return offered + named.filter { !offered.contains($0) && isPossible($0, at: moment) }
  }

  /// Whether a story may go on with what was named, and this menu would not offer.
  private func isPossible(_ stimulus: Stimulus, at moment: StoryMoment) -> Bool {
    let isRunning = moment.situation.app != .notRunning
    return switch stimulus {
    case .launch, .launchFor: !isRunning && isNew(stimulus, in: moment.situation)
    case .wait: isRunning && moment.last?.word != "wait"
    case .user(let action): moment.actions.contains(action)
    default: isRunning && isNew(stimulus, in: moment.situation)
    }
  }

  /// How likely a random story goes on with a stimulus: what was named is what it is about.
  func weight(of stimulus: Stimulus, at moment: StoryMoment) -> Int {
    let weight = moment.weight(of: stimulus)
    return named.contains(stimulus) ? max(weight, 6) : weight
  }

  /// A wait that only lets an app stay away for longer; nil where it is not away.
  ///
  /// An app may look at the clock on its return, so such a wait comes in random stories.
  func absence(at moment: StoryMoment) -> Stimulus? {
    let wait = Stimulus.wait(60)
    guard moment.situation.app == .suspended, moment.last?.word != "wait", isOn(wait)
    else { return nil }
    return wait
  }

  private func isOn(_ stimulus: Stimulus) -> Bool {
    guard let words else { return true }
    if case .launchFor = stimulus { return named.contains(stimulus) }
    return words.contains(stimulus.word) || named.contains(stimulus)
  }

  private func offered(at moment: StoryMoment) -> [Stimulus] {
    let situation = moment.situation
    guard situation.app != .notRunning else { return beginnings(in: situation) }
    let windows = situation.windows.map(\.number).max() ?? 0
    let all = moment.actions.map(Stimulus.user) + Self.system + Self.windows(upTo: windows)
    return all.filter { isNew($0, in: situation) } + waits(at: moment)
  }

  private func beginnings(in situation: Situation) -> [Stimulus] {
    let isMoving = situation.manifest.backgroundModes.contains(.location)
    let launches = Self.launches.filter {
      situation.obstacle(to: $0) == nil && (isMoving || $0 != .launchFor(.location))
    }
    if launches.contains(.launch) { return launches }
    return launches + Self.clearing.filter { situation.obstacle(to: $0) == nil }
  }

  /// Whether it is possible and does anything to the app.
  private func isNew(_ stimulus: Stimulus, in situation: Situation) -> Bool {
    guard situation.obstacle(to: stimulus) == nil else { return false }
    if case .user = stimulus { return true }
    if stimulus == .newWindow, situation.windows.count >= Self.mostWindows { return false }
    var after = situation
    guard let steps = try? after.perform(stimulus) else { return false }
    return !steps.isEmpty || after != situation
  }

  private func waits(at moment: StoryMoment) -> [Stimulus] {
    guard let next = moment.untilNext, moment.last?.word != "wait",
      let first = Self.waits.first(where: { $0 >= next })
    else { return [] }
    // Behind, time is what runs out.
    let isBehind = moment.situation.app == .background
    return isBehind && first < 60 ? [.wait(first), .wait(60)] : [.wait(first)]
  }

  private static let launches: [Stimulus] =
    [.launch] + [.notification, .fetch, .silentPush, .location].map(Stimulus.launchFor)

  private static let clearing: [Stimulus] = [
    .unlock, .ignoreCall, .endCall, .dismissAlert, .closeSwitcher, .closeControlCentre,
    .closeNotificationCentre,
  ]

  private static let system: [Stimulus] = [
    .home, .open, .purge, .memoryWarning, .lock, .unlock, .call, .ignoreCall, .acceptCall, .endCall,
    .alert, .dismissAlert, .switcher, .closeSwitcher, .swipeKill, .controlCentre,
    .closeControlCentre, .closeNotificationCentre, .tapNotification, .notification, .fetch,
    .silentPush, .timeChange, .rotate(.landscapeLeft), .rotate(.portrait), .newWindow,
  ]

  private static func windows(upTo count: Int) -> [Stimulus] {
    (count > 0 ? Array(1...count) : []).flatMap {
      [.focus($0), .backgroundWindow($0), .closeWindow($0), .disconnectWindow($0)] as [Stimulus]
    }
  }
}
