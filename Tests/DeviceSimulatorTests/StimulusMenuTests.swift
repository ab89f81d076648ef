@testable import DeviceSimulator
import AppLink
import InfoPlist
import LifecycleTrace
import Wording
import XCTest

/// What a story may go on with.
final class StimulusMenuTests: XCTestCase {
  private func words(
    _ moment: StoryMoment, _ menu: StimulusMenu = StimulusMenu()
  ) -> [String] {
    menu.stimuli(at: moment).map(\.description)
  }

  private func situation(_ story: String, _ setup: Setup = .app) throws -> Situation {
    let device = scriptedDevice(setup).device
    try device.play(story)
    return device.situation
  }

  /// Of all that is possible, exactly what the documentation says is left out.
  func testOnlyWhatShowsNothingNewIsLeftOut() throws {
    for setup in [Setup.app, .scene, .windows, Setup("exits", .iOS7, exits: true)] {
      for story in [
        "launch", "launch home", "launch switcher", "launch lock", "launch call",
        "launch memory-warning home memory-warning", "launch:location", "launch alert",
      ] {
        // Where leaving an app ends it, some of these cannot be played.
        guard let situation = try? situation(story, setup), situation.app != .notRunning
        else { continue }
        let offered = StimulusMenu().stimuli(at: StoryMoment(situation))
        let left = situation.possible.filter { !offered.contains($0) }

        XCTAssertEqual(offered.filter { situation.obstacle(to: $0) != nil }, [])
        for stimulus in left {
          var after = situation
          let isNothing = try after.perform(stimulus).isEmpty && after == situation
          let isNamed = [
            "url", "activity", "notification-centre", "rotate",
          ].contains(stimulus.word)
          XCTAssertTrue(isNothing || isNamed, "\(stimulus) after \(story), \(setup.name)")
        }
      }
    }
  }

  func testAStoryBeginsWithALaunch() {
    XCTAssertEqual(
      words(StoryMoment(Setup.app.start)),
      ["launch", "launch:notification", "launch:fetch", "launch:silent-push", "launch:location"])
    XCTAssertEqual(
      words(StoryMoment(Setup("plain", .iOS3_1).start)), ["launch", "launch:notification"])
  }

  func testWhereALaunchIsInTheWayTheWayIsCleared() throws {
    let locked = try situation("launch home purge lock")
    XCTAssertTrue(words(StoryMoment(locked)).contains("unlock"))
    XCTAssertFalse(words(StoryMoment(locked)).contains("launch"))
  }

  func testAWaitIsAsLongAsItTakesForSomethingToCome() throws {
    func waits(_ moment: StoryMoment) -> [String] { words(moment).filter { $0.hasPrefix("wait") } }
    let front = try situation("launch")
    var behind = front
    behind.app = .background

    XCTAssertEqual(waits(StoryMoment(front)), [])
    XCTAssertEqual(waits(StoryMoment(front, untilNext: 0.5)), ["wait:1s"])
    XCTAssertEqual(waits(StoryMoment(front, untilNext: 30)), ["wait:60s"])
    XCTAssertEqual(waits(StoryMoment(front, untilNext: 4000)), [])
    XCTAssertEqual(waits(StoryMoment(behind, untilNext: 5)), ["wait:10s", "wait:60s"])
    XCTAssertEqual(waits(StoryMoment(front, last: .wait(1), untilNext: 0.5)), [])
  }

  func testAnAppGetsThreeWindows() throws {
    XCTAssertTrue(
      words(StoryMoment(try situation("launch new-window", .windows))).contains("new-window"))
    let three = try situation("launch new-window new-window", .windows)
    XCTAssertFalse(words(StoryMoment(three)).contains("new-window"))
    XCTAssertTrue(words(StoryMoment(three)).contains("disconnect-window:1"))
  }

  // MARK: Named stimuli

  func testOnlyNamedStimuliAreOffered() throws {
    let menu = try StimulusMenu(of: ["home", "open", "tap:Score a point", "url:lab://x"])
    let front = try situation("launch")

    XCTAssertEqual(words(StoryMoment(Setup.app.start), menu), ["launch"])
    XCTAssertEqual(
      words(StoryMoment(front, actions: [.tap("Score a point"), .tap("Help")]), menu),
      ["tap:\"Score a point\"", "home", "url:lab://x"])
    XCTAssertEqual(words(StoryMoment(front), menu), ["home", "url:lab://x"])
    XCTAssertEqual(words(StoryMoment(try situation("launch home")), menu), ["open", "url:lab://x"])
  }

