import InterruptionsContract
import ScenarioTesting

final class VisibleScenarios: ScenarioCase {
  func testTheGameRunsOnceTheAppIsActive() throws {
    let device = try launch("launch wait:10s")

    try satisfy(interruptions)
    expect(.counting, device.trace.shows(10))
  }

  func testGoingHomePausesTheGame() throws {
    let device = try launch("launch wait:5s home wait:60s open wait:5s")

    try satisfy(interruptions)
    expect(.returned, device.trace.shows(10))
  }

  func testLockingPausesTheGame() throws {
    let device = try launch("launch wait:5s lock wait:60s unlock wait:5s")

    try satisfy(interruptions)
    expect(.returned, device.trace.shows(10))
  }

  func testLeavingForAnHourPausesTheGame() throws {
    let device = try launch("launch wait:8s home wait:60m")

    try satisfy(interruptions)
    expect(.counting, device.trace.shows(8))
  }

  func testThreeTripsHomeDoNotSpeedTheGameUp() throws {
    let device = try launch("launch wait:2s")
    for _ in 1...3 { try device.perform("home wait:20s open wait:2s") }
    let score = device.trace.shownScore

    try device.perform("wait:10s")

    try satisfy(interruptions)
    expect(.pace, device.trace.shows(10, since: score))
  }
}
