import AppFixtures
import AppLink
import XCTest

/// What keeps an app running in the background, in a real app.
final class BackgroundTests: XCTestCase {
  private func active(_ scenario: String, boot: LinkRecord = [:]) throws -> LinkedApp {
    let app = try Apps.callbacks.get().linked(defaults: ["scenario": scenario], boot: boot)
    try app.call("applicationDidBecomeActive(_:)")
    return app
  }

  private func words(_ effects: [Effect]) -> [String] {
    effects.filter { !["print", "objectCreated"].contains($0.name) }.map {
      let detail = $0.detail.sorted { $0.key < $1.key }.map { "\($0.key) \(Self.word($0.value))" }
      return ([$0.name] + detail).joined(separator: " ")
    }
  }

  private static func word(_ value: LinkValue) -> String {
    value.string ?? value.int.map { "\($0)" } ?? value.bool.map { "\($0)" } ?? "-"
  }

  func testTasksBeginAndEnd() throws {
    let app = try active("tasks")

    XCTAssertEqual(
      words(app.effects),
      [
        "backgroundTaskStart name First task 1", "backgroundTaskStart task 2",
        "backgroundTaskEnd task 2", "backgroundTaskEnd task 2 unknown true",
        "backgroundTaskEnd task 1", "backgroundTaskEnd task 0 unknown true",
      ])
    XCTAssertEqual(app.takePrinted(), ["valid true true"])
  }

  func testThereAreNoTasksWithoutMultitasking() throws {
    let app = try active(
      "tasks", boot: ["system": .record(["isMultitaskingSupported": false])])

    XCTAssertEqual(
      words(app.effects),
      Array(repeating: "backgroundTaskEnd task 0 unknown true", count: 4))
    XCTAssertEqual(app.takePrinted(), ["valid false false"])
  }

  func testAnExpiredTaskCallsItsHandler() throws {
    let app = try active("expiry")
    try app.call(Call.Name.expire, on: .application, ["task": 1])

    XCTAssertEqual(
      words(app.effects), ["backgroundTaskStart name Save task 1", "backgroundTaskEnd task 1"])
    XCTAssertEqual(app.takePrinted(), ["expired"])
    XCTAssertEqual(
      try app.call(Call.Name.expire, on: .application, ["task": 1]), ["implemented": false])
  }

  func testTasksMayBeginOnAnyThread() throws {
    let app = try active("other thread")
    try app.runWork()

    XCTAssertEqual(
      words(app.effects), ["backgroundTaskStart task 1", "backgroundTaskEnd task 1"])
  }

  func testTheRemainingTimeCountsDownToTheDeadline() throws {
    let app = try active("")
    try app.call("applicationDidEnterBackground(_:)")
    try app.call(
      "applicationDidEnterBackground(_:)",
      ["context": .record(["backgroundDeadline": .double(app.now + 30)])])
    app.now += 12
    try app.call("applicationDidEnterBackground(_:)")
    try app.call(
      "applicationDidEnterBackground(_:)", ["context": .record(["backgroundDeadline": .null])])

    XCTAssertEqual(
      app.takePrinted(),
      ["remaining long", "remaining 30.0", "remaining 18.0", "remaining long"])
  }

  func testAnExpiringActivityIsATask() throws {
    let app = try active("activity")
    try app.call(Call.Name.expire, on: .application, ["task": 1])
    try app.runWork()

    XCTAssertEqual(
      words(app.effects),
      ["backgroundTaskStart name Tidy task 1", "backgroundTaskEnd task 1"])
    XCTAssertEqual(app.takePrinted(), ["tidy true", "tidy false"])
  }

  func testSoundIsOneForAllPlayers() throws {
    let app = try active("audio")

    XCTAssertEqual(
      app.effects.map(\.name).filter { $0 != "objectCreated" },
      ["audioStart", "print", "audioStop", "print"])
    XCTAssertEqual(
      app.take("audioStart").map(\.detail), [["category": "AVAudioSessionCategoryPlayback"]])
  }

  func testLocationIsOneForAllItsKinds() throws {
    XCTAssertEqual(
      words(try active("location").effects), ["locationStart background true", "locationStop"])
  }
}
