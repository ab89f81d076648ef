import AppLink
import DeviceSimulator
import LifecycleTrace
import XCTest

/// The life of an app's one scene: FACTS.md C1 to C14.
final class SceneLifeTests: XCTestCase {
  private let scene13 = Setup("scene on 13", .iOS13, windows: 1)

  func testC1AColdLaunchConnectsItsSceneInTheBackground() throws {
    for setup in [Setup.scene, scene13] {
      XCTAssertEqual(
        try Played("launch", setup).calls,
        [
          "willFinishLaunchingWithOptions background", "didFinishLaunchingWithOptions background",
          "configurationForConnecting background", "willConnectTo unattached",
          "sceneWillEnterForeground unattached", "sceneDidBecomeActive foregroundActive",
        ])
    }
  }

  func testC11TheScenesStatesOfALaunch() throws {
    XCTAssertEqual(
      try Played("launch", scene13).states,
      [
        "background", "SceneDelegate foregroundInactive", "inactive",
        "SceneDelegate foregroundActive", "active",
      ])
    XCTAssertEqual(
      try Played("launch", .scene).states,
      [
        "background", "SceneDelegate foregroundInactive", "SceneDelegate foregroundActive",
        "inactive", "active",
      ])
  }

  func testC3Home() throws {
    XCTAssertEqual(
      try Played("launch home", .scene).calls,
      [
        "sceneWillResignActive foregroundActive", "sceneDidEnterBackground background",
        "stateRestorationActivity background",
      ])
  }

  func testC4ReturningConnectsNothing() throws {
    XCTAssertEqual(
      try Played("launch home open", .scene).calls,
      ["sceneWillEnterForeground background", "sceneDidBecomeActive foregroundActive"])
  }

  func testC5WhatIsPulledOverTheScene() throws {
    for name in ["switcher", "control-centre", "notification-centre"] {
      let played = try Played("launch \(name)", .scene)
      XCTAssertEqual(played.calls, ["sceneWillResignActive foregroundActive"])
      XCTAssertEqual(
        try played.then("close-\(name)").calls, ["sceneDidBecomeActive foregroundActive"])
    }
  }

  func testC6AKillInFrontDisconnectsDiscardsAndTerminates() throws {
    XCTAssertEqual(
      try Played("launch swipe-kill", .scene).calls,
      [
        "sceneWillResignActive foregroundActive", "sceneDidDisconnect foregroundInactive",
        "didDiscardSceneSessions inactive", "applicationWillTerminate inactive",
      ])
  }

  func testC7AKillWhileRunningBehindIsTold() throws {
    let awake = [
      CallbackName.sceneDidEnterBackground.rawValue: [ScriptedApp.Action.startTask(1)]
    ]

    XCTAssertEqual(
      try Played("launch home swipe-kill", .scene, awake).calls,
      [
        "sceneDidDisconnect background", "didDiscardSceneSessions background",
        "applicationWillTerminate background",
      ])
  }

  func testC7AKillWhileSuspendedIsToldAfterTheNextLaunch() throws {
    let played = try Played("launch home swipe-kill", .scene)
    let session = try XCTUnwrap(
      played.arguments(CallbackName(Call.Name.makeScene)).first?["session"]?.record?["identifier"])
    XCTAssertEqual(played.calls, [])

    XCTAssertEqual(
      try played.then("launch").order,
      [
        "willFinishLaunchingWithOptions", "didFinishLaunchingWithOptions",
        "UIApplication.didFinishLaunching", "didDiscardSceneSessions",
        "configurationForConnecting", "willConnectTo", "UIScene.willConnect",
        "sceneWillEnterForeground", "UIScene.willEnterForeground", "sceneDidBecomeActive",
        "UIScene.didActivate", "UIApplication.willEnterForeground",
        "UIApplication.didBecomeActive",
      ])
    XCTAssertEqual(
      played.arguments(.didDiscardSceneSessions), [["sessions": .list([session])]])
    XCTAssertFalse(
      try played.then("home purge launch").calls.contains {
        $0.hasPrefix("didDiscard")
      }, "once")
  }

  func testC9AURLComesWithTheConnectionOrToTheConnectedScene() throws {
    let context: LinkValue = .list([
      .record(["url": "lab://x", "sourceApplication": "com.apple.mobilesafari"])
    ])
    let cold = try Played("launch:url=lab://x", .scene)
    XCTAssertEqual(
      cold.arguments(.sceneWillConnect), [["options": .record(["urls": context])]])
    XCTAssertEqual(
      cold.arguments(.configurationForConnecting).first?["options"], .record(["urls": context]))
    XCTAssertFalse(cold.calls.contains { $0.hasPrefix("openURLContexts") })
    XCTAssertEqual(cold.arguments(.didFinishLaunching), [[:]])

    let warm = try Played("launch home url:lab://x", .scene)
    XCTAssertEqual(
      warm.calls,
      [
        "sceneWillEnterForeground background", "openURLContexts foregroundInactive",
        "sceneDidBecomeActive foregroundActive",
      ])
    XCTAssertEqual(warm.arguments(.sceneOpenURLContexts), [["urls": context]])
    XCTAssertFalse(warm.calls.contains { $0.hasPrefix("open ") })
  }

