import AppFixtures
import AppHosting
import AppJail
import DeviceSimulator
import Foundation
import LifecycleContracts
import LifecycleTrace
import XCTest

@testable import ScenarioTesting

/// What exploring comes to with apps that behave, and with apps that do not.
final class ExplorationTests: XCTestCase {
  private static let right = Result { try FixtureApp(at: Mutation.right) }
  private static let saving = counterContract.rules[0].title

  private func explore(
    _ app: FixtureApp, upTo length: Int = 2, longest: Int = 8,
    budget: ExploringBudget = .stories(20), seed: UInt64 = 1, stimuli: [String] = []
  ) throws -> Explored {
    let launcher = app.launcher()
    defer { launcher.clear() }
    var exploration = Exploration(
      of: counterContract, with: StoryPlayer(launcher), upTo: length, longest: longest,
      budget: budget, seed: seed,
      menu: try StimulusMenu(of: stimuli))
    return try exploration.run()
  }

  private func results(_ explored: Explored) -> [CriterionResult] {
    explored.results(of: counterContract, scenario: "testIt") { "\($0.story.count) stimuli" }
  }

  // MARK: Apps that behave

  func testTheSameSeedComesToTheSameStoriesOnARealApp() throws {
    let app = try Self.right.get()
    func stories(seed: UInt64) -> [[Stimulus]] {
      let launcher = app.launcher()
      defer { launcher.clear() }
      let player = StoryPlayer(launcher)
      var explorer = StoryExplorer(upTo: 2, longest: 8, seed: seed)
      return (0..<8).map { _ in player.play(&explorer, wanting: []).story }
    }

    XCTAssertEqual(stories(seed: 7), stories(seed: 7))
    XCTAssertNotEqual(stories(seed: 7), stories(seed: 8))
  }

  /// Else a story that is played again would not be the one that was explored.
  func testLookingAtTheScreenLeavesNothingInTheTrace() throws {
    let launcher = try Self.right.get().launcher()
    defer { launcher.clear() }
    let player = StoryPlayer(launcher)
    var explorer = StoryExplorer(upTo: 1, longest: 12, seed: 3)
    var taps = 0
    for _ in 0..<10 {
      let explored = player.play(&explorer, wanting: [.tap("Score a point")])
      taps += explored.story.count { $0.word == "tap" }

      XCTAssertEqual(player.play(explored.story).trace, explored.trace)
    }
    XCTAssertGreaterThan(taps, 3)
  }

  func testOnlyNamedStimuliArePlayed() throws {
    let launcher = try Self.right.get().launcher()
    defer { launcher.clear() }
    let player = StoryPlayer(launcher)
    let menu = try StimulusMenu(of: ["home", "open", "tap:Score a point"])
    var explorer = StoryExplorer(upTo: 3, longest: 8, seed: 1, menu: menu)
    var words: Set<String> = []
    for _ in 0..<8 {
      words.formUnion(player.play(&explorer, wanting: menu.namedActions).story.map(\.description))
    }

    XCTAssertEqual(words, ["launch", "home", "open", "tap:\"Score a point\""])
  }

  func testABudgetOfStoriesIsSpentToTheLast() throws {
    XCTAssertEqual(try explore(Self.right.get(), budget: .stories(7)).stories, 7)
  }

  func testABudgetOfSecondsIsProcessorTime() throws {
    let before = ExploringBudget.processorTime
    let explored = try explore(Self.right.get(), budget: .seconds(0.5))

    XCTAssertGreaterThanOrEqual(ExploringBudget.processorTime - before, 0.5)
    XCTAssertGreaterThan(explored.stories, 1)
    XCTAssertLessThan(explored.stories, 200)
  }

  func testARuleThatNoStoryPutsToTheTestIsNotExercised() throws {
    let explored = try explore(
      Self.right.get(), budget: .stories(6), stimuli: ["tap:Score a point", "wait"])
    let verdicts = Dictionary(
      uniqueKeysWithValues: results(explored).map { ($0.criterion, $0.verdict) })

    XCTAssertEqual(verdicts[Self.saving], .notExercised)
    XCTAssertEqual(verdicts["Restores the score at launch"], .satisfied)
    XCTAssertNil(explored.outcome)
    XCTAssertEqual(explored.events, [])
  }

  func testAFindingHasTheShrunkStoryItsReplayAndItsTrace() throws {
    let mutation = Mutation(
      "saves only the first time", breaks: Self.saving,
      ("    save()\n", "    if !hasSaved { save() }\n"))
    let explored = try explore(
      mutation.build(), upTo: 1, budget: .stories(12),
      stimuli: ["home", "open", "alert", "dismiss-alert"])
    let result = results(explored)[0]

    XCTAssertEqual(result.verdict, .violated)
    XCTAssertEqual(result.points, 3)
    XCTAssertEqual(result.because, "A suspended app can be purged without another callback.")
    XCTAssertEqual(result.findings.count, 1)
    XCTAssertEqual(result.findings[0].story, ["launch", "home", "open", "home"])
    XCTAssertEqual(result.findings[0].replay, "4 stimuli")
    XCTAssertEqual(result.findings[0].scenario, "testIt")
    XCTAssertEqual(
      result.findings[0].came, "no such write until the scenario ended")
    XCTAssertEqual(Trace(explored.events).story, result.findings[0].story)
    XCTAssertEqual(
      Set(results(explored).dropFirst().map(\.verdict)), [.satisfied, .notExercised])
  }

