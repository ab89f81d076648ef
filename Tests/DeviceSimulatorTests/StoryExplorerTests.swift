@testable import DeviceSimulator
import AppLink
import LifecycleTrace
import XCTest

/// Which stories an exploration plays, and in which order.
final class StoryExplorerTests: XCTestCase {
  private typealias Row = [Stimulus]

  /// Works for 5 s in the background.
  private static func device(_ setup: Setup) -> Device {
    scriptedDevice(setup) { call in
      guard call.name.hasSuffix("DidEnterBackground(_:)") else { return [] }
      let work = QueuedWork(kind: .mainQueue, object: ObjectID(300), due: call.now + 5)
      return [.startTask(1), .queue(work, [.endTask(1)])]
    }.device
  }

  /// Plays the next story on a new device.
  private func play(
    _ explorer: inout StoryExplorer, _ setup: Setup,
    on device: (Setup) -> Device = StoryExplorerTests.device
  ) throws -> Row {
    let device = device(setup)
    explorer.begin()
    while let stimulus = try explorer.next(at: { try device.moment(after: $0) }) {
      do {
        try device.perform(stimulus)
      } catch is AppOutcome {
        explorer.stop(appEnded: true)
      }
    }
    return explorer.story
  }

  private func stories(
    _ count: Int, upTo length: Int, longest: Int, seed: UInt64 = 1, _ setup: Setup = .app
  ) throws -> [Row] {
    var explorer = StoryExplorer(upTo: length, longest: longest, seed: seed)
    return try (0..<count).map { _ in try play(&explorer, setup) }
  }

  /// All rows of this length and shorter, each asked of a device of its own.
  private func everyRow(upTo length: Int, _ setup: Setup) throws -> Set<Row> {
    var rows: Set<Row> = []
    func extend(_ row: Row) throws {
      guard row.count < length else { return }
      let device = Self.device(setup)
      try device.perform(Story(row))
      for stimulus in StimulusMenu().stimuli(at: try device.moment(after: row.last)) {
        rows.insert(row + [stimulus])
        try extend(row + [stimulus])
      }
    }
    try extend([])
    return rows
  }

  func testAllRowsUpToALengthArePlayedAndEachOnce() throws {
    for setup in [Setup.app, .scene, .windows] {
      let rows = try everyRow(upTo: 3, setup)
      var explorer = StoryExplorer(upTo: 3, longest: 6, seed: 5)
      var played: [Row] = []
      while !explorer.hasPlayedAllRows { played.append(try play(&explorer, setup)) }

      let beginnings = played.map { Array($0.prefix(3)) }
      let all = Set(beginnings.flatMap { row in (1...row.count).map { Array(row.prefix($0)) } })
      XCTAssertEqual(all, rows, setup.name)
      XCTAssertEqual(Set(beginnings).count, beginnings.count, setup.name)
      XCTAssertGreaterThan(rows.count, 300, setup.name)
    }
  }

  func testShorterRowsComeFirst() throws {
    var seen: Set<Row> = []
    var lengths: [Int] = []
    for story in try stories(300, upTo: 3, longest: 3) {
      let new = (1...story.count).first { !seen.contains(Array(story.prefix($0))) }
      lengths.append(new ?? 0)
      for length in 1...story.count { seen.insert(Array(story.prefix(length))) }
    }

    XCTAssertEqual(lengths, lengths.sorted())
    XCTAssertEqual(Set(lengths), [1, 2, 3])
  }

  func testTheSameSeedGivesTheSameStories() throws {
    let stories = try stories(400, upTo: 2, longest: 10)

    XCTAssertEqual(try self.stories(400, upTo: 2, longest: 10), stories)
    XCTAssertNotEqual(try self.stories(400, upTo: 2, longest: 10, seed: 2), stories)
    XCTAssertTrue(stories.allSatisfy { $0.count == 10 })
  }

