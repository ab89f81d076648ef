import ScenarioTesting
import ScenesContract

/// Windows that the user closes.
final class ClosingScenarios: ScenarioCase {
  func testAWindowClosedWhileTheAppIsSuspendedIsForgotten() throws {
    try expectForgotten("focus:1 home wait:10s switcher close-window:2 open wait:3s home purge")
  }

  func testAWindowClosedWhileTheAppIsNotRunningIsForgottenAtTheNextLaunch() throws {
    try expectForgotten("focus:1 home purge switcher close-window:2 close-switcher")
  }

  func testADisconnectedWindowThatIsClosedIsForgotten() throws {
    try expectForgotten("focus:1 disconnect-window:2 wait:3s close-window:2 home purge")
  }

  func testAWindowClosedOnTheScreenIsForgotten() throws {
    try expectForgotten("close-window:2 wait:3s open wait:3s home purge")
  }

  /// Window 2, which showed eggs, is closed, and the app launched again.
  private func expectForgotten(_ story: String) throws {
    var desk = Desk(try launch())
    let isReady = try desk.showsTwoNotes()
    try desk.play("\(story) launch wait:3s")
    let keepsTheOther = desk.shows("milk", insteadOf: "eggs", since: "launch")

    try conclude(desk)
    expect(.closed, if: isReady && keepsTheOther, desk.has { !$0.keeps("eggs") })
  }

  func testClosingAWindowOnTheScreenLeavesTheTimerToTheOther() throws {
    var desk = Desk(try launch())
    try desk.play("new-window wait:3s close-window:2")
    let clock = desk.device.trace.clock
    try desk.play("wait:5s")
    expect(.lastWindow, desk.runsOneTimer(counting: 5, since: clock))

    try desk.play("home")

    try conclude(desk)
    expect(.lastWindow, desk.has { $0.clock != nil && $0.runningTimers == 0 })
  }

  func testClosingTheOnlyWindowOnTheScreenStopsTheTimer() throws {
    var desk = Desk(try launch())
    try desk.play("new-window focus:2 wait:3s")
    let clock = desk.device.trace.clock
    try desk.play("close-window:2")
    expect(.lastWindow, clock != nil && desk.has { $0.runningTimers == 0 })

    try desk.play("open wait:5s")

    try conclude(desk)
    expect(.lastWindow, desk.runsOneTimer(counting: 5, since: clock))
  }
}
