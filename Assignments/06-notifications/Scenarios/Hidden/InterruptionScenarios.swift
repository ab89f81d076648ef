import NotificationsContract
import ScenarioTesting

/// One game, interrupted in every way.
final class InterruptionScenarios: ScenarioCase {
  func testAnAlertPausesTheGameAndIsNoBreak() throws {
    let device = try launch("launch wait:5s home wait:5s open alert wait:10s dismiss-alert wait:5s")

    try satisfy(notifications)
    expect(.counting, device.trace.shows("Score", 10))
    expect(.breaks, device.trace.shown("Breaks") == 1)
  }

  func testAnIgnoredCallIsNoBreakAndAnAcceptedOneIs() throws {
    let device = try launch("launch wait:3s call wait:10s ignore-call wait:3s")
    expect(.counting, device.trace.shows("Score", 6))

    try device.perform("call accept-call wait:5m end-call wait:4s")

    try satisfy(notifications)
    expect(.breaks, device.trace.shown("Breaks") == 1)
    expect(.saved, device.trace.hasSaved(6))
  }

  func testANightOnTheLockScreenIsOneBreak() throws {
    let device = try launch("launch wait:5s lock wait:540m unlock wait:5s")

    try satisfy(notifications)
    expect(.counting, device.trace.shows("Score", 10))
    expect(.breaks, device.trace.shown("Breaks") == 1)
    expect(.saved, device.trace.hasSaved(5))
  }

  func testFourTripsHomeAreFourBreaks() throws {
    let device = try launch("launch wait:2s")
    for _ in 1...4 { try device.perform("home wait:20s open wait:2s") }

    try satisfy(notifications)
    expect(.counting, device.trace.shows("Score", 10))
    expect(.breaks, device.trace.shown("Breaks") == 4)
    expect(.saved, device.trace.hasSaved(8))
  }

  func testAMemoryWarningWhileSuspendedEmptiesTheReplay() throws {
    let device = try launch("launch wait:9s home wait:10s memory-warning wait:10s open wait:3s")

    try satisfy(notifications)
    expect(.replay, device.trace.shows("Replay", 3) && device.trace.shows("Score", 12))
  }

  func testTwoMemoryWarningsEmptyTheReplayTwice() throws {
    let device = try launch("launch wait:6s memory-warning wait:6s memory-warning wait:2s")

    try satisfy(notifications)
    expect(.replay, device.trace.shows("Replay", 2) && device.trace.shows("Score", 14))
  }

  func testAGameThrownOutOfTheSwitcherHasBeenSaved() throws {
    let device = try launch("launch wait:7s home wait:10s open wait:3s home wait:5s")

    try device.perform("switcher swipe-kill launch wait:4s")

    try satisfy(notifications)
    expect(.saved, device.trace.hasSaved(10))
    expect(.counting, device.trace.shows("Score", 4))
  }

  func testALaunchIsNoBreak() throws {
    let device = try launch("launch wait:2s home wait:5s open home purge launch wait:4s")
    expect(.breaks, device.trace.shown("Breaks") == 0)

    try device.perform("home wait:5s open")

    try satisfy(notifications)
    expect(.breaks, device.trace.shown("Breaks") == 1)
  }
}
