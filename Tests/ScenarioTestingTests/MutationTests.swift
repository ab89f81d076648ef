import AppFixtures
import DeviceSimulator
import Dispatch
import LifecycleContracts
import LifecycleTrace
import Synchronization
import XCTest

@testable import ScenarioTesting

/// Mistakes in a right app are found by exploring alone, each by a story of which all is needed.
final class MutationTests: XCTestCase {
  /// What exploring one app came to.
  private struct Result: Sendable {
    var verdicts: [String: Verdict] = [:]
    var stories: [String: [Stimulus]] = [:]
    var end: [Stimulus]?
    var kind: AppOutcome.Kind?
    /// Stories of which something can be left out.
    var reducible: [String] = []
    var problem: String?
  }

  private static func explore(_ app: FixtureApp) throws -> Result {
    let launcher = app.launcher()
    defer { launcher.clear() }
    let player = StoryPlayer(launcher)
    var exploration = Exploration(
      of: counterContract, with: player, upTo: 3, longest: 10, budget: .stories(60), seed: 1)
    let explored = try exploration.run()
    var result = Result()
    for (index, criterion) in explored.results(
      of: counterContract, scenario: "", replay: { _ -> String? in nil }
    )
    .enumerated() {
      result.verdicts[criterion.criterion] = criterion.verdict
      guard let failure = explored.rules[index] else { continue }
      result.stories[criterion.criterion] = failure.story
      result.reducible += reducible(failure.story) { rest in
        let played = player.play(rest)
        let verdict = counterContract.prefixVerdicts(of: played.trace)[index]
        return !played.isRefused && verdict.brokenAfter != nil
      }
    }
    if let end = explored.end {
      result.end = end.story
      result.kind = end.outcome?.kind
      result.reducible += reducible(end.story) { player.play($0).outcome != nil }
    }
    return result
  }

  /// The story, where it fails without one of its stimuli as well.
  private static func reducible(_ story: [Stimulus], _ fails: ([Stimulus]) -> Bool) -> [String] {
    let isReducible = story.indices.contains { place in
      var rest = story
      rest.remove(at: place)
      return fails(rest)
    }
    return isReducible ? ["\(Story(story))"] : []
  }

  private static func results() -> [Result] {
    let mutations: [Mutation?] = [nil] + Mutation.all
    let results = Mutex(mutations.map { _ in Result() })
    DispatchQueue.concurrentPerform(iterations: mutations.count) { index in
      var result = Result()
      do {
        let app = try mutations[index].map { try $0.build() } ?? FixtureApp(at: Mutation.right)
        result = try explore(app)
      } catch {
        result.problem = "\(error)"
      }
      results.withLock { $0[index] = result }
    }
    return results.withLock { $0 }
  }

  func testTheRightAppBreaksNothingAndEachMutationIsFoundByAMinimalStory() {
    let results = Self.results()

    let right = results[0]
    XCTAssertNil(right.problem)
    XCTAssertEqual(right.stories, [:], "\(right.stories.mapValues { Story($0).description })")
    XCTAssertEqual(Set(right.verdicts.values), [.satisfied], "\(right.verdicts)")
    XCTAssertNil(right.end)
    for (mutation, result) in zip(Mutation.all, results.dropFirst()) {
      XCTAssertNil(result.problem, mutation.name)
      XCTAssertEqual(result.reducible, [], mutation.name)
      if let rule = mutation.rule {
        XCTAssertEqual(result.verdicts[rule], .violated, mutation.name)
      } else {
        XCTAssertEqual(result.kind, .watchdog, mutation.name)
      }
    }
  }
}
