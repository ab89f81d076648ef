import AppFixtures
import AppLink
import LifecycleTrace
import XCTest

/// Scenes in real apps, called as a device calls them.
final class SceneTests: XCTestCase {
  private let configured: LinkRecord = [
    "name": "Default Configuration", "delegateClass": "SceneDelegate",
  ]

  private let scenes: LinkRecord = ["system": .record(["usesScenes": true])]

  private func launched() throws -> LinkedApp { try Apps.scenes.get().linked(boot: scenes) }

  private func session(_ identifier: String, _ configuration: LinkRecord?) -> LinkValue {
    var record: LinkRecord = ["identifier": .string(identifier)]
    record["configuration"] = configuration.map { .record($0) }
    return .record(record)
  }

  private func activity(_ type: String) -> LinkValue {
    .record(["type": .string(type), "userInfo": .record(["page": 3])])
  }

  /// Connects a scene of the app with the delegate of an activity's name.
  private func connected(
    _ app: LinkedApp, _ identifier: String = "1", for type: String? = nil
  ) throws -> ObjectID {
    if let type {
      try app.call(
        "application(_:configurationForConnecting:options:)",
        [
          "session": session(identifier, nil),
          "options": .record(["activities": .list([activity(type)])]),
        ])
    }
    let made = try app.call(
      Call.Name.makeScene, on: .application,
      ["session": session(identifier, type == nil ? configured : ["name": "Chosen"])])
    return try XCTUnwrap(made["scene"]?.object)
  }

  func testTheTemplateOfXcodeConnectsItsSceneInEveryLanguageMode() throws {
    for template in [Apps.template, Apps.modernTemplate] {
      let app = try template.get().linked(boot: scenes)
      let didFinish = try app.call("application(_:didFinishLaunchingWithOptions:)")
      let chosen = try app.call(
        "application(_:configurationForConnecting:options:)",
        ["session": session("1", nil), "options": .record([:])])
      let made = try app.call(
        Call.Name.makeScene, on: .application, ["session": session("1", configured)])
      let scene = try XCTUnwrap(made["scene"]?.object)
      let entered = try app.call("sceneWillEnterForeground(_:)", on: scene)
      let saved = try app.call("stateRestorationActivity(for:)", on: scene)

      XCTAssertEqual(didFinish, ["result": true])
      XCTAssertEqual(
        chosen, ["configuration": .record(["name": "Default Configuration"])])
      XCTAssertEqual(made["delegate"], "SceneDelegate")
      XCTAssertNil(made["missingClass"])
      XCTAssertEqual(entered, [:])
      XCTAssertEqual(saved, ["activity": .null, "implemented": false])
    }
  }

  func testASceneIsConnectedWithItsOptions() throws {
    let app = try launched()
    let scene = try connected(app)
    try app.call(
      "scene(_:willConnectTo:options:)", on: scene,
      [
        "context": .record(["scenes": .record(["1": "unattached"])]),
        "options": .record([
          "urls": .list([.record(["url": "lab://a", "sourceApplication": "com.mail"])]),
          "activities": .list([activity("reading")]),
          "notification": .record(["aps": .record(["alert": "Hello"])]),
        ]),
      ])

    XCTAssertEqual(
      app.takePrinted(),
      [
        "connect 1 [\"nothing\"] unattached", "url lab://a from com.mail", "activity reading 3",
        "notification Hello", "windows 1 true", "visits 0",
      ])
    XCTAssertEqual(app.takeAsks(.showWindow).map { $0.arguments["session"] }, ["1"])
  }

  func testASceneReadsTheStateThatTheDeviceSays() throws {
    let app = try launched()
    let scene = try connected(app)
    let states = [
      ("sceneDidBecomeActive(_:)", "foregroundActive"),
      ("sceneWillResignActive(_:)", "foregroundInactive"),
      ("sceneDidDisconnect(_:)", "background"),
    ]
    for (callback, state) in states {
      try app.call(
        callback, on: scene,
        ["context": .record(["scenes": .record(["1": .string(state)])])])
    }

    XCTAssertEqual(
      app.takePrinted(),
      ["active foregroundActive", "resign foregroundInactive", "disconnect background"])
  }

  func testURLsAndActivitiesReachARunningScene() throws {
    let app = try launched()
    let scene = try connected(app)
    try app.call(
      "scene(_:openURLContexts:)", on: scene, ["urls": .list([.record(["url": "lab://b"])])])
    try app.call(
      "scene(_:continue:)", on: scene,
      [
        "activity": .record([
          "type": "NSUserActivityTypeBrowsingWeb", "webpageURL": "https://example.org/page",
        ])
      ])

    XCTAssertEqual(app.takePrinted(), ["open [\"lab://b\"]", "continue /page"])
  }

  func testAnActivityIsKeptWholeAndComesBack() throws {
    let app = try launched()
    let kept = try app.call("stateRestorationActivity(for:)", on: connected(app))["activity"]
    let next = try Apps.scenes.get().linked(
      boot: scenes.merging([
        "sessions": .list([.record(["identifier": "1", "activity": kept ?? .null])])
      ]) { $1 })
    let scene = try connected(next)
    try next.call("scene(_:willConnectTo:options:)", on: scene, ["options": .record([:])])

    XCTAssertEqual(
      kept,
      .record([
        "type": "reading", "title": "Reading",
        "userInfo": .record(["page": 12, "book": .record(["NSURL": "lab://book"])]),
      ]))
    XCTAssertEqual(next.takePrinted()[1], "activity reading 12")
  }

