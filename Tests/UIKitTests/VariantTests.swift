import AppFixtures
import AppLink
import XCTest

/// Callbacks in their asynchronous and older variants, and the notification centre's delegate.
final class VariantTests: XCTestCase {
  private let response = "userNotificationCenter(_:didReceive:withCompletionHandler:)"
  private let presenting = "userNotificationCenter(_:willPresent:withCompletionHandler:)"
  private let payload: LinkRecord = [
    "payload": .record([
      "aps": .record(["alert": .record(["title": "News", "body": "All well"])]), "page": 4,
    ]),
    "identifier": "n1",
  ]

  private func launched(_ delegate: String = "") throws -> LinkedApp {
    let app = try Apps.variants.get().linked(defaults: ["delegate": delegate])
    try app.call("application(_:didFinishLaunchingWithOptions:)")
    return app
  }

  func testAnAsynchronousFetchCompletesWhenItReturns() throws {
    let app = try launched()
    let value = try app.call(
      "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)", ["completion": 3])
    XCTAssertEqual(value, [:])
    XCTAssertEqual(app.takePrinted(), ["before"])

    try app.runWork()
    app.now += 1
    try app.runWork()

    XCTAssertEqual(
      app.effects.map(\.name).filter { $0 != "objectCreated" }, ["print", "fetchCompletion"])
    XCTAssertEqual(
      app.take("fetchCompletion").map(\.detail), [["completion": 3, "result": "newData"]])
  }

  func testAMissingFetchCompletesNothing() throws {
    let app = try launched()

    XCTAssertEqual(
      try app.call("application(_:performFetchWithCompletionHandler:)", ["completion": 1]),
      ["implemented": false])
    XCTAssertEqual(app.take("fetchCompletion"), [])
  }

  func testAnOldMethodOpensURLsWhereTheNewOneIsMissing() throws {
    let app = try launched()

    XCTAssertEqual(
      try app.call("application(_:open:options:)", ["url": "lab://x"]),
      ["result": true, "implemented": false])
    XCTAssertEqual(app.takePrinted(), ["old lab://x"])
  }

  func testTheNotificationDelegateIsToldOf() throws {
    XCTAssertEqual(try launched().take(Effect.notificationDelegate), [])
    XCTAssertEqual(
      try launched("own").take(Effect.notificationDelegate).map(\.detail),
      [["class": "AppDelegate"]])
  }

  func testNotificationsReachEitherVariantOfTheDelegate() throws {
    let app = try launched("own")
    let tapped = try app.call(response, payload)
    let presented = try app.call(presenting, payload)
    try app.runWork()

    XCTAssertEqual(tapped, [:])
    XCTAssertEqual(presented, [:])
    XCTAssertEqual(
      app.takePrinted(), ["tapped News 4", "present All well", "tapped later true"])
  }

  func testADelegateOfNoActorHearsInATaskOfItsOwn() throws {
    let app = try launched("listener")
    let tapped = try app.call(response, payload)
    try app.runWork()

    XCTAssertEqual(tapped, [:])
    XCTAssertEqual(app.takePrinted(), ["heard All well"])
    XCTAssertEqual(try app.call(presenting, payload), ["implemented": false])
  }

  func testADelegateWithoutCallbacksHasNone() throws {
    for delegate in ["quiet", ""] {
      let app = try launched(delegate)
      XCTAssertEqual(try app.call(response, payload), ["implemented": false], delegate)
      XCTAssertEqual(try app.call(presenting, payload), ["implemented": false], delegate)
    }
  }
}
