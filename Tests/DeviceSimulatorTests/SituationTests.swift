import DeviceSimulator
import LifecycleTrace
import XCTest

/// The full matrix: every situation that a story can reach, and every stimulus in it.
final class SituationTests: XCTestCase {
  /// All situations, each with a shortest story that leads there.
  private static let reachable: [(situation: Situation, story: [Stimulus])] = {
    var seen: Set<Situation> = [Situation()]
    var found: [(Situation, [Stimulus])] = [(Situation(), [])]
    var next = 0
    while next < found.count {
      let (situation, story) = found[next]
      next += 1
      for stimulus in Stimulus.plain {
        var after = situation
        guard (try? after.perform(stimulus)) != nil, seen.insert(after).inserted else { continue }
        found.append((after, story + [stimulus]))
      }
    }
    return found
  }()

  private let everyStimulus = Stimulus.plain + [.wait(1)]

  func testManySituationsAreReachedAndTheAppRestsInFourStates() {
    let states = Set(Self.reachable.map(\.situation.app))

    XCTAssertGreaterThan(Self.reachable.count, 50)
    XCTAssertEqual(states, [.notRunning, .inactive, .active, .suspended])
  }

  func testEveryStimulusTakesTheAppWhereTheScreenSaysOrIsRefused() throws {
    for (situation, story) in Self.reachable {
      for stimulus in everyStimulus {
        var after = situation
        let place = "\(stimulus) after \(Story(story))"
        do {
          let steps = try after.perform(stimulus)
          XCTAssertEqual(after.app, stateOnScreen(after, before: situation, stimulus), place)
          XCTAssertEqual(
            words(steps, reading: situation.app),
            expected(from: situation, to: after, by: stimulus, history: History(of: story)), place)
        } catch {
          XCTAssertEqual(after, situation, "a refusal changes nothing: \(place)")
          XCTAssertEqual(error.stimulus, stimulus)
          XCTAssertFalse(error.reason.isEmpty)
          XCTAssertFalse(error.possible.contains(stimulus), place)
        }
      }
    }
  }

  func testARefusalListsExactlyWhatIsPossible() throws {
    for (situation, story) in Self.reachable {
      let succeeding = Stimulus.plain.filter { stimulus in
        var after = situation
        return (try? after.perform(stimulus)) != nil
      }

      XCTAssertEqual(situation.possible, succeeding, "after \(Story(story))")
      for stimulus in Stimulus.plain where !succeeding.contains(stimulus) {
        var after = situation
        XCTAssertThrowsError(try after.perform(stimulus)) {
          XCTAssertEqual(($0 as? Refusal)?.possible, succeeding)
        }
      }
    }
  }

  func testEveryStepOfTheAppsStateIsLegal() throws {
    let legal: Set<[AppState]> = [
      [.notRunning, .inactive], [.inactive, .active], [.active, .inactive],
      [.inactive, .background], [.background, .suspended], [.suspended, .background],
      [.background, .inactive], [.background, .notRunning], [.suspended, .notRunning],
    ]
    for (situation, story) in Self.reachable {
      for stimulus in everyStimulus {
        var after = situation
        guard let steps = try? after.perform(stimulus) else { continue }
        var state = situation.app
        for case .state(let next, _) in steps {
          XCTAssertTrue(legal.contains([state, next]), "\(stimulus) after \(Story(story))")
          state = next
        }
        XCTAssertEqual(state, after.app)
      }
    }
  }

  func testADeathLeavesTheHomeScreen() throws {
    for (situation, _) in Self.reachable {
      var after = situation
      after.appDied()

      XCTAssertEqual(after.app, .notRunning)
      XCTAssertFalse(after.isInFront)
      XCTAssertFalse(after.hasAlert)
      XCTAssertEqual(after.isLocked, situation.isLocked, "the user's screen stays as it is")
      XCTAssertEqual(after.isOnCall, situation.isOnCall)
      XCTAssertTrue(Self.reachable.contains { $0.situation == after })
    }
  }

  // MARK: The definition, written a second time