  /// On every machine: what a seed gives must not depend on how a set is sorted in memory.
  func testTheStoriesOfASeedArePinned() throws {
    let stories = try stories(300, upTo: 2, longest: 6).map { "\(Story($0))" }

    XCTAssertEqual(
      [stories[0], stories[1], stories[10], stories[299]],
      [
        "launch:silent-push wait:60s purge launch switcher close-switcher",
        "launch home memory-warning wait:60s lock call",
        "launch:silent-push memory-warning wait:60s purge launch time-change",
        "launch alert call rotate:landscape-left accept-call wait:60s",
      ])
  }

  /// What the first 200 stories come to, of what few stories written by hand do.
  func testRareStatesAreReached() throws {
    var reached: [String: Int] = [:]
    for story in try stories(200, upTo: 3, longest: 12, .windows) {
      for (name, isReached) in Self.census(story) where isReached { reached[name, default: 0] += 1 }
    }

    let rare = [
      "purge right after home", "relaunch after a purge", "relaunch after a kill",
      "memory warning behind", "memory warning while suspended", "killed while a task runs",
      "time runs out behind", "two windows", "one window in front, one behind", "window closed",
      "window reclaimed", "call accepted", "locked under something",
    ]
    XCTAssertEqual(rare.filter { reached[$0, default: 0] < 3 }, [], "\(reached)")
  }

  private static func census(_ story: Row) -> [(String, Bool)] {
    let device = device(.windows)
    var found: [(String, Bool)] = []
    for (place, stimulus) in story.enumerated() {
      let before = device.situation
      let last = place > 0 ? story[place - 1] : nil
      let works = device.deadline != nil
      let hasEnded = device.trace.events.contains { $0.kind == .process && $0.name == "ended" }
      guard (try? device.perform(stimulus)) != nil else { break }
      let windows = device.situation.windows
      found += [
        ("purge right after home", stimulus == .purge && last == .home || last?.word == "wait"),
        ("relaunch after a purge", stimulus == .launch && last == .purge),
        ("relaunch after a kill", stimulus == .launch && last == .swipeKill && hasEnded),
        ("memory warning behind", stimulus == .memoryWarning && before.app == .background),
        ("memory warning while suspended", stimulus == .memoryWarning && before.app == .suspended),
        ("killed while a task runs", stimulus == .swipeKill && works),
        ("time runs out behind", stimulus == .wait(60) && works),
        ("two windows", windows.count >= 2),
        (
          "one window in front, one behind",
          windows.contains { $0.state == .foregroundActive }
            && windows.contains { $0.state == .background }
        ),
        ("window closed", stimulus.word == "close-window"),
        ("window reclaimed", stimulus.word == "disconnect-window"),
        ("call accepted", stimulus == .acceptCall),
        ("locked under something", stimulus == .lock && before.app == .inactive),
      ]
    }
    return found
  }

  // MARK: Apps that end

  func testAnAppThatEndsAtAStimulusCostsFewStories() throws {
    func device(_ setup: Setup) -> Device {
      scriptedDevice(
        ["applicationDidEnterBackground(_:)": [.end(AppOutcome(.crashed))]], setup
      ).device
    }
    var explorer = StoryExplorer(upTo: 2, longest: 8, seed: 1)
    var stories: [Row] = []
    for _ in 0..<200 { stories.append(try play(&explorer, .app, on: device)) }

    let ended = stories.filter { $0.last == .home }
    XCTAssertTrue(ended.contains([.launch, .home]))
    XCTAssertLessThan(ended.count, 10)
    XCTAssertFalse(explorer.isExhausted)
  }

  func testAnAppThatAlwaysEndsIsSoonDone() throws {
    func device(_ setup: Setup) -> Device {
      scriptedDevice(
        ["application(_:didFinishLaunchingWithOptions:)": [.end(AppOutcome(.crashed))]], setup
      ).device
    }
    var explorer = StoryExplorer(upTo: 4, longest: 12, seed: 1)
    var count = 0
    while !explorer.isExhausted, count < 1000 {
      _ = try play(&explorer, .app, on: device)
      count += 1
    }

    XCTAssertLessThan(count, 50)
  }
}
