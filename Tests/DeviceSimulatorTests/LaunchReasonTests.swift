import AppLink
import DeviceSimulator
import LifecycleTrace
import XCTest

/// Why an app is launched, and what it is told of that: FACTS.md A3 to A11.
final class LaunchReasonTests: XCTestCase {
  private let browser: LinkValue = "com.apple.mobilesafari"
  private let openedURL = "application(_:open:options:)"

  func testA1ALaunchByIconHasNoOptions() throws {
    let played = try Played("launch")

    XCTAssertEqual(played.arguments(.willFinishLaunching), [[:]])
    XCTAssertEqual(played.arguments(.didFinishLaunching), [[:]])
  }

  func testA3AURLLaunchesWithOptionsAndIsOpenedBeforeTheAppIsActive() throws {
    let played = try Played("launch:url=lab://x")

    XCTAssertEqual(
      played.calls,
      [
        "willFinishLaunchingWithOptions inactive", "didFinishLaunchingWithOptions inactive",
        "open inactive", "applicationDidBecomeActive active",
      ])
    let url: LinkRecord = ["url": "lab://x", "sourceApplication": browser]
    XCTAssertEqual(played.arguments(.willFinishLaunching), [["options": .record(url)]])
    XCTAssertEqual(played.arguments(.didFinishLaunching), [["options": .record(url)]])
    XCTAssertEqual(played.arguments(.openURL), [url])
  }

  func testA3FalseFromEitherLaunchMethodKeepsTheURLBack() throws {
    for name in [CallbackName.willFinishLaunching, .didFinishLaunching] {
      let refusal = [name.rawValue: [ScriptedApp.Action.give(["result": false])]]
      for story in ["launch:url=lab://x", "launch:activity=https://lab.example/x"] {
        let played = try Played(story, .app, refusal)

        XCTAssertEqual(
          played.calls,
          [
            "willFinishLaunchingWithOptions inactive", "didFinishLaunchingWithOptions inactive",
            "applicationDidBecomeActive active",
          ])
        XCTAssertEqual(
          try played.then("url:lab://y").calls, ["open active"], "a later one is opened")
      }
    }
  }

  func testA3FalseDoesNotKeepANotificationBack() throws {
    let refusal = [
      CallbackName.didFinishLaunching.rawValue: [ScriptedApp.Action.give(["result": false])]
    ]

    XCTAssert(
      try Played("launch:notification", .app, refusal).calls
        .contains("didReceiveRemoteNotification inactive"))
  }

  func testA4AURLBringsTheAppBackAndIsOpenedBeforeItIsActive() throws {
    let played = try Played("launch home url:lab://x")

    XCTAssertEqual(
      played.calls,
      [
        "applicationWillEnterForeground background", "open inactive",
        "applicationDidBecomeActive active",
      ])
    XCTAssertEqual(
      played.arguments(.openURL), [["url": "lab://x", "sourceApplication": browser]])
  }

  func testA5AUniversalLinkLaunches() throws {
    let played = try Played("launch:activity=https://lab.example/x")

    XCTAssertEqual(
      played.calls,
      [
        "willFinishLaunchingWithOptions inactive", "didFinishLaunchingWithOptions inactive",
        "willContinueUserActivityWithType inactive", "continue inactive",
        "applicationDidBecomeActive active",
      ])
    let activity: LinkRecord = [
      "type": "NSUserActivityTypeBrowsingWeb", "webpageURL": "https://lab.example/x",
      "userInfo": .record([:]),
    ]
    let options: LinkRecord = ["options": .record(["activity": .record(activity)])]
    XCTAssertEqual(played.arguments(.willFinishLaunching), [options])
    XCTAssertEqual(played.arguments(.didFinishLaunching), [options])
    XCTAssertEqual(
      played.arguments(.willContinueActivity), [["type": "NSUserActivityTypeBrowsingWeb"]])
    XCTAssertEqual(played.arguments(.continueActivity), [["activity": .record(activity)]])
  }

  func testA6AnActivityGoesOnInTheAppThatComesBack() throws {
    let played = try Played("launch home activity:com.example.editing")

    XCTAssertEqual(
      played.calls,
      [
        "applicationWillEnterForeground background", "willContinueUserActivityWithType inactive",
        "continue inactive", "applicationDidBecomeActive active",
      ])
    XCTAssertEqual(
      played.arguments(.continueActivity),
      [["activity": .record(["type": "com.example.editing", "userInfo": .record([:])])]])
  }

  func testA7ATapOnANotificationLaunches() throws {
    let played = try Played("launch:notification")

    XCTAssertEqual(
      played.calls,
      [
        "willFinishLaunchingWithOptions inactive", "didFinishLaunchingWithOptions inactive",
        "didReceiveRemoteNotification inactive", "applicationDidBecomeActive active",
      ])
    let payload = try XCTUnwrap(
      played.arguments(.didFinishLaunching).first?["options"]?.record?["payload"])
    XCTAssertNotNil(payload.record?["aps"]?.record?["alert"])
    XCTAssertEqual(
      played.arguments(.didReceiveRemoteNotification), [["payload": payload, "completion": 1]])
  }

  func testA7WithADelegateOfTheCentreTheTapGoesThere() throws {
    let played = try Played(
      "launch:notification", .app,
      [CallbackName.didFinishLaunching.rawValue: [.setNotificationDelegate("Inbox")]])

    XCTAssertEqual(
      Array(played.receivers.dropFirst(2)),
      ["didReceive Inbox", "applicationDidBecomeActive AppDelegate"])
  }

