@testable import DeviceSimulator
import InfoPlist
import LifecycleTrace
import XCTest

/// The full matrix: every situation that a story can reach, and every stimulus in it.
final class SituationTests: XCTestCase {
  private static let reachable: [(setup: Setup, reachable: Reachable)] = Setup.all.map {
    ($0, Reachable($0))
  }

  private static let everyStimulus = Stimulus.plain + Stimulus.examples(windows: 2)

  private func walk(_ check: (Setup, Reachable) -> Void) {
    for (setup, reachable) in Self.reachable { check(setup, reachable) }
  }

  func testManySituationsAreReachedAndTheAppRestsInFiveStates() {
    walk { setup, reachable in
      let states = Set(reachable.situations.map(\.situation.app))
      let ends = setup.system == .iOS3_1 || setup.manifest.exitsOnSuspend

      XCTAssertGreaterThan(reachable.situations.count, 50, setup.name)
      XCTAssertEqual(
        states.isSuperset(of: [.notRunning, .inactive, .active]), true, setup.name)
      XCTAssertEqual(states.contains(.suspended), !ends, setup.name)
      XCTAssertEqual(states.contains(.background), !ends, setup.name)
    }
  }

  func testARefusalChangesNothingAndSaysWhatIsPossible() {
    walk { setup, reachable in
      for (situation, story) in reachable.situations {
        var succeeding: [Stimulus] = []
        for stimulus in Self.everyStimulus {
          guard let refusal = refusal(of: stimulus, in: situation) else {
            succeeding.append(stimulus)
            continue
          }
          XCTAssertTrue(refusal.stimulus == stimulus && !refusal.reason.isEmpty)
        }
        XCTAssertEqual(situation.possible, succeeding, "\(setup.name): after \(Story(story))")
      }
    }
  }

  private func refusal(of stimulus: Stimulus, in situation: Situation) -> Refusal? {
    var after = situation
    do throws(Refusal) {
      _ = try after.perform(stimulus)
      return nil
    } catch {
      XCTAssertEqual(after, situation)
      return error
    }
  }

  func testEveryStimulusTakesAppAndScenesWhereTheScreenSays() {
    walk { setup, reachable in
      for move in reachable.moves {
        let after = move.after
        XCTAssertEqual(after.app, Oracle.appState(after, move), "\(setup.name): \(move.place)")
        guard after.app != .notRunning else { continue }
        for window in after.windows where window.state != .unattached {
          XCTAssertEqual(window.state, Oracle.sceneState(window, in: after), move.place)
        }
      }
    }
  }

  func testEveryStepOfTheAppsStateIsLegal() {
    let legal: Set<[AppState]> = [
      [.notRunning, .inactive], [.notRunning, .background], [.inactive, .active],
      [.active, .inactive], [.inactive, .background], [.background, .suspended],
      [.suspended, .background], [.background, .inactive], [.background, .notRunning],
      [.suspended, .notRunning], [.inactive, .notRunning],
    ]
    walk { setup, reachable in
      for move in reachable.moves {
        var state = move.before.app
        for case .state(let next, _) in move.steps {
          XCTAssertTrue(legal.contains([state, next]), "\(setup.name): \(move.place)")
          if state == .inactive, next == .notRunning {
            XCTAssertTrue(!move.before.livesOn || move.before.usesScenes, move.place)
          }
          state = next
        }
        XCTAssertEqual(state, move.after.app)
      }
    }
  }

  func testEveryStepOfAScenesStateIsLegal() {
    let legal: Set<[SceneState]> = [
      [.unattached, .foregroundInactive], [.unattached, .background],
      [.foregroundInactive, .foregroundActive], [.foregroundActive, .foregroundInactive],
      [.foregroundInactive, .background], [.background, .foregroundInactive],
      [.foregroundInactive, .unattached], [.background, .unattached],
    ]
    walk { setup, reachable in
      for move in reachable.moves {
        let before = move.before.windows + move.before.owed.closed
        var states = Dictionary(uniqueKeysWithValues: before.map { ($0.id, $0.state) })
        for case .sceneState(let id, let next) in move.steps {
          let state = states[id] ?? .unattached
          XCTAssertTrue(
            legal.contains([state, next]), "\(setup.name): \(state) → \(next), \(move.place)")
          states[id] = next
        }
        for window in move.after.windows
        where setup.system.hasScenes && move.after.app != .notRunning {
          XCTAssertEqual(states[window.id] ?? .unattached, window.state, move.place)
        }
      }
    }
  }

  func testTheAppIsCalledAsTheTableSays() {
    for name in ["app", "plain app", "exits", "exits on 17", "app on 3.1", "app on 4"] {
      guard let (_, reachable) = Self.reachable.first(where: { $0.setup.name == name }) else {
        return XCTFail("no such setup: \(name)")
      }
      for move in reachable.moves {
        XCTAssertEqual(
          Oracle.callbacks(move.steps, reading: move.before), Oracle.expected(move),
          "\(name): \(move.place)")
      }
    }
  }

  func testEachSceneIsCalledAsTheTableSays() {
    walk { setup, reachable in
      guard setup.manifest.scenes != nil else { return }
      for move in reachable.moves {
        let ids = Set((move.before.windows + move.after.windows).map(\.id))
        for id in ids {
          XCTAssertEqual(
            Oracle.sceneCallbacks(of: id, move.steps), Oracle.expectedOfScene(id, move),
            "\(setup.name): \(id.identifier.suffix(2)) at \(move.place)")
        }
      }
    }
  }

  func testScenesTakeFourCallbacksOverFromTheAppDelegate() {
    walk { setup, reachable in
      guard setup.manifest.scenes != nil else { return }
      let never: Set<CallbackName> = [
        .applicationDidBecomeActive, .applicationWillResignActive,
        .applicationDidEnterBackground, .applicationWillEnterForeground,
      ]
      for move in reachable.moves {
        for case .call(let callback, _, _) in move.steps {
          XCTAssertFalse(never.contains(callback), move.place)
        }
      }
    }
  }

  func testTheAppsNotificationsFollowTheAggregateOfItsScenes() {
    // At a cold launch the app is inactive before it hears that it enters the foreground.
    let posts: [NotificationName: Set<AppState>] = [
      .didBecomeActive: [.active], .willResignActive: [.active],
      .didEnterBackground: [.background], .willEnterForeground: [.background, .inactive],
    ]
    walk { setup, reachable in
      for move in reachable.moves {
        var state = move.before.app
        for step in move.steps {
          if case .state(let next, _) = step { state = next }
          guard case .post(let name, nil) = step, let right = posts[name] else { continue }
          XCTAssertTrue(right.contains(state), "\(setup.name): \(name.rawValue), \(move.place)")
        }
      }
    }
  }

  func testADeathLeavesTheHomeScreen() {
    walk { setup, reachable in
      for (situation, _) in reachable.situations {
        var after = situation
        after.appDied()

        XCTAssertEqual(after.app, .notRunning)
        XCTAssertFalse(after.screen.isInFront)
        XCTAssertFalse(after.screen.hasAlert)
        XCTAssertEqual(after.screen.isLocked, situation.screen.isLocked)
        XCTAssertEqual(after.screen.isOnCall, situation.screen.isOnCall)
        XCTAssertEqual(after.windows.map(\.id), situation.windows.map(\.id), "sessions stay")
        XCTAssert(after.windows.allSatisfy { $0.state == .unattached })
      }
    }
  }
}
