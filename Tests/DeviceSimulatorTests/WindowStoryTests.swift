import AppLink
import DeviceSimulator
import LifecycleTrace
import XCTest

/// Several windows on an iPad, each with its own state: FACTS.md B9, C8, and requests of the app's own.
final class WindowStoryTests: XCTestCase {
  private typealias Script = [String: [ScriptedApp.Action]]

  private func states(_ played: Played) -> [String] {
    played.device.situation.windows.map { "\($0.number) \($0.state)" }
  }

  func testANewWindowComesBesideTheFirst() throws {
    let played = try Played("launch new-window", .windows)

    XCTAssertEqual(
      played.receivers,
      [
        "configurationForConnecting AppDelegate", "willConnectTo SceneDelegate#2",
        "sceneWillEnterForeground SceneDelegate#2", "sceneDidBecomeActive SceneDelegate#2",
      ])
    XCTAssertEqual(states(played), ["1 foregroundActive", "2 foregroundActive"])
  }

  func testB9TheAppsNotificationsFollowAllScenesTogether() throws {
    let played = try Played("launch new-window", .windows)
    XCTAssertFalse(played.posts.contains { $0.hasPrefix("UIApplication") })

    XCTAssertEqual(
      try played.then("background-window:1").posts,
      ["UIScene.willDeactivate", "UIScene.didEnterBackground"])
    XCTAssertEqual(
      try played.then("home").posts,
      [
        "UIScene.willDeactivate", "UIApplication.willResignActive",
        "UIScene.didEnterBackground", "UIApplication.didEnterBackground",
      ])
  }

  func testEachWindowHasAStateOfItsOwn() throws {
    let played = try Played("launch new-window background-window:1", .windows)

    XCTAssertEqual(states(played), ["1 background", "2 foregroundActive"])
    XCTAssertEqual(
      played.receivers,
      [
        "sceneWillResignActive SceneDelegate", "sceneDidEnterBackground SceneDelegate",
        "stateRestorationActivity SceneDelegate",
      ])
    XCTAssertEqual(states(try played.then("focus:1")), ["1 foregroundActive", "2 background"])
  }

  func testAThirdWindowTakesThePlaceOfTheFirst() throws {
    XCTAssertEqual(
      states(try Played("launch new-window new-window", .windows)),
      ["1 background", "2 foregroundActive", "3 foregroundActive"])
  }

  func testC8AClosedWindowIsDisconnectedAndDiscardedTheOthersStay() throws {
    let played = try Played("launch new-window close-window:1", .windows)

    XCTAssertEqual(
      played.receivers,
      [
        "sceneWillResignActive SceneDelegate", "sceneDidDisconnect SceneDelegate",
        "didDiscardSceneSessions AppDelegate",
      ])
    XCTAssertEqual(states(played), ["2 foregroundActive"])
    XCTAssertEqual(
      played.posts, ["UIScene.willDeactivate", "UIScene.didDisconnect"], "the app is in front")
  }

  func testC8AfterTheLastWindowTheProcessIsKilled() throws {
    let played = try Played("launch close-window:1", .windows)

    XCTAssertFalse(played.everyCall.contains("didDiscardSceneSessions"))
    XCTAssertEqual(played.everyCall.last, "applicationWillTerminate")
    XCTAssert(try played.then("launch").everyCall.contains("didDiscardSceneSessions"))
  }

  func testC7AWindowClosedWhileSuspendedIsToldWhenTheAppWakes() throws {
    let played = try Played("launch new-window home close-window:1", .windows)
    XCTAssertEqual(played.calls, [])

    XCTAssertEqual(
      Array(try played.then("open").receivers.prefix(2)),
      ["sceneDidDisconnect SceneDelegate", "didDiscardSceneSessions AppDelegate"])
  }

  func testC7AWindowClosedWhileTheAppIsDeadIsToldAtTheNextLaunch() throws {
    let played = try Played("launch new-window home purge close-window:1", .windows)
    XCTAssertEqual(played.calls, [])

    XCTAssertEqual(
      Array(try played.then("launch").everyCall.prefix(4)),
      [
        "willFinishLaunchingWithOptions", "didFinishLaunchingWithOptions",
        "didDiscardSceneSessions", "willConnectTo",
      ])
  }

  // MARK: Requests of the app's own

  private let active = CallbackName.sceneDidBecomeActive.rawValue
  private let warned = CallbackName.applicationDidReceiveMemoryWarning.rawValue
  private let failed = CallbackName.errorHandler.rawValue

  private func session(_ number: Int) -> LinkValue {
    .string("00000000-0000-4000-8000-00000000000\(number)")
  }