  func testA7ADelegateThatIsTakenAwayHearsOfNoTap() throws {
    let played = try Played(
      "launch home tap-notification", .app,
      [
        CallbackName.didFinishLaunching.rawValue: [.setNotificationDelegate("Inbox")],
        CallbackName.applicationDidBecomeActive.rawValue: [.setNotificationDelegate(nil)],
      ])

    XCTAssert(played.calls.contains("didReceiveRemoteNotification inactive"))
  }

  func testA8ATapBringsTheAppBack() throws {
    XCTAssertEqual(
      try Played("launch home tap-notification").calls,
      [
        "applicationWillEnterForeground background", "didReceiveRemoteNotification inactive",
        "applicationDidBecomeActive active",
      ])
  }

  func testANotificationThatNobodyTapsOnReachesTheAppInFrontOnly() throws {
    let centre = [
      CallbackName.didFinishLaunching.rawValue: [
        ScriptedApp.Action.setNotificationDelegate("Inbox")
      ]
    ]

    XCTAssertEqual(
      try Played("launch notification").calls, ["didReceiveRemoteNotification active"])
    XCTAssertEqual(
      try Played("launch notification", .app, centre).receivers, ["willPresent Inbox"])
    XCTAssertEqual(try Played("launch home notification", .app, centre).calls, [])
    XCTAssertEqual(try Played("launch notification", .scene).calls, [])
  }

  func testA9ABackgroundFetchLaunchesWithoutShowing() throws {
    let played = try Played("launch:fetch")

    XCTAssertEqual(
      played.order,
      [
        "willFinishLaunchingWithOptions", "didFinishLaunchingWithOptions",
        "UIApplication.didFinishLaunching", "performFetchWithCompletionHandler",
      ])
    XCTAssert(played.calls.allSatisfy { $0.hasSuffix(" background") })
    XCTAssertEqual(played.arguments(.didFinishLaunching), [[:]])
    XCTAssertEqual(played.states, ["background"], "awake until the completion handler is called")
  }

  func testA9AnAppThatCompletesItsFetchIsSuspended() throws {
    let done: [ScriptedApp.Action] = [
      .effect(.fetchCompletion, ["completion": 1, "result": "newData"])
    ]
    let later = [CallbackName.performFetch.rawValue: [ScriptedApp.Action.queue(.task, at: 3, done)]]

    XCTAssertEqual(
      try Played("launch:fetch", .app, [CallbackName.performFetch.rawValue: done]).states,
      ["background", "suspended"])
    XCTAssertEqual(try Played("launch:fetch wait:2.9s", .app, later).states, [])
    XCTAssertEqual(try Played("launch:fetch wait:3s", .app, later).states, ["suspended"])
  }

  func testA9AnAppWithoutTheMethodIsSuspendedAtOnce() throws {
    XCTAssertEqual(
      try Played("launch:fetch", .app, lacking: [CallbackName.performFetch.rawValue]).states,
      ["background", "suspended"])
  }

  func testA10TheIconAfterABackgroundLaunchDoesNotLaunchAgain() throws {
    XCTAssertEqual(
      try Played("launch:fetch open").calls,
      ["applicationWillEnterForeground background", "applicationDidBecomeActive active"])
  }

  func testA11ASilentPushLaunchesInTheBackground() throws {
    let played = try Played("launch:silent-push")

    XCTAssertEqual(
      played.calls,
      [
        "willFinishLaunchingWithOptions background", "didFinishLaunchingWithOptions background",
        "didReceiveRemoteNotification background",
      ])
    let payload: LinkValue = .record(["aps": .record(["content-available": 1])])
    XCTAssertEqual(
      played.arguments(.didFinishLaunching), [["options": .record(["payload": payload])]])
    XCTAssertEqual(
      played.arguments(.didReceiveRemoteNotification), [["payload": payload, "completion": 1]])
  }

  func testA11AnAppThatTheUserHasKilledIsLaunchedNoMoreByItself() throws {
    for kill in ["launch swipe-kill", "launch home swipe-kill"] {
      for wake in ["fetch", "silent-push"] {
        let played = try Played(kill)
        XCTAssertThrowsError(try played.then("launch:\(wake)")) {
          XCTAssertEqual(
            ($0 as? Refusal)?.reason,
            "the user has killed the app, and the system launches it no more by itself")
        }
        XCTAssertEqual(
          try played.then("launch home purge launch:\(wake)").calls.count, 3,
          "once the user has launched it, the system does again")
      }
    }
  }

  func testALocationLaunchesEvenAnAppThatTheUserHasKilled() throws {
    let played = try Played("launch swipe-kill launch:location")

    XCTAssertEqual(
      played.calls,
      ["willFinishLaunchingWithOptions background", "didFinishLaunchingWithOptions background"])
    XCTAssertEqual(
      played.arguments(.willFinishLaunching), [["options": .record(["location": true])]])
  }

  func testASuspendedAppIsWokenBehindAndSuspendedAgain() throws {
    let completion = ScriptedApp.Action.effect(
      .fetchCompletion, ["completion": 1, "result": "noData"])
    for (wake, callback) in [
      ("fetch", CallbackName.performFetch), ("silent-push", .didReceiveRemoteNotification),
    ] {
      let played = try Played("launch home \(wake)", .app, [callback.rawValue: [completion]])

      XCTAssertEqual(played.states, ["background", "suspended"])
      XCTAssertEqual(played.calls.count, 1)
      XCTAssert(played.calls[0].hasSuffix(" background"))
    }
  }

  func testASilentPushReachesTheAppInFront() throws {
    XCTAssertEqual(
      try Played("launch silent-push").calls, ["didReceiveRemoteNotification active"])
    XCTAssertEqual(
      try Played("launch switcher silent-push", Setup("plain", .iOS17)).calls,
      ["didReceiveRemoteNotification inactive"])
  }
}