  func testWhatOnlySeveralWindowsBreakIsFound() throws {
    let contract = Contract("Desk") {
      Rule("Runs one clock", points: 1) {
        BalancedPairs(of: .effect(.timerStart), and: .effect(.timerStop), atMost: 1)
      }
    }
    let desk = Mutation.right.deletingLastPathComponent().appendingPathComponent("Desk")
    let launcher = try FixtureApp(at: desk).launcher()
    defer { launcher.clear() }
    var exploration = Exploration(
      of: contract, with: StoryPlayer(launcher), upTo: 1, longest: 8, budget: .stories(12), seed: 1)
    let explored = try exploration.run()

    XCTAssertEqual(explored.rules[0]?.story, [.launch, .newWindow])
    XCTAssertNil(explored.outcome)
  }

  // MARK: Apps that do not behave

  func testAnAppThatAlwaysCrashesIsToldOnceAndSoonDone() throws {
    let app = try Mutation(
      "crashes", breaks: nil, ("    restore()\n", "    fatalError(\"no score\")\n")
    ).build()
    let explored = try explore(app, budget: .stories(300))

    XCTAssertEqual(explored.outcome?.kind, .crashed)
    XCTAssertEqual(explored.outcome?.message, "no score, after launch")
    XCTAssertEqual(explored.outcome?.file, "AppDelegate.swift")
    XCTAssertLessThan(explored.stories, 20)
    XCTAssertEqual(Trace(explored.events).story, ["launch"])
  }

  func testAnAppThatCrashesSomewhereIsExploredElsewhere() throws {
    let app = try Mutation(
      "crashes on help", breaks: nil,
      (
        "    let help = HelpViewController()\n",
        "    let help = [HelpViewController()][score + 1]\n"
      )
    )
    .build()
    let explored = try explore(app, upTo: 3, budget: .stories(40))

    XCTAssertEqual(explored.end?.story.map(\.description), ["launch", "tap:Help"])
    XCTAssertEqual(explored.outcome?.callback, "UIControl.touchUpInside")
    XCTAssertEqual(explored.outcome?.message, "Index out of range, after launch · tap \"Help\"")
    XCTAssertEqual(results(explored)[0].verdict, .satisfied)
    XCTAssertEqual(explored.stories, 40)
  }

  func testAnAppThatHangsCostsFewStories() throws {
    let app = try Mutation(
      "hangs", breaks: nil, ("    counter.pause()\n", "    while true {}\n")
    ).build()
    let explored = try explore(app, budget: .stories(300))

    XCTAssertEqual(explored.outcome?.kind, .hung)
    XCTAssertEqual(explored.end?.story.count, 2)
    XCTAssertLessThan(explored.stories, 20)
  }

  func testAnAppThatFloodsCostsFewStories() throws {
    let app = try Mutation(
      "floods", breaks: nil, ("    counter.pause()\n", "    while true { print(\"x\") }\n")
    ).build()
    let explored = try explore(app, budget: .stories(300))

    XCTAssertEqual(explored.outcome?.kind, .tooMuchOutput)
    XCTAssertLessThan(explored.stories, 20)
  }

  /// Saves or does not by where the machine has put an object: random numbers would come the same.
  func testAnAppThatFailsByChanceIsToldOf() throws {
    let app = try Mutation(
      "saves by chance", breaks: Self.saving,
      (
        "    save()\n",
        "    if (UInt(bitPattern: ObjectIdentifier(self)) >> 12) % 2 > 0 { save() }\n"
      )
    ).build()
    let explored = try explore(app, upTo: 3, budget: .stories(60))
    let result = results(explored)[0]

    XCTAssertEqual(result.verdict, .violated)
    XCTAssertEqual(result.findings.count, 1)
    XCTAssertTrue(result.findings[0].story.contains { ["home", "lock"].contains($0) })
  }

  func testAStoryThatDoesNotFailAgainIsToldUnshrunk() throws {
    let launcher = try Self.right.get().launcher()
    defer { launcher.clear() }
    let player = StoryPlayer(launcher)
    let wrong = try Mutation("does not save", breaks: Self.saving, ("    save()\n", "")).build()
    let story = try Story(parsing: "launch lock unlock home open").stimuli
    let failure = Exploration.Failure(
      story: story, trace: StoryPlayer(wrong.launcher()).play(story).trace)
    var shrinker = FailureShrinker(contract: counterContract, player: player)
    let shrunk = try shrinker.shrinkRules(
      [failure] + counterContract.rules.dropFirst().map { _ in nil })
    let explored = Explored(
      stories: 1, rules: shrunk, kept: counterContract.rules.map { _ in false }, end: nil)

    let finding = results(explored)[0].findings[0]
    XCTAssertEqual(finding.story, ["launch", "lock", "unlock", "home", "open"])
    XCTAssertTrue(finding.came.hasSuffix(", in one play of this story and not in the next"))
  }

  func testAMachineThatFailsIsNoFindingAboutTheApp() throws {
    var app = try Self.right.get().app
    app.executable = URL(fileURLWithPath: "/nowhere/App")
    let launcher = JailedAppLauncher(
      image: AppImage(app), limits: AppLimits(), isolation: FixtureApp.isolations[0])
    var exploration = Exploration(
      of: counterContract, with: StoryPlayer(launcher), upTo: 2, longest: 2, budget: .stories(5),
      seed: 1)

    XCTAssertThrowsError(try exploration.run()) {
      XCTAssertEqual(($0 as? AppOutcome)?.kind, .infrastructure)
    }
  }
}
