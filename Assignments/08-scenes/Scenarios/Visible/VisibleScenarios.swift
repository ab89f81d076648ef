import ScenarioTesting
import ScenesContract

final class VisibleScenarios: ScenarioCase {
  func testALinkShowsItsNote() throws {
    var desk = Desk(try launch())
    try desk.play("wait:3s url:notes://open/milk wait:3s")

    try conclude(desk)
    expect(.link, desk.shows("milk", since: "url"))
  }

  func testALinkOpensAWindowOfItsOwn() throws {
    var desk = Desk(try launch())
    try desk.play("url:notes://open/milk url:notes://window/eggs")

    try conclude(desk)
    expect(
      .newWindow,
      desk.device.sceneState(ofWindow: 2) == .foregroundActive
        && desk.shows("eggs", insteadOf: "milk", since: "url"))
  }

  func testTwoWindowsShareATimer() throws {
    var desk = Desk(try launch())
    try desk.play("new-window wait:2s")
    let clock = desk.device.trace.clock
    try desk.play("wait:10s")

    try conclude(desk)
    expect(.oneTimer, desk.runsOneTimer(counting: 10, since: clock))
  }

  func testAWindowOpenedByHandIsUntitled() throws {
    var desk = Desk(try launch())
    try desk.play("url:notes://open/milk new-window")

    try conclude(desk)
    expect(.untitled, desk.shows("Untitled", insteadOf: "milk", since: "new-window"))
  }

  func testTheTimerStopsWhenTheAppLeaves() throws {
    var desk = Desk(try launch())
    try desk.play("wait:3s")
    let ran = desk.has { $0.runningTimers == 1 }
    try desk.play("home wait:60s")
    expect(.lastWindow, ran && desk.has { $0.runningTimers == 0 })

    try desk.play("open")
    let clock = desk.device.trace.clock
    try desk.play("wait:5s")

    try conclude(desk)
    expect(.lastWindow, desk.runsOneTimer(counting: 5, since: clock))
  }

  func testADisconnectedWindowComesBackWithItsNote() throws {
    var desk = Desk(try launch())
    let isReady = try desk.showsTwoNotes()
    try desk.play("focus:1 wait:60s disconnect-window:2 wait:60s focus:2")

    try conclude(desk)
    expect(.reconnected, if: isReady, desk.shows("eggs", insteadOf: "milk", since: "focus"))
  }

  func testAPurgedAppComesBackWithAllItsNotes() throws {
    var desk = Desk(try launch())
    let isReady = try desk.showsTwoNotes()
    try desk.play("home wait:30m purge launch wait:3s")
    expect(.relaunched, if: isReady, desk.shows("eggs", insteadOf: "milk", since: "launch"))

    try desk.play("focus:1 wait:3s")

    try conclude(desk)
    expect(.relaunched, if: isReady, desk.shows("milk", insteadOf: "eggs", since: "focus"))
  }

  func testAClosedWindowLeavesNothingBehind() throws {
    var desk = Desk(try launch())
    let isReady = try desk.showsTwoNotes()
    try desk.play("focus:1 close-window:2 home purge launch wait:3s")
    let keepsTheOther = desk.shows("milk", insteadOf: "eggs", since: "launch")

    try conclude(desk)
    expect(.closed, if: isReady && keepsTheOther, desk.has { !$0.keeps("eggs") })
  }

  func testAWindowOffTheScreenIsLeftAlone() throws {
    var desk = Desk(try launch())
    try desk.play("wait:3s")
    let alone = desk.device.trace.viewsRedrawn(since: "wait")
    try desk.play("new-window wait:3s")
    let both = desk.device.trace.viewsRedrawn(since: "wait")
    try desk.play("background-window:2 wait:3s")

    try conclude(desk)
    expect(
      .quiet, if: alone > 0 && both > alone,
      desk.has { $0.viewsRedrawn(since: "wait") <= alone })
  }
}
