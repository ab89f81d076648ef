import InterruptionsContract
import ScenarioTesting

/// Ends of the app's process, long absences, and warnings.
final class EndingScenarios: ScenarioCase {
  func testAGameSwipedAwayInFrontStartsAgain() throws {
    let device = try launch("launch wait:3s switcher wait:2s swipe-kill wait:5s launch wait:2s")
    let score = device.trace.shownScore

    try device.perform("wait:6s")

    expect(.counting, device.trace.shows(6, since: score))
    try satisfy(interruptions)
  }

  func testAGameSwipedAwayWhileSuspendedStartsAgain() throws {
    let device = try launch(
      "launch wait:3s home wait:10s switcher swipe-kill launch wait:2s")
    let score = device.trace.shownScore

    try device.perform("wait:6s")

    expect(.counting, device.trace.shows(6, since: score))
    try satisfy(interruptions)
  }

  func testAPurgedGameStartsAgain() throws {
    let device = try launch("launch wait:3s lock wait:30m purge unlock launch wait:2s")
    let score = device.trace.shownScore

    try device.perform("wait:6s call wait:4s ignore-call wait:4s")

    expect(.keeping, device.trace.shows(10, since: score))
    try satisfy(interruptions)
  }

  func testANightOnTheLockScreenAddsNoPoint() throws {
    let device = try launch("launch wait:5s lock wait:540m unlock wait:5s")

    expect(.keeping, device.trace.shows(10))
    try satisfy(interruptions)
  }

  func testAMemoryWarningLeavesTheGameRunning() throws {
    let device = try launch("launch wait:5s memory-warning wait:5s")

    expect(.counting, device.trace.shows(10))
    try satisfy(interruptions)
  }

  func testAMemoryWarningWhileSuspendedLeavesTheScore() throws {
    let device = try launch(
      "launch wait:5s home wait:10s memory-warning wait:10s open wait:5s")

    expect(.keeping, device.trace.shows(10))
    try satisfy(interruptions)
  }
}
