import AppFixtures
import DeviceSimulator
import Foundation
import LifecycleContracts
import LifecycleTrace
import SeededRandom
import XCTest

/// The ready-made rules that speak of every app hold for right apps of all kinds, each in a process of
/// its own, in random stories on all systems.
final class ReadyMadeRuleTests: XCTestCase {
  private static let stories: UInt64 = 84
  private static let length = 25
  /// Two probes are told by URLs what to do, and are wrong apps where it cannot be done.
  private static let probes = Probe.allCases.filter { ![.storyboard, .containment].contains($0) }
  /// What brings the probes' screens, beside what the user does.
  private static let transitions = [
    "url:probe://push back", "url:probe://push url:probe://pop", "url:probe://push swipe-back",
    "url:probe://present url:probe://dismiss", "url:probe://sheet url:probe://dismiss",
    "url:probe://sheet dismiss", "tab:2", "tab:1", "swipe-page:next", "swipe-page:previous",
  ]
  private static let contract = Contract("Every right app") {
    Rule.standardAppOrder(points: 1)
    Rule.standardSceneOrder(points: 1)
    Rule.standardViewControllerOrder(points: 1)
    Rule.callsSuper(points: 1)
    Rule.drawsNothingInTheBackground(points: 1)
    Rule.balancesObservers(points: 1)
    Rule.balancesTimers(points: 1)
    Rule.endsBackgroundTasks(points: 1)
    Rule.returnsInTime(points: 1)
    Rule.loadsViewOnce(points: 1)
    Rule.neverEndsItself(points: 1)
  }

  func testRightAppsKeepTheRulesThatSpeakOfEveryApp() throws {
    let apps = try Self.probes.map { probe in
      try FixtureApp(at: Repository.root.appending(path: "Tests/Fixtures/Probes/\(probe.rawValue)"))
    }
    var satisfied: Set<String> = []
    for seed in 0..<Self.stories {
      let device = try play(apps[Int(seed) % apps.count], seed: seed)
      defer { device.shutDown() }
      let results = Self.contract.evaluate(device.trace, scenario: "story")
      satisfied.formUnion(results.filter { $0.verdict == .satisfied }.map(\.criterion))

      let findings = results.flatMap(\.findings).map { "\($0.expected): \($0.came): \($0.story)" }
      XCTAssertEqual(findings, [], "seed \(seed), \(Self.probes[Int(seed) % apps.count])")
    }
    // What no probe does: draw and run by timers, begin background tasks.
    let others = Self.contract.rules.map(\.title).filter { !satisfied.contains($0) }
    XCTAssertEqual(
      others,
      [
        "Leaves the screen alone in the background", "Starts no timer while the last one runs",
        "Ends every background task in time",
      ])
  }

  private func play(_ app: FixtureApp, seed: UInt64) throws -> Device {
    var generator = SeededGenerator(seed: seed)
    let system = SystemVersion.all[Int(seed) / Self.probes.count % SystemVersion.all.count]
    let device = app.device(on: system)
    while device.trace.story.count < Self.length {
      for stimulus in try Self.next(&generator) {
        do {
          try device.perform(stimulus)
        } catch is Refusal {
          break
        }
      }
    }
    return device
  }

  private static func next(_ generator: inout SeededGenerator) throws -> [Stimulus] {
    if Int.random(in: 0..<3, using: &generator) == 0,
      let words = transitions.randomElement(using: &generator)
    {
      return try Story(parsing: words).stimuli
    }
    let wait = Stimulus.wait(Double(Int.random(in: 1...60, using: &generator)))
    if Int.random(in: 0..<20, using: &generator) == 0 { return [wait] }
    return [stimuli.randomElement(using: &generator) ?? wait]
  }

  private static let stimuli =
    Stimulus.plain + Stimulus.examples(windows: 3)
    + (UserAction.plain + UserAction.examples).map(Stimulus.user)
}