  func testC10AnActivityComesWithTheConnectionOrToTheConnectedScene() throws {
    let activity: LinkRecord = ["type": "com.example.editing", "userInfo": .record([:])]
    let cold = try Played("launch:activity=com.example.editing", .scene)
    XCTAssertEqual(
      cold.arguments(.sceneWillConnect),
      [["options": .record(["activities": .list([.record(activity)])])]])
    XCTAssertFalse(cold.everyCall.contains("continue"))

    let warm = try Played("launch home activity:com.example.editing", .scene)
    XCTAssertEqual(
      warm.calls,
      [
        "sceneWillEnterForeground background",
        "willContinueUserActivityWithType foregroundInactive", "continue foregroundInactive",
        "sceneDidBecomeActive foregroundActive",
      ])
    XCTAssertEqual(
      warm.arguments(.sceneWillContinueActivity), [["type": "com.example.editing"]])
    XCTAssertEqual(warm.arguments(.sceneContinueActivity), [["activity": .record(activity)]])
  }

  func testB6C12FourCallbacksAreTheScenesAndTheOthersStayTheAppDelegates() throws {
    let played = try Played(
      "launch memory-warning time-change lock unlock silent-push home open swipe-kill", .scene)
    let delegates = Set(
      played.device.trace.events.filter { $0.kind == .callback && $0.on == "AppDelegate" }
        .map(\.name))

    XCTAssertEqual(
      delegates,
      Set(
        [
          .initializer, .willFinishLaunching, .didFinishLaunching, .configurationForConnecting,
          .applicationDidReceiveMemoryWarning, .applicationSignificantTimeChange,
          .protectedDataWillBecomeUnavailable, .protectedDataDidBecomeAvailable,
          .didReceiveRemoteNotification, .didDiscardSceneSessions, .applicationWillTerminate,
        ].map(\CallbackName.rawValue)))
  }

  func testC13ATapGoesToTheCentresDelegateOnly() throws {
    let centre = [
      CallbackName.didFinishLaunching.rawValue: [
        ScriptedApp.Action.setNotificationDelegate("Inbox")
      ]
    ]
    let cold = try Played("launch:notification", .scene, centre)
    XCTAssertEqual(
      Array(cold.receivers.dropFirst(3)),
      [
        "willConnectTo SceneDelegate", "sceneWillEnterForeground SceneDelegate",
        "didReceive Inbox", "sceneDidBecomeActive SceneDelegate",
      ])
    XCTAssertNotNil(
      cold.arguments(.sceneWillConnect).first?["options"]?.record?["notification"])

    XCTAssertEqual(
      try Played("launch home tap-notification", .scene, centre).receivers,
      [
        "sceneWillEnterForeground SceneDelegate", "didReceive Inbox",
        "sceneDidBecomeActive SceneDelegate",
      ])
    XCTAssertFalse(
      try Played("launch home tap-notification", .scene).everyCall.contains(
        "didReceiveRemoteNotification"), "and to nobody without one")
  }

  func testC14ABackgroundLaunchConnectsButShowsNothing() throws {
    let played = try Played("launch:silent-push", .scene)

    XCTAssertEqual(
      played.order,
      [
        "willFinishLaunchingWithOptions", "didFinishLaunchingWithOptions",
        "UIApplication.didFinishLaunching", "configurationForConnecting", "willConnectTo",
        "UIScene.willConnect", "didReceiveRemoteNotification",
      ])
    XCTAssertEqual(played.states, ["background", "SceneDelegate background"])
    XCTAssertEqual(
      try played.then("open").calls,
      ["sceneWillEnterForeground background", "sceneDidBecomeActive foregroundActive"])
  }

  // MARK: Notifications

  func testB7TheScenesNotificationComesFirst() throws {
    XCTAssertEqual(
      try Played("launch", scene13).posts,
      [
        "UIApplication.didFinishLaunching", "UIScene.willConnect", "UIScene.willEnterForeground",
        "UIApplication.willEnterForeground", "UIScene.didActivate",
        "UIApplication.didBecomeActive",
      ])
    XCTAssertEqual(
      try Played("launch", .scene).posts,
      [
        "UIApplication.didFinishLaunching", "UIScene.willConnect", "UIScene.willEnterForeground",
        "UIScene.didActivate", "UIApplication.willEnterForeground",
        "UIApplication.didBecomeActive",
      ])
    for setup in [Setup.scene, scene13] {
      XCTAssertEqual(
        try Played("launch home open", setup).posts,
        [
          "UIScene.willEnterForeground", "UIApplication.willEnterForeground",
          "UIScene.didActivate", "UIApplication.didBecomeActive",
        ])
    }
  }

  func testB8OnlySceneAppsHearOfEnteringTheForegroundAtALaunch() throws {
    XCTAssert(try Played("launch", .scene).posts.contains("UIApplication.willEnterForeground"))
    XCTAssertFalse(
      try Played("launch", .app).posts.contains("UIApplication.willEnterForeground"))
  }

  func testB10AppsWithoutScenesHearOfTheirOneScene() throws {
    XCTAssertEqual(
      try Played("launch home", Setup("13", .iOS13)).posts,
      [
        "UIScene.willDeactivate", "UIApplication.willResignActive",
        "UIScene.didEnterBackground", "UIApplication.didEnterBackground",
      ])
    XCTAssertEqual(
      try Played("launch home", Setup("11", .iOS11)).posts,
      ["UIApplication.willResignActive", "UIApplication.didEnterBackground"])
  }

  func testB11B12OutwardsTheSceneAndItsDelegateComeFirst() throws {
    XCTAssertEqual(
      try Played("launch home", .scene).order,
      [
        "sceneWillResignActive", "UIScene.willDeactivate", "UIApplication.willResignActive",
        "sceneDidEnterBackground", "UIScene.didEnterBackground", "stateRestorationActivity",
        "UIApplication.didEnterBackground",
      ])
  }
}
