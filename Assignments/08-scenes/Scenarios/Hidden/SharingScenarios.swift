import ScenarioTesting
import ScenesContract

/// The one timer, and the windows that live by it.
final class SharingScenarios: ScenarioCase {
  func testThreeWindowsShareOneTimer() throws {
    try expectOneTimer("new-window new-window wait:2s")
  }

  func testComingAndGoingLeavesOneTimer() throws {
    try expectOneTimer(
      "new-window wait:2s focus:1 wait:2s focus:2 wait:2s home wait:30s open wait:2s focus:1 "
        + "new-window wait:2s")
  }

  func testACallOverTwoWindowsLeavesOneTimer() throws {
    try expectOneTimer("new-window wait:2s call wait:3s ignore-call wait:2s")
  }

  private func expectOneTimer(_ story: String) throws {
    var desk = Desk(try launch())
    try desk.play(story)
    let clock = desk.device.trace.clock
    try desk.play("wait:10s")

    try conclude(desk)
    expect(.oneTimer, desk.runsOneTimer(counting: 10, since: clock))
  }

  func testTheClockGoesOnWhenAWindowLeaves() throws {
    var desk = Desk(try launch())
    try desk.play("new-window wait:2s background-window:1")
    let clock = desk.device.trace.clock
    try desk.play("wait:5s")
    expect(.lastWindow, desk.runsOneTimer(counting: 5, since: clock))

    try desk.play("lock")

    try conclude(desk)
    expect(.lastWindow, desk.has { $0.clock != nil && $0.runningTimers == 0 })
  }

  func testWindowsThatAreGoneAreLeftAlone() throws {
    var desk = Desk(try launch())
    try desk.play("wait:3s")
    let alone = desk.device.trace.viewsRedrawn(since: "wait")
    try desk.play("new-window wait:3s")
    let both = desk.device.trace.viewsRedrawn(since: "wait")
    try desk.play("close-window:2 wait:3s")
    expect(
      .quiet, if: alone > 0 && both > alone,
      desk.has { $0.viewsRedrawn(since: "wait") <= alone })

    try desk.play("new-window wait:1s focus:1 disconnect-window:2 wait:3s")

    try conclude(desk)
    expect(
      .quiet, if: alone > 0 && both > alone,
      desk.has { $0.viewsRedrawn(since: "wait") <= alone })
  }

  func testManyClosedWindowsLeaveNobodyDrawing() throws {
    var desk = Desk(try launch())
    try desk.play("wait:3s")
    let alone = desk.device.trace.viewsRedrawn(since: "wait")
    for _ in 1...3 { try desk.play("new-window focus:1 disconnect-window:2 close-window:2") }
    try desk.play("new-window wait:3s")

    try conclude(desk)
    expect(.quiet, if: alone > 0, desk.has { $0.viewsRedrawn(since: "wait") <= 2 * alone })
  }
}
