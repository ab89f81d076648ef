import NotificationsContract
import ScenarioTesting

final class VisibleScenarios: ScenarioCase {
  func testTheGameRunsOnceTheAppIsActive() throws {
    let device = try launch("launch wait:10s")

    try satisfy(notifications)
    expect(.counting, device.trace.shows("Score", 10))
  }

  func testGoingHomePausesAndSavesTheGame() throws {
    let device = try launch("launch wait:5s home wait:60s")
    expect(.saved, device.trace.hasSaved(5))

    try device.perform("open wait:5s")

    try satisfy(notifications)
    expect(.counting, device.trace.shows("Score", 10))
    expect(.breaks, device.trace.shown("Breaks") == 1)
  }

  func testAMemoryWarningEmptiesTheReplay() throws {
    let device = try launch("launch wait:8s memory-warning wait:4s")

    try satisfy(notifications)
    expect(.replay, device.trace.shows("Replay", 4) && device.trace.shows("Score", 12))
  }

  func testANewGameStartsAtZero() throws {
    let device = try launch("launch wait:15s url:lab://new-game")
    let new = device.trace

    try device.perform("wait:5s")
    expect(.newGame, device.trace.shows("Score", 5, andNoMoreSince: new))

    try device.perform("home wait:10s open wait:5s")
    try satisfy(notifications)
    expect(.newGame, device.trace.shows("Score", 10, andNoMoreSince: new))
  }

  func testANewGameTakesThePlaceOfTheOldOne() throws {
    let device = try launch("launch wait:5s home wait:10s open wait:2s")
    let before = device.trace

    try device.perform("url:lab://new-game wait:3s")
    let isNew = device.trace.shows("Score", 3)
    try device.perform("home wait:10s open wait:5s")

    try satisfy(notifications)
    if isNew, device.trace.shows("Score", 8), !before.observers.isEmpty {
      expect(.observers, device.trace.hasNoMoreObservers(than: before))
    }
    expect(.saved, device.trace.hasSaved(3))
  }
}
