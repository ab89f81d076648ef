import AppLink
import DeviceSimulator
import InfoPlist
import LifecycleTrace
import XCTest

/// Turning the device: FACTS.md A29.
final class OrientationTests: XCTestCase {
  private let mask = "application(_:supportedInterfaceOrientationsFor:)"
  private let phone = Setup("7", .iOS7)
  private let turned = [
    "UIDevice.orientationDidChange", "supportedInterfaceOrientationsFor",
    "willChangeStatusBarOrientation", "UIApplication.willChangeStatusBarOrientation",
    "willChangeStatusBarFrame", "UIApplication.willChangeStatusBarFrame",
    "didChangeStatusBarOrientation", "UIApplication.didChangeStatusBarOrientation",
    "didChangeStatusBarFrame", "UIApplication.didChangeStatusBarFrame",
  ]

  func testA29TheInterfaceFollowsTheDeviceInFront() throws {
    for setup in [phone, Setup("17", .iOS17)] {
      let played = try Played("launch rotate:landscape-left", setup)

      XCTAssertEqual(played.order, turned)
      XCTAssertEqual(
        played.arguments(.willChangeStatusBarOrientation), [["orientation": "landscape-right"]],
        "the interface turns against the device")
      XCTAssertEqual(
        played.arguments(.didChangeStatusBarOrientation), [["orientation": "portrait"]],
        "what it was before")
    }
  }

  func testA29UnderSomethingPulledOverItTheAppTurnsAsWell() throws {
    XCTAssertEqual(try Played("launch switcher rotate:landscape", phone).order, turned)
  }

  func testA29BehindItIsToldOnceOnReturn() throws {
    let played = try Played("launch home rotate:landscape", phone)
    XCTAssertEqual(played.order, [])
    XCTAssertEqual(try played.then("rotate:landscape-right").order, [])

    XCTAssertEqual(
      try played.then("open").order,
      ["applicationWillEnterForeground", "UIApplication.willEnterForeground"] + turned
        + ["applicationDidBecomeActive", "UIApplication.didBecomeActive"])
    XCTAssertEqual(
      played.arguments(.willChangeStatusBarOrientation), [["orientation": "landscape-left"]])
    XCTAssertFalse(try played.then("home open").order.contains(turned[0]), "once")
  }

  func testA29BackAsItWasIsNothingToTell() throws {
    XCTAssertEqual(
      try Played("launch home rotate:landscape rotate:portrait open", phone).order,
      [
        "applicationWillEnterForeground", "UIApplication.willEnterForeground",
        "applicationDidBecomeActive", "UIApplication.didBecomeActive",
      ])
  }

  func testA29TheAppDelegateCanRefuse() throws {
    let portraitOnly = [mask: [ScriptedApp.Action.give(["result": 2])]]
    let played = try Played("launch rotate:landscape", phone, portraitOnly)

    XCTAssertEqual(played.order, Array(turned.prefix(2)))
    XCTAssertEqual(context(played, "orientation"), "landscape-left")
    XCTAssertEqual(context(played, "interfaceOrientation"), "portrait")
  }

  func testA29TheAppDelegateCanAllowWhatInfoPlistDoesNot() throws {
    let all = [mask: [ScriptedApp.Action.give(["result": 30])]]

    XCTAssertEqual(try Played("launch rotate:upside-down", phone, all).order, turned)
  }

  func testA29OtherwiseInfoPlistSays() throws {
    XCTAssertEqual(
      try Played("launch rotate:upside-down", phone, lacking: [mask]).order,
      Array(turned.prefix(1)), "an iPhone app supports that only if it says so")

    let portraitOnly = try Played("launch rotate:landscape", Self.portraitOnly, lacking: [mask])
    XCTAssertEqual(portraitOnly.order, Array(turned.prefix(1)))
  }

  func testAnAppLaunchesAsInfoPlistAllows() throws {
    XCTAssertEqual(
      context(try Played("rotate:landscape launch", phone), "interfaceOrientation"),
      "landscape-right")
    XCTAssertEqual(
      context(try Played("rotate:landscape launch", Self.portraitOnly), "interfaceOrientation"),
      "portrait")
    XCTAssertEqual(
      try Played("rotate:landscape launch home open", phone).order.filter { $0 == turned[0] }, [])
  }

  func testASceneHearsOfItThroughItsWindow() throws {
    let played = try Played("launch rotate:landscape", .scene)

    XCTAssertEqual(
      played.order,
      ["UIDevice.orientationDidChange", "supportedInterfaceOrientationsFor", "didUpdate"])
    XCTAssertEqual(
      played.arguments(.windowSceneDidUpdate), [["previousOrientation": "portrait"]])
  }

  func testASceneThatWasBehindHearsOfItOnReturn() throws {
    let played = try Played(
      "launch new-window background-window:1 rotate:landscape", .windows)
    XCTAssertEqual(
      played.receivers,
      ["supportedInterfaceOrientationsFor AppDelegate", "didUpdate SceneDelegate#2"])

    XCTAssertEqual(
      try played.then("focus:1").receivers.filter { $0.hasSuffix("Delegate") },
      [
        "sceneWillEnterForeground SceneDelegate", "didUpdate SceneDelegate",
        "sceneDidBecomeActive SceneDelegate",
      ])
    XCTAssertFalse(
      try played.then("home open").everyCall.contains("didUpdate"), "once")
    XCTAssertEqual(
      try Played("launch home rotate:landscape open", .scene).everyCall.filter {
        $0 == "didUpdate"
      }.count, 1)
  }

  func testAnAnswerOutOfShapeIsNoAnswer() throws {
    let odd: [LinkRecord] = [["result": "all"], ["result": .double(30)], [:], ["result": .null]]
    for value in odd {
      XCTAssertEqual(
        try Played("launch rotate:landscape", phone, [mask: [.give(value)]]).order, turned)
    }
    for number in [Int64.min, -1, .max] {
      XCTAssertNoThrow(
        try Played("launch rotate:landscape", phone, [mask: [.give(["result": .int(number)])]]))
    }
  }

  private static let portraitOnly: Setup = {
    var manifest = AppManifest()
    manifest.orientations = [.portrait]
    return Setup("portrait", .iOS7, manifest)
  }()

  /// What the app was last told that it may read.
  private func context(_ played: Played, _ key: String) -> String? {
    played.launcher.apps.last?.calls.compactMap {
      $0.arguments["context"]?.record?[key]?.string
    }.last
  }
}