  /// What the user sees decides where the app rests.
  private func stateOnScreen(
    _ after: Situation, before: Situation, _ stimulus: Stimulus
  ) -> AppState {
    let ends = stimulus == .swipeKill || stimulus == .purge
    if ends || (before.app == .notRunning && stimulus != .launch) { return .notRunning }
    let isHidden = !after.isInFront || after.isLocked || after.isOnCall
    let isInterrupted = after.isRinging || after.hasAlert || after.overlay != nil
    return isHidden ? .suspended : isInterrupted ? .inactive : .active
  }

  /// What a suspended app will hear of when it returns.
  private struct History {
    /// What put the app behind.
    var cause: Stimulus?
    var isOwedAWarning = false
    var isOwedATimeChange = false

    init(of story: [Stimulus]) {
      var situation = Situation()
      for stimulus in story {
        let before = situation.app
        _ = try? situation.perform(stimulus)
        if before != .suspended, situation.app == .suspended { cause = stimulus }
        isOwedAWarning =
          situation.app == .suspended && (isOwedAWarning || stimulus == .memoryWarning)
          && before == .suspended
        isOwedATimeChange =
          situation.app == .suspended && (isOwedATimeChange || stimulus == .timeChange)
          && before == .suspended
      }
    }
  }

  /// The state table: what happens between two states at rest.
  private func expected(
    from: Situation, to: Situation, by stimulus: Stimulus, history: History
  ) -> [String] {
    switch (from.app, to.app) {
    case (let before, let after) where before == after:
      switch stimulus {
      case .memoryWarning where before != .suspended:
        return ["applicationDidReceiveMemoryWarning \(before)"]
      case .timeChange where before != .suspended && before != .notRunning:
        return ["applicationSignificantTimeChange \(before)"]
      case .wait: return ["pass"]
      default: return []
      }
    case (.notRunning, .active):
      return [
        "start", "=inactive", "willFinishLaunching inactive", "didFinishLaunching inactive",
        "will appear", "=active", "applicationDidBecomeActive active", "did appear",
      ]
    case (.active, .inactive): return resigning
    case (.inactive, .active): return activating
    case (.active, .suspended): return resigning + leaving(by: stimulus)
    case (.inactive, .suspended): return leaving(by: stimulus)
    case (.suspended, .active): return returning(by: stimulus, history) + activating
    case (.suspended, .inactive): return returning(by: stimulus, history)
    case (.suspended, .notRunning): return ["end", "=notRunning"]
    case (.active, .notRunning): return resigning + killed
    case (.inactive, .notRunning): return killed
    default: return ["no such way"]
    }
  }

  private let resigning = ["applicationWillResignActive active", "=inactive"]
  private let activating = ["=active", "applicationDidBecomeActive active"]
  private let killed = [
    "=background", "applicationDidEnterBackground background",
    "applicationWillTerminate background", "end", "=notRunning",
  ]

  private func leaving(by stimulus: Stimulus) -> [String] {
    let reads = stimulus == .lock ? "inactive" : "background"
    return ["=background", "applicationDidEnterBackground \(reads)", "=suspended"]
  }

  private func returning(by stimulus: Stimulus, _ history: History) -> [String] {
    // Behind the lock screen the app reads inactive, behind the home screen background.
    let reads = stimulus == .unlock || history.cause == .lock ? "inactive" : "background"
    return ["=background"]
      + (history.isOwedAWarning ? ["applicationDidReceiveMemoryWarning \(reads)"] : [])
      + ["applicationWillEnterForeground \(reads)", "=inactive"]
      + (history.isOwedATimeChange ? ["applicationSignificantTimeChange inactive"] : [])
  }

  /// Steps as words; callbacks with what `applicationState` reads in them.
  private func words(_ steps: [Situation.Step], reading before: AppState) -> [String] {
    var reads = before
    return steps.map { step in
      switch step {
      case .startProcess: return "start"
      case .state(let state, let now):
        reads = now
        return "=\(state)"
      case .call(.willFinishLaunching): return "willFinishLaunching \(reads)"
      case .call(.didFinishLaunching): return "didFinishLaunching \(reads)"
      case .call(let callback): return "\(callback.rawValue.prefix { $0 != "(" }) \(reads)"
      case .windowsWillAppear: return "will appear"
      case .windowsDidAppear: return "did appear"
      case .endProcess: return "end"
      case .pass: return "pass"
      }
    }
  }
}
