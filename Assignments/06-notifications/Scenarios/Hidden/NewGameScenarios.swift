import NotificationsContract
import ScenarioTesting

/// Games that take the place of others.
///
/// That nothing of an old game is left says nothing about an app in which no new one runs.
final class NewGameScenarios: ScenarioCase {
  func testThreeNewGamesLeaveNothingBehind() throws {
    let device = try launch("launch wait:4s home wait:5s open wait:1s")
    let before = device.trace

    for _ in 1...3 { try device.perform("wait:4s url:lab://new-game") }
    let newest = device.trace
    try device.perform("wait:4s")
    expect(.newGame, device.trace.shows("Score", 4, andNoMoreSince: newest))

    try device.perform("home wait:30s open wait:10s")
    try satisfy(notifications)
    expect(.newGame, device.trace.shows("Score", 14, andNoMoreSince: newest))
    if device.trace.shows("Score", 14), !before.observers.isEmpty {
      expect(.observers, device.trace.hasNoMoreObservers(than: before))
    }
    expect(.breaks, device.trace.shown("Breaks") == 1)
    expect(.saved, device.trace.hasSaved(4))
  }

  func testANewGameOnTheWayBackBeginsWithoutBreaks() throws {
    let device = try launch("launch wait:9s home wait:60s url:lab://new-game wait:5s")

    expect(.newGame, device.trace.shows("Score", 5))
    expect(.breaks, device.trace.shown("Breaks") == 0)
    try device.perform("home wait:10s open wait:3s")
    try satisfy(notifications)
    expect(.newGame, device.trace.shows("Score", 8))
    expect(.breaks, device.trace.shown("Breaks") == 1)
    expect(.saved, device.trace.hasSaved(5))
  }

  func testAnAppLaunchedForANewGameRunsOneGame() throws {
    let device = try launch("launch:url=lab://new-game wait:6s")

    expect(.newGame, device.trace.shows("Score", 6))
    try device.perform("lock wait:10m unlock wait:6s")
    try satisfy(notifications)
    expect(.newGame, device.trace.shows("Score", 12))
    expect(.breaks, device.trace.shown("Breaks") == 1)
  }

  func testAnInterruptedNewGameGoesOn() throws {
    let device = try launch("launch wait:3s url:lab://new-game wait:3s alert wait:9s")
    try device.perform("dismiss-alert wait:3s call wait:9s ignore-call wait:3s")

    try satisfy(notifications)
    expect(.newGame, device.trace.shows("Score", 9))
  }

  func testAMemoryWarningAfterANewGameEmptiesItsReplay() throws {
    let device = try launch("launch wait:9s url:lab://new-game wait:6s memory-warning wait:3s")

    try satisfy(notifications)
    expect(.replay, device.trace.shows("Replay", 3) && device.trace.shows("Score", 9))
  }

  func testOldGamesHearNothingWhileNewOnesComeAndGo() throws {
    let device = try launch("launch wait:2s lock wait:10s unlock wait:2s")
    let before = device.trace

    try device.perform("home wait:10s url:lab://new-game wait:7s")
    let isPlaying = device.trace.shows("Score", 7)
    try device.perform("home wait:10s url:lab://new-game wait:3s lock wait:10s unlock wait:1s")

    try satisfy(notifications)
    if isPlaying, device.trace.shows("Score", 4), !before.observers.isEmpty {
      expect(.observers, device.trace.hasNoMoreObservers(than: before))
    }
    expect(.newGame, device.trace.shows("Score", 4))
    expect(.saved, device.trace.hasSaved(3))
  }
}