  func testAnAppOpensAWindowAndGivesItAnActivity() throws {
    let activity: LinkValue = .record([
      "type": "com.example.editing", "userInfo": .record(["page": 7]),
    ])
    let script: Script = [
      warned: [.effect(.sceneActivationRequest, ["request": 1, "activity": activity])]
    ]
    let played = try Played("launch memory-warning", .windows, script)

    XCTAssertEqual(states(played), ["1 foregroundActive", "2 foregroundActive"])
    XCTAssertEqual(
      played.arguments(.sceneWillConnect).last,
      ["options": .record(["activities": .list([activity])])], "whole, with its userInfo")
  }

  func testAnAppBringsAWindowBackThatHearsOfTheActivity() throws {
    let activity: LinkValue = .record(["type": "t", "userInfo": .record(["page": 7])])
    let script: Script = [
      warned: [
        .effect(
          .sceneActivationRequest,
          ["request": 1, "session": session(1), "activity": activity])
      ]
    ]
    let played = try Played(
      "launch new-window background-window:1 memory-warning", .windows, script)

    XCTAssertEqual(states(played), ["1 foregroundActive", "2 foregroundActive"])
    XCTAssertEqual(played.arguments(.sceneContinueActivity), [["activity": activity]])
  }

  func testAnAppClosesAWindow() throws {
    let script: Script = [
      warned: [.effect(.sceneDestructionRequest, ["request": 1, "session": session(2)])]
    ]
    let played = try Played("launch new-window memory-warning", .windows, script)

    XCTAssertEqual(states(played), ["1 foregroundActive"])
    XCTAssertEqual(
      Array(played.receivers.suffix(3)),
      [
        "sceneWillResignActive SceneDelegate#2", "sceneDidDisconnect SceneDelegate#2",
        "didDiscardSceneSessions AppDelegate",
      ])
  }

  func testARequestIsCarriedOutAfterTheCallbacksOfItsStimulus() throws {
    let script: Script = [active: [.effect(.sceneActivationRequest, ["request": 1])]]
    let played = try Played("launch", .windows, script)

    XCTAssertEqual(played.device.situation.windows.count, 20, "each new one asks for another")
    XCTAssertEqual(
      played.arguments(CallbackName(failed)).last,
      ["request": 1, "message": "the app has 20 windows already"])
  }

  func testARequestThatCannotBeCarriedOutCallsItsErrorHandler() throws {
    let activation = EffectName.sceneActivationRequest
    let destruction = EffectName.sceneDestructionRequest
    let unknown: LinkValue = "no such session"
    let cases: [(Setup, EffectName, LinkRecord, String)] = [
      (.scene, activation, [:], "the app does not support multiple windows"),
      (.windows, activation, ["session": unknown], "there is no such scene session"),
      (.windows, destruction, ["session": unknown], "there is no such scene session"),
      (.windows, destruction, [:], "there is no such scene session"),
      (.app, activation, [:], "the app has no scenes of its own"),
      (.app, activation, ["session": session(1)], "the app has no scenes of its own"),
      (.app, destruction, ["session": session(1)], "the app has no scenes of its own"),
      (Setup("11", .iOS11), activation, [:], "the app has no scenes of its own"),
    ]
    for (setup, effect, detail, message) in cases {
      let script: Script = [
        warned: [.effect(effect, detail.merging(["request": 4]) { $1 })]
      ]
      let played = try Played("launch memory-warning", setup, script)

      XCTAssertEqual(
        played.arguments(CallbackName(failed)),
        [["request": 4, "message": .string(message)]], setup.name)
    }
  }

  func testBehindAnAppOpensNoWindow() throws {
    let script: Script = [
      CallbackName.sceneDidEnterBackground.rawValue: [
        .effect(.sceneActivationRequest, ["request": 1]),
        .effect(.sceneActivationRequest, ["request": 2, "session": session(1)]),
      ]
    ]
    let played = try Played("launch home", .windows, script)

    XCTAssertEqual(
      played.arguments(CallbackName(failed)).map { $0["message"] },
      ["the app is not in front", "the app is not in front"])
    XCTAssertEqual(played.states.last, "suspended")
  }

  func testAnAppThatClosesItsOnlyWindowGoesBehindAndComesBackWithANewOne() throws {
    let script: Script = [
      warned: [.effect(.sceneDestructionRequest, ["request": 1, "session": session(1)])]
    ]
    let played = try Played("launch memory-warning", .scene, script)
    XCTAssertEqual(played.states.last, "suspended")

    XCTAssertEqual(
      try played.then("open").calls,
      [
        "configurationForConnecting background", "willConnectTo unattached",
        "sceneWillEnterForeground unattached", "sceneDidBecomeActive foregroundActive",
      ])
  }
}