  func testDelegatesOfAllKindsAreMadeByTheirClass() throws {
    let app = try launched()
    for (identifier, type) in [("1", "counting"), ("2", "plain")] {
      let scene = try connected(app, identifier, for: type)
      try app.call("sceneDidBecomeActive(_:)", on: scene)
    }

    XCTAssertEqual(app.takePrinted(), ["made 42", "active 42", "active plain"])
  }

  func testAWindowMayFindItsSceneLate() throws {
    let app = try launched()
    let scene = try connected(app, for: "late")
    try app.call("scene(_:willConnectTo:options:)", on: scene, ["options": .record([:])])

    XCTAssertEqual(
      app.takePrinted(),
      [
        "UIWindowDidBecomeVisibleNotification 1", "UIWindowDidBecomeKeyNotification 1",
        "alone true",
      ])
    XCTAssertEqual(app.takeAsks(.showWindow).map { $0.arguments["session"] }, [.null, "1"])
  }

  func testTheKeyWindowOfASceneChanges() throws {
    let app = try launched()
    let scene = try connected(app, for: "late")
    try app.call("scene(_:willConnectTo:options:)", on: scene, ["options": .record([:])])
    _ = app.takePrinted()
    try app.call("sceneDidBecomeActive(_:)", on: scene)

    XCTAssertEqual(
      app.takePrinted(),
      [
        "UIWindowDidBecomeVisibleNotification 2", "UIWindowDidResignKeyNotification 1",
        "UIWindowDidBecomeKeyNotification 2", "key 2 of 2", "UIWindowDidResignKeyNotification 2",
        "UIWindowDidBecomeKeyNotification 1", "key 1",
      ])
  }

  func testADelegateWithoutInitialiserTrapsAsOnAPhone() throws {
    let app = try launched()

    XCTAssertThrowsError(try connected(app, for: "bare")) {
      XCTAssertEqual(
        ($0 as? AppOutcome)?.message,
        "Use of unimplemented initializer 'init()' for class 'App.BareScene'")
    }
  }

  func testAMissingDelegateClassIsNamed() throws {
    let app = try launched()
    let made = try app.call(
      Call.Name.makeScene, on: .application,
      ["session": session("1", ["delegateClass": "SceneDelegat"])])
    let scene = try XCTUnwrap(made["scene"]?.object)

    XCTAssertEqual(made["missingClass"], "SceneDelegat")
    XCTAssertEqual(made["delegate"], .null)
    XCTAssertEqual(try app.call("sceneDidBecomeActive(_:)", on: scene), ["implemented": false])
  }

  func testADroppedSceneLetsGoOfDelegateAndControllers() throws {
    let app = try launched()
    let scene = try connected(app)
    try app.call("scene(_:willConnectTo:options:)", on: scene, ["options": .record([:])])
    _ = app.takePrinted()
    try app.call(Call.Name.dropScene, on: .application, ["session": "1"])

    XCTAssertEqual(app.takePrinted(), ["scene delegate gone", "controller gone"])
    XCTAssertEqual(try app.call("sceneDidBecomeActive(_:)", on: scene), ["implemented": false])
  }

  func testASceneComesBackWithTheSessionThatItHad() throws {
    let app = try launched()
    let first = try connected(app)
    try app.call(Call.Name.dropScene, on: .application, ["session": "1"])
    let second = try connected(app)

    XCTAssertNotEqual(first, second)
    try app.call("application(_:didDiscardSceneSessions:)", ["sessions": .list(["1", "9"])])
    XCTAssertEqual(
      app.takePrinted(), ["scene delegate gone", "discarded [\"1\", \"9\"], left 0"])
  }

  func testSetsOfScenesHaveOneOrderOnEveryRun() throws {
    var orders: Set<[String]> = []
    for _ in 0..<4 {
      let app = try launched()
      for number in 1...8 { _ = try connected(app, "\(number)") }
      try app.call("applicationDidReceiveMemoryWarning(_:)")
      orders.insert(app.takePrinted())
    }

    XCTAssertEqual(orders.count, 1)
    XCTAssertEqual(orders.first?.first?.contains("8"), true)
  }

  func testScenesPostWithThemselvesAsObject() throws {
    let app = try launched()
    try app.call("application(_:didFinishLaunchingWithOptions:)")
    _ = try connected(app, "7")
    for name in ["UIScene.willConnectNotification", "UIScene.didDisconnectNotification"] {
      try app.call(Call.Name.post, ["name": .string(name), "session": "7"])
    }

    XCTAssertEqual(
      app.takePrinted(),
      [
        "options true, sessions 0", "posted UISceneWillConnectNotification 7",
        "posted UISceneDidDisconnectNotification 7",
      ])
  }

  func testATurnedSceneIsToldWhatWasBefore() throws {
    let app = try launched()
    let scene = try connected(app)
    try app.call(
      "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)", on: scene,
      [
        "context": .record(["interfaceOrientation": "landscape-right"]),
        "previousOrientation": "portrait",
      ])

    XCTAssertEqual(app.takePrinted(), ["update true 393.0 852.0 false"])
  }
}
