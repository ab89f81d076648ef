import AppFixtures
import DeviceSimulator
import Foundation
import LifecycleTrace
import SeededRandom
import TraceLaws
import XCTest

/// Long random stories against real apps, each in a process of its own.
final class RandomStoryTests: XCTestCase {
  private static let stories: UInt64 = 200
  private static let length = 30
  private static let probes: [Probe] = [.appBased, .sceneBased, .multiWindow]
  private static let stimuli =
    Stimulus.plain + Stimulus.examples(windows: 3)
    + (UserAction.plain + UserAction.examples).map(Stimulus.user)

  func testTwoHundredRandomStoriesKeepTheLaws() throws {
    let apps = try Self.apps()
    for seed in 0..<Self.stories {
      let (device, story) = try Self.play(apps, seed: seed)
      defer { device.shutDown() }

      XCTAssertEqual(Law.broken(by: device.trace), [], "seed \(seed): \(Story(story))")
      let ends = device.trace.events.filter { $0.kind == .process && $0.name == "ended" }
      XCTAssert(
        ends.allSatisfy { $0.detail["reason"] == "completed" }, "no probe ends by itself: \(seed)")
    }
  }

  func testTheSameSeedGivesTheSameBytes() throws {
    let apps = try Self.apps()
    for seed in 0..<12 as Range<UInt64> {
      let traces = try (0..<2).map { _ in
        let (device, _) = try Self.play(apps, seed: seed)
        defer { device.shutDown() }
        return device.trace.events.map(EventJSON.line).joined(separator: "\n")
      }

      XCTAssertEqual(traces[0], traces[1], "seed \(seed)")
      XCTAssertGreaterThan(traces[0].count, 1000)
    }
  }

  private static func apps() throws -> [FixtureApp] {
    try probes.map {
      try FixtureApp(at: Repository.root.appending(path: "Tests/Fixtures/Probes/\($0.rawValue)"))
    }
  }

  /// Plays stimuli that are possible, each as likely as the others.
  private static func play(
    _ apps: [FixtureApp], seed: UInt64
  ) throws -> (device: Device, story: [Stimulus]) {
    var generator = SeededGenerator(seed: seed)
    let device = apps[Int(seed % UInt64(apps.count))].device()
    var story: [Stimulus] = []
    while story.count < length {
      let wait = Stimulus.wait(Double(Int.random(in: 1...60, using: &generator)))
      let other = stimuli.randomElement(using: &generator) ?? wait
      let stimulus = Int.random(in: 0..<20, using: &generator) == 0 ? wait : other
      do {
        try device.perform(stimulus)
      } catch is Refusal {
        continue
      }
      story.append(stimulus)
    }
    return (device, story)
  }
}