  func testAWordAloneStandsForAllOfItsKind() throws {
    let menu = try StimulusMenu(of: ["tap", "wait", "rotate", "launch:fetch"])
    let front = try situation("launch")

    XCTAssertEqual(
      words(StoryMoment(front, actions: [.tap("A"), .back, .tap("B")], untilNext: 1), menu),
      ["tap:A", "tap:B", "rotate:landscape-left", "wait:1s"])
    XCTAssertEqual(words(StoryMoment(Setup.app.start), menu), ["launch", "launch:fetch"])
  }

  func testANamedStimulusIsOfferedThoughItIsNotByItself() throws {
    let menu = try StimulusMenu(of: ["notification-centre", "wait:3s"])
    let front = try situation("launch")

    XCTAssertEqual(words(StoryMoment(front), menu), ["notification-centre", "wait:3s"])
    XCTAssertEqual(words(StoryMoment(front, last: .wait(3)), menu), ["notification-centre"])
  }

  func testWhatIsAddedLeavesAllOthers() throws {
    let menu = try StimulusMenu(of: [], adding: ["url:lab://x", "notification-centre"])
    let moment = StoryMoment(try situation("launch"))

    XCTAssertEqual(
      Set(words(moment, menu)), Set(words(moment)).union(["url:lab://x", "notification-centre"]))
    XCTAssertGreaterThan(
      menu.weight(of: .url("lab://x"), at: moment), moment.weight(of: .url("lab://x")))
  }

  func testAnAppThatDoesNotFollowTheDeviceIsNotLaunchedBecauseItHasMoved() throws {
    XCTAssertFalse(words(StoryMoment(Setup("plain", .iOS17).start)).contains("launch:location"))
    XCTAssertTrue(
      words(
        StoryMoment(Setup("plain", .iOS17).start),
        try StimulusMenu(of: [], adding: ["launch:location"])
      )
      .contains("launch:location"))
  }

  func testWordsThatAreNoStimuliAreToldAtOnce() {
    XCTAssertThrowsError(try StimulusMenu(of: ["hom", "url", "home open", "tap:\"a"])) { error in
      let error = error as? LabError
      XCTAssertEqual(error?.kind, .usage)
      XCTAssertEqual(
        error?.problems.map(\.message),
        [
          "no stimulus is called “hom”", "the stimulus “url” needs an argument: write url:lab://x",
          "“home open” is not one stimulus: write each as a text of its own",
          "the quote of “\"a” does not end",
        ])
    }
  }

  // MARK: What the screen suggests

  private func suggestions(_ views: [LinkRecord]) throws -> [String] {
    let device = scriptedDevice { call in
      call.name == Call.Name.viewTree
        ? [
          .give(["views": .list(([["depth": 0, "role": "window"]] + views).map(LinkValue.record))])
        ]
        : []
    }.device
    try device.play("launch")
    return try device.moment(after: .launch).actions.map { "\(Stimulus.user($0))" }
  }

  private func view(_ role: String, _ name: String, _ more: LinkRecord = [:]) -> LinkRecord {
    ["depth": 1, "role": .string(role), "text": .string(name)].merging(more) { $1 }
  }

  func testControlsCellsAndGesturesAreSuggested() throws {
    XCTAssertEqual(
      try suggestions([
        view("button", "Score a point"), view("button", "Off", ["enabled": false]),
        view("label", "Title"), view("button", "Score a point"), view("backButton", "Back"),
        view("cell", ""), ["depth": 2, "role": "label", "text": "Milk"],
        view("view", "Card", ["gestures": .list(["left", "longPress"])]),
      ]),
      [
        "tap:\"Score a point\"", "tap:Milk", "swipe:Card=left", "long-press:Card",
      ])
  }

  func testOfAScreenFullOfControlsTheFirstFewAreSuggested() throws {
    let buttons = (1...500).map { view("button", "B\($0)") }

    XCTAssertEqual(try suggestions(buttons).count, ViewTree.mostSuggestions)
  }

  func testWhatNoStoryCanNameIsNotSuggested() throws {
    let long = String(repeating: "x", count: 3000)

    XCTAssertEqual(
      try suggestions([
        view("button", "a\u{202E}b"), view("button", long), view("button", "'\"; rm"),
      ]),
      ["tap:\"'\\\"; rm\""])
  }

  func testWhatStandsOnTheScreenIsNotReadWhereNobodyCanTouchIt() throws {
    var reads = 0
    let device = scriptedDevice { call in
      if call.name == Call.Name.viewTree { reads += 1 }
      return []
    }.device
    try device.play("launch home")

    XCTAssertEqual(try device.moment(after: .home).actions, [])
    XCTAssertEqual(reads, 0)
  }
}
