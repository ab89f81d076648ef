import AppFixtures
import AppLink
import XCTest

/// The app delegate's callbacks in a real app, called as a device calls them.
final class AppCallbackTests: XCTestCase {
  private func launched(
    _ scenario: String = "", boot: LinkRecord = [:], options: LinkRecord? = nil
  ) throws -> LinkedApp {
    let app = try Apps.callbacks.get().linked(defaults: ["scenario": scenario], boot: boot)
    let arguments = options.map { ["options": LinkValue.record($0)] } ?? [:]
    try app.call("application(_:willFinishLaunchingWithOptions:)", arguments)
    try app.call("application(_:didFinishLaunchingWithOptions:)", arguments)
    return app
  }

  func testEveryReasonForALaunchIsInItsOptions() throws {
    let reasons: [(LinkRecord, [String])] = [
      (["url": "lab://x", "sourceApplication": "com.mail"], ["url lab://x com.mail"]),
      (["payload": .record(["score": 7])], ["payload 7"]),
      (["location": true], ["location"]),
      (["activity": .record(["type": "reading"])], ["activity reading"]),
    ]
    for (options, printed) in reasons {
      XCTAssertEqual(try launched(options: options).takePrinted(), printed)
    }
    let app = try Apps.callbacks.get().linked()
    let willFinish = "application(_:willFinishLaunchingWithOptions:)"
    XCTAssertEqual(try app.call(willFinish), ["result": true])
    XCTAssertEqual(
      try app.call(willFinish, ["options": .record(["location": true])]), ["result": false])
  }

  func testURLsAreOpened() throws {
    let app = try launched()
    let opened = try app.call(
      "application(_:open:options:)", ["url": "lab://page", "sourceApplication": "com.mail"])
    let refused = try app.call("application(_:open:options:)", ["url": "other://page"])

    XCTAssertEqual(opened, ["result": true])
    XCTAssertEqual(refused, ["result": false])
    XCTAssertEqual(app.takePrinted(), ["open page com.mail", "open page -"])
  }

  func testActivitiesAreContinuedAndTakenUpByControllers() throws {
    let app = try launched()
    let type: LinkValue = "NSUserActivityTypeBrowsingWeb"
    let wanted = try app.call(
      "application(_:willContinueUserActivityWithType:)", ["type": type])
    let continued = try app.call(
      "application(_:continue:restorationHandler:)",
      [
        "activity": .record([
          "type": type, "title": "Page", "webpageURL": "https://example.org/a",
        ])
      ])

    XCTAssertEqual(wanted, ["result": true])
    XCTAssertEqual(continued, ["result": true])
    XCTAssertEqual(
      app.takePrinted(),
      ["continue https://example.org/a Page", "taken up NSUserActivityTypeBrowsingWeb"])
  }

  func testCompletionHandlersTellWhatWasFetched() throws {
    let app = try launched()
    try app.call(
      "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
      ["payload": .record(["aps": .record(["alert": "News"])]), "completion": 5])
    XCTAssertEqual(app.takePrinted(), ["notification News"])
    XCTAssertEqual(app.take("fetchCompletion"), [])

    app.now += 2
    try app.runWork()
    try app.call("application(_:performFetchWithCompletionHandler:)", ["completion": 6])

    XCTAssertEqual(
      app.take("fetchCompletion").map(\.detail),
      [["completion": 5, "result": "newData"], ["completion": 6, "result": "failed"]])
  }

  func testOrientationsAreToldAndRead() throws {
    let app = try launched()
    let mask = try app.call("application(_:supportedInterfaceOrientationsFor:)")
    try app.call(
      "application(_:willChangeStatusBarOrientation:duration:)",
      [
        "orientation": "landscape-right",
        "context": .record(["orientation": "landscape-left"]),
      ])
    let later = try app.call(
      "application(_:didChangeStatusBarFrame:)", ["width": .double(852), "height": .double(0)])
    let missing = try app.call("application(_:didChangeStatusBarOrientation:)")

    XCTAssertEqual(mask, ["result": 0b11010])
    XCTAssertEqual(later, [:])
    XCTAssertEqual(missing, ["implemented": false])
    XCTAssertEqual(app.takePrinted(), ["turn true landscapeLeft", "frame 852.0"])
  }

  func testProtectedDataIsReadAsTheDeviceSays() throws {
    let app = try launched()
    try app.call(
      "applicationProtectedDataWillBecomeUnavailable(_:)",
      ["context": .record(["isProtectedDataAvailable": false])])
    let missing = try app.call("applicationProtectedDataDidBecomeAvailable(_:)")

    XCTAssertEqual(app.takePrinted(), ["protected false"])
    XCTAssertEqual(missing, ["implemented": false])
  }

  func testAWindowOfAnAppWithoutScenesBelongsToItsOnlyScene() throws {
    let app = try Apps.callbacks.get().linked()
    let made = try app.call(
      Call.Name.makeScene, on: .application,
      ["session": .record(["identifier": "only"])])
    try app.call("application(_:willFinishLaunchingWithOptions:)")
    try app.call("application(_:didFinishLaunchingWithOptions:)")

    XCTAssertEqual(made["delegate"], .null)
    XCTAssertEqual(app.takeAsks(.showWindow).map { $0.arguments["session"] }, ["only"])
    XCTAssertEqual(
      try launched().takeAsks(.showWindow).map { $0.arguments["session"] }, [.null])
  }

  func testOldSystemsUnloadAView() throws {
    let app = try launched()
    let root = try XCTUnwrap(app.takeAsks(.setRootViewController).first?.arguments["root"]?.object)
    try app.call(Call.Name.runWork, on: .application)
    for callback in [
      "loadView()", "viewDidLoad()", "viewDidLayoutSubviews()", "viewWillUnload()",
      "viewDidUnload()",
    ] {
      try app.call(callback, on: root)
    }

    XCTAssertEqual(app.takePrinted(), ["layout", "unloading true", "unloaded false"])
  }
}
