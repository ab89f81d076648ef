import AppLink
import DeviceSimulator
import LifecycleTrace
import XCTest

/// The orders of FACTS.md, section A, by the rows' names, with what `applicationState` reads.
final class CallbackOrderTests: XCTestCase {
  /// The callbacks of a story's last stimulus.
  private func callbacks(ofLast story: String) throws -> [String] {
    let device = scriptedDevice().device
    try device.play(story)
    let last = try XCTUnwrap(story.split(separator: " ").last)
    return device.trace.after(String(last)).callbacks
  }

  func testA1ColdLaunchByIcon() throws {
    XCTAssertEqual(
      try callbacks(ofLast: "launch"),
      [
        "init inactive", "willFinishLaunching inactive", "didFinishLaunching inactive",
        "applicationDidBecomeActive active",
      ])
  }

  func testA12HomeButton() throws {
    XCTAssertEqual(
      try callbacks(ofLast: "launch home"),
      ["applicationWillResignActive active", "applicationDidEnterBackground background"])
  }

  func testA13ReturnByIcon() throws {
    XCTAssertEqual(
      try callbacks(ofLast: "launch home open"),
      ["applicationWillEnterForeground background", "applicationDidBecomeActive active"])
  }

  func testA15LockAndUnlock() throws {
    XCTAssertEqual(
      try callbacks(ofLast: "launch lock"),
      ["applicationWillResignActive active", "applicationDidEnterBackground inactive"])
    XCTAssertEqual(
      try callbacks(ofLast: "launch lock unlock"),
      ["applicationWillEnterForeground inactive", "applicationDidBecomeActive active"])
  }

  func testA15LockOnTheHomeScreenIsNothingToTheApp() throws {
    XCTAssertEqual(try callbacks(ofLast: "launch home lock"), [])
    XCTAssertEqual(try callbacks(ofLast: "launch home lock unlock"), [])
    XCTAssertEqual(
      try callbacks(ofLast: "launch home lock unlock open"),
      ["applicationWillEnterForeground background", "applicationDidBecomeActive active"])
  }

  func testA16CallIgnored() throws {
    XCTAssertEqual(
      try callbacks(ofLast: "launch call"), ["applicationWillResignActive active"])
    XCTAssertEqual(
      try callbacks(ofLast: "launch call ignore-call"), ["applicationDidBecomeActive active"])
  }

  func testA17CallAccepted() throws {
    XCTAssertEqual(
      try callbacks(ofLast: "launch call accept-call"),
      ["applicationDidEnterBackground background"])
    XCTAssertEqual(
      try callbacks(ofLast: "launch call accept-call end-call"),
      ["applicationWillEnterForeground background", "applicationDidBecomeActive active"])
  }

  func testA19SystemAlert() throws {
    XCTAssertEqual(
      try callbacks(ofLast: "launch alert"), ["applicationWillResignActive active"])
    XCTAssertEqual(
      try callbacks(ofLast: "launch alert dismiss-alert"), ["applicationDidBecomeActive active"])
  }

  func testA20SwitcherOpenedAndClosed() throws {
    XCTAssertEqual(
      try callbacks(ofLast: "launch switcher"), ["applicationWillResignActive active"])
    XCTAssertEqual(
      try callbacks(ofLast: "launch switcher close-switcher"),
      ["applicationDidBecomeActive active"])
  }

  func testA21LeavingThroughTheSwitcher() throws {
    XCTAssertEqual(
      try callbacks(ofLast: "launch switcher home"),
      ["applicationDidEnterBackground background"])
  }

  func testA22KilledInFront() throws {
    let device = scriptedDevice().device
    try device.play("launch swipe-kill")

    XCTAssertEqual(
      device.trace.after("swipe-kill").words,
      [
        "applicationWillResignActive", "= inactive", "= background",
        "applicationDidEnterBackground", "applicationWillTerminate", "process ended",
        "= notRunning",
      ])
    XCTAssertEqual(
      try callbacks(ofLast: "launch switcher swipe-kill"),
      ["applicationDidEnterBackground background", "applicationWillTerminate background"])
  }

  func testA23KilledOrPurgedWhileSuspendedIsNotTold() throws {
    for end in ["swipe-kill", "purge"] {
      let (device, launcher) = scriptedDevice()
      try device.play("launch home \(end)")

      XCTAssertEqual(device.trace.after(end).words, ["process ended", "= notRunning"])
      XCTAssertEqual(launcher.apps.map(\.isTerminated), [true])
    }
  }

  func testA25ControlCentreAndNotificationCentre() throws {
    for name in ["control-centre", "notification-centre"] {
      XCTAssertEqual(
        try callbacks(ofLast: "launch \(name)"), ["applicationWillResignActive active"])
      XCTAssertEqual(
        try callbacks(ofLast: "launch \(name) close-\(name)"),
        ["applicationDidBecomeActive active"])
      XCTAssertEqual(
        try callbacks(ofLast: "launch \(name) lock"),
        ["applicationDidEnterBackground inactive"])
    }
  }

  func testA28ATimeChangeIsToldAtOnceOrOnceOnReturn() throws {
    XCTAssertEqual(
      try callbacks(ofLast: "launch time-change"), ["applicationSignificantTimeChange active"])
    XCTAssertEqual(try callbacks(ofLast: "launch home time-change"), [])
    XCTAssertEqual(
      try callbacks(ofLast: "launch home time-change time-change open"),
      [
        "applicationWillEnterForeground background", "applicationSignificantTimeChange inactive",
        "applicationDidBecomeActive active",
      ])
    XCTAssertEqual(
      try callbacks(ofLast: "launch home time-change open home open"),
      ["applicationWillEnterForeground background", "applicationDidBecomeActive active"])
  }

