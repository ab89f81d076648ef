import DeviceSimulator
import Dispatch
import LifecycleContracts
import LifecycleTrace
import SeededRandom
import XCTest

/// The ready-made rules on the standard orders hold in long random stories of all kinds of app and
/// system, whatever the app does.
final class StandardOrderStoryTests: XCTestCase {
  private static let stories: UInt64 = 2000
  private static let batches = 8
  private static let rules: [Rule] = [
    .standardAppOrder(points: 1), .standardSceneOrder(points: 1),
    .standardViewControllerOrder(points: 1), .loadsViewOnce(points: 1),
  ]

  func testTwoThousandRandomStoriesKeepTheStandardOrders() {
    let contract = Contract("Standard orders") { Self.rules }
    let (broken, exercised) = (Broken(), Broken())
    DispatchQueue.concurrentPerform(iterations: Self.batches) { batch in
      for seed in stride(from: UInt64(batch), to: Self.stories, by: Self.batches) {
        guard broken.isEmpty else { return }
        let device = RandomStoryTests.device(seed: seed)
        do {
          try RandomStoryTests.play(on: device, seed: seed)
        } catch {
          broken.add(["\(error)"], "seed \(seed)")
        }
        let results = contract.evaluate(device.trace, scenario: "story")
        broken.add(results.flatMap(\.findings).map(\.came), "seed \(seed)")
        exercised.add(
          results.filter { $0.verdict == .satisfied }.map(\.criterion), "setup \(seed % 10)")
      }
    }

    XCTAssertEqual(broken.texts, [])
    let counts = Dictionary(grouping: exercised.texts) { $0 }.mapValues(\.count)
    // Three of the ten kinds have scenes.
    let kinds = { (rule: Rule) in counts.keys.filter { $0.hasPrefix(rule.title) }.count }
    XCTAssertEqual(Self.rules.map(kinds), [10, 3, 10, 10], "\(counts)")
  }
}
