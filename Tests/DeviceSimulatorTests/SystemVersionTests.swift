import AppLink
import DeviceSimulator
import LifecycleTrace
import XCTest

/// What differs from one version of iOS to another: FACTS.md A14, A15, A18, A26, D20.
final class SystemVersionTests: XCTestCase {
  private func setups(_ versions: SystemVersion...) -> [Setup] {
    versions.map { Setup($0.name, $0) }
  }

  func testA14LockingLeavesTheAppInactiveUntilIOS4() throws {
    for setup in setups(.iOS3_1, .iOS4) {
      let played = try Played("launch lock", setup)
      XCTAssertEqual(played.calls, ["applicationWillResignActive active"])
      XCTAssertEqual(try played.then("unlock").calls, ["applicationDidBecomeActive active"])
    }
  }

  func testA15LockingSendsTheAppToTheBackgroundFromIOS5On() throws {
    for setup in setups(.iOS5, .iOS7, .iOS13, .iOS17) {
      let played = try Played("launch lock", setup)
      XCTAssertEqual(
        played.calls,
        ["applicationWillResignActive active", "applicationDidEnterBackground inactive"])
      XCTAssertEqual(
        try played.then("unlock").calls,
        ["applicationWillEnterForeground inactive", "applicationDidBecomeActive active"])
    }
  }

  func testA18AnAcceptedCallEndsAnAppWithoutMultitasking() throws {
    let played = try Played("launch call", Setup("3.1", .iOS3_1))
    XCTAssertEqual(played.calls, ["applicationWillResignActive active"])

    XCTAssertEqual(
      try played.then("accept-call").order,
      ["applicationWillTerminate", "UIApplication.willTerminate"])
    XCTAssertEqual(played.states, ["notRunning"])
    XCTAssertNoThrow(try played.then("end-call launch"))
  }

  func testA18AnIgnoredCallDoesNotEndIt() throws {
    XCTAssertEqual(
      try Played("launch call ignore-call", Setup("3.1", .iOS3_1)).calls,
      ["applicationDidBecomeActive active"])
  }

  func testA26LeavingEndsAnAppWithoutMultitaskingOrThatExitsOnSuspend() throws {
    let exiting = SystemVersion.all.map { Setup("exits on \($0.name)", $0, exits: true) }
    for setup in setups(.iOS3_1) + exiting {
      let played = try Played("launch home", setup)

      XCTAssertEqual(
        played.calls,
        ["applicationWillResignActive active", "applicationWillTerminate inactive"], setup.name)
      XCTAssertEqual(played.states, ["inactive", "notRunning"])
      XCTAssert(
        try played.then("launch").calls.contains("willFinishLaunchingWithOptions inactive"))
    }
  }

  func testA26LockingEndsAnAppThatExitsOnSuspendWhereItWouldBeSuspended() throws {
    XCTAssertEqual(
      try Played("launch lock", Setup("exits", .iOS4, exits: true)).states, ["inactive"])
    XCTAssertEqual(
      try Played("launch lock", Setup("exits", .iOS5, exits: true)).states,
      ["inactive", "notRunning"])
  }

  func testA26ASceneAppThatExitsOnSuspendNeverRunsBehindItsLastWindow() throws {
    let setup = Setup("windows", .iOS17, windows: 2, exits: true)
    let played = try Played("launch new-window focus:1 close-window:1", setup)

    XCTAssertEqual(played.states.last, "notRunning")
    XCTAssertFalse(played.states.contains("background"))
  }

  func testSystemsWithoutThemRefuseFetchesPushesAndTheSwitcher() throws {
    for (system, story, reason) in [
      (SystemVersion.iOS3_1, "launch swipe-kill", "iOS 3.1 has no multitasking"),
      (.iOS3_1, "launch switcher", "iOS 3.1 has no multitasking"),
      (.iOS5, "launch:fetch", "iOS 5 wakes no apps for that"),
      (.iOS4, "launch:silent-push", "iOS 4 wakes no apps for that"),
      (.iOS3_1, "launch:location", "iOS 3.1 has no multitasking"),
    ] {
      XCTAssertThrowsError(
        try Played(story, Setup(system.name, system, modes: Setup.modes)), story
      ) { XCTAssertEqual(($0 as? Refusal)?.reason, reason) }
    }
    XCTAssertNoThrow(try Played("launch:fetch", Setup("7", .iOS7, modes: Setup.modes)))
  }

  func testOnIOS11ALaunchSetsTheStatusBarUpAndASnapshotAsksForOrientations() throws {
    let played = try Played("launch", Setup("11", .iOS11))
    let asks = Array(repeating: "supportedInterfaceOrientationsFor", count: 4)

    XCTAssertEqual(
      played.everyCall,
      ["willChangeStatusBarFrame", "didChangeStatusBarFrame"] + asks
        + ["willFinishLaunchingWithOptions", "didFinishLaunchingWithOptions"] + asks.dropLast()
        + ["applicationDidBecomeActive"])
    XCTAssertEqual(try played.then("home").everyCall.last, "supportedInterfaceOrientationsFor")
  }

  // MARK: Memory

  /// Shows `Other` in the place of `Root`, and `Root` again after the next interruption.
  private static let hidesRoot: [String: [ScriptedApp.Action]] = [
    CallbackName.didFinishLaunching.rawValue: Shown.objects + Shown.show,
    CallbackName.applicationWillResignActive.rawValue: [Shown.setRoot(Shown.other)],
    CallbackName.applicationDidBecomeActive.rawValue: [Shown.setRoot(Shown.root)],
  ]

  func testD20OldSystemsUnloadViewsThatDoNotShow() throws {
    for setup in setups(.iOS3_1, .iOS4, .iOS5) {
      let played = try Played("launch call memory-warning", setup, Self.hidesRoot)

      XCTAssertEqual(
        played.receivers,
        [
          "applicationDidReceiveMemoryWarning AppDelegate", "didReceiveMemoryWarning Other",
          "didReceiveMemoryWarning Root", "viewWillUnload Root", "viewDidUnload Root",
        ])
      XCTAssertEqual(
        try played.then("ignore-call").receivers,
        [
          "applicationDidBecomeActive AppDelegate", "viewWillDisappear Other",
          "viewDidDisappear Other", "loadView Root", "viewDidLoad Root", "viewWillAppear Root",
          "viewDidAppear Root",
        ])
    }
  }

  func testD20NewerSystemsKeepThem() throws {
    for setup in setups(.iOS7, .iOS11, .iOS13, .iOS17) {
      let played = try Played("launch call memory-warning", setup, Self.hidesRoot)

      XCTAssertEqual(
        played.receivers,
        [
          "applicationDidReceiveMemoryWarning AppDelegate", "didReceiveMemoryWarning Other",
          "didReceiveMemoryWarning Root",
        ])
      XCTAssertFalse(try played.then("ignore-call").receivers.contains("loadView Root"))
    }
  }

  func testD20AControllerThatComesToTheScreenInTheMeantimeKeepsItsView() throws {
    var actions = Self.hidesRoot
    actions["viewWillUnload()"] = [Shown.setRoot(Shown.root)]

    XCTAssertFalse(
      try Played("launch call memory-warning", Setup("4", .iOS4), actions).receivers
        .contains("viewDidUnload Root"))
  }
}