  func testA27MemoryWarningReachesTheDelegateThenTheControllers() throws {
    let device = scriptedDevice(Shown.inLaunch).device
    try device.play("launch memory-warning")

    XCTAssertEqual(
      device.trace.after("memory-warning").callbacks,
      ["applicationDidReceiveMemoryWarning active", "didReceiveMemoryWarning active"])
  }

  func testAMemoryWarningWaitsUntilASuspendedAppReturns() throws {
    XCTAssertEqual(try callbacks(ofLast: "launch home memory-warning"), [])
    XCTAssertEqual(
      try callbacks(ofLast: "launch home memory-warning memory-warning open"),
      [
        "applicationDidReceiveMemoryWarning background",
        "applicationWillEnterForeground background", "applicationDidBecomeActive active",
      ])
    XCTAssertEqual(
      try callbacks(ofLast: "launch home memory-warning purge launch home open"),
      ["applicationWillEnterForeground background", "applicationDidBecomeActive active"])
  }

  func testInterruptionsThatOverlapResignOnce() throws {
    let device = scriptedDevice().device
    try device.play("launch alert call ignore-call dismiss-alert")

    XCTAssertEqual(
      device.trace.after("alert").callbacks,
      ["applicationWillResignActive active", "applicationDidBecomeActive active"])
  }

  func testUnlockingUnderAnAlertComesBackInactive() throws {
    XCTAssertEqual(
      try callbacks(ofLast: "launch alert lock unlock"),
      ["applicationWillEnterForeground inactive"])
  }

  func testEveryEntryHasItsReturnWithTheSameName() throws {
    let device = scriptedDevice(Shown.inLaunch).device
    try device.play("launch home open lock unlock swipe-kill")

    let events = device.trace.events
    let entries = events.filter(\.isEntry).map(\.n)
    let returns = events.filter { $0.kind == .return }
    XCTAssertEqual(
      Set(returns.compactMap { $0.detail["entry"]?.int }), Set(entries.map(Int64.init)))
    for event in returns {
      let entry = try XCTUnwrap(event.detail["entry"]?.int)
      XCTAssertEqual(events[Int(entry) - 1].name, event.name)
      XCTAssertEqual(events[Int(entry) - 1].on, event.on)
    }
  }

  func testACallbackThatTheAppLacksSaysSo() throws {
    let launcher = ScriptedLauncher {
      let app = ScriptedApp()
      app.unimplemented = ["applicationDidBecomeActive(_:)"]
      return app
    }
    let device = Device(launcher: launcher)
    try device.play("launch")

    let implemented = device.trace.events.filter { $0.kind == .return }
      .map { "\($0.name) \($0.detail["implemented"]?.bool ?? true)" }
    XCTAssertEqual(
      implemented,
      [
        "init() true", "application(_:willFinishLaunchingWithOptions:) true",
        "application(_:didFinishLaunchingWithOptions:) true",
        "UIApplication.didFinishLaunchingNotification true",
        "applicationDidBecomeActive(_:) false", "UIApplication.didBecomeActiveNotification true",
      ])
  }

  func testTheAppReadsTheStateAndClockOfItsCallback() throws {
    let (device, launcher) = scriptedDevice()
    try device.play("launch wait:90s home wait:1s open")

    let calls = try XCTUnwrap(launcher.apps.first).calls.filter {
      $0.name != Call.Name.post && !$0.name.contains("ApplicationState:")
    }.map {
      "\($0.name.prefix { $0 != "(" }) \($0.state) \($0.now - Device.start)"
    }
    XCTAssertEqual(
      calls,
      [
        "boot inactive 0.0", "init inactive 0.0", "makeScene inactive 0.0",
        "application inactive 0.0", "application inactive 0.0",
        "applicationDidBecomeActive active 0.0",
        "applicationWillResignActive active 90.0", "applicationDidEnterBackground background 90.0",
        "applicationWillEnterForeground background 91.0", "applicationDidBecomeActive active 91.0",
      ])
  }

  func testB1ToB5ANotificationFollowsItsCallbackAndComesBeforeQueuedWork() throws {
    let work = QueuedWork(kind: .mainQueue, object: .application, due: Device.start)
    let device = scriptedDevice(["application(_:didFinishLaunchingWithOptions:)": [.queue(work)]])
      .device
    try device.play("launch time-change memory-warning home open switcher swipe-kill")

    let order = device.trace.events.filter {
      $0.isEntry && $0.name != "init()" && !$0.name.hasPrefix("UIScene.")
        && !$0.name.contains("ApplicationState:")
    }.map {
      $0.name.hasPrefix("UIApplication.") ? "  " + $0.name.dropFirst(14) : Trace.short($0.name)
    }
    XCTAssertEqual(
      order,
      [
        "willFinishLaunching", "didFinishLaunching", "  didFinishLaunchingNotification",
        "DispatchQueue.main", "applicationDidBecomeActive", "  didBecomeActiveNotification",
        "applicationSignificantTimeChange", "  significantTimeChangeNotification",
        "applicationDidReceiveMemoryWarning", "  didReceiveMemoryWarningNotification",
        "applicationWillResignActive", "  willResignActiveNotification",
        "applicationDidEnterBackground", "  didEnterBackgroundNotification",
        "applicationWillEnterForeground", "  willEnterForegroundNotification",
        "applicationDidBecomeActive", "  didBecomeActiveNotification",
        "applicationWillResignActive", "  willResignActiveNotification",
        "applicationDidEnterBackground", "  didEnterBackgroundNotification",
        "applicationWillTerminate", "  willTerminateNotification",
      ])
  }
}
