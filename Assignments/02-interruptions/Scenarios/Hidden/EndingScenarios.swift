import InterruptionsContract
import ScenarioTesting

/// Ends of the app's process, long absences, and warnings.
final class EndingScenarios: ScenarioCase {
  func testAGameSwipedAwayInFrontStartsAgain() throws {
    let device = try launch("launch wait:3s switcher swipe-kill wait:5s launch wait:2s")
    let score = device.trace.shownScore

    try device.perform("wait:6s")

    try satisfy(interruptions)
    expect(.counting, device.trace.shows(6, since: score))
  }

  func testAGameSwipedAwayWhileSuspendedStartsAgain() throws {
    let device = try launch(
      "launch wait:3s home wait:10s switcher swipe-kill launch wait:2s")
    let score = device.trace.shownScore

    try device.perform("wait:6s")

    try satisfy(interruptions)
    expect(.counting, device.trace.shows(6, since: score))
  }

  func testAPurgedGameStartsAgain() throws {
    let device = try launch("launch wait:3s lock wait:30m purge unlock launch wait:2s")
    let score = device.trace.shownScore

    try device.perform("wait:6s call wait:4s ignore-call wait:4s")

    try satisfy(interruptions)
    expect(.uncovered, device.trace.shows(10, since: score))
  }

  func testANightOnTheLockScreenAddsNoPoint() throws {
    let device = try launch("launch wait:5s lock wait:540m unlock wait:5s")

    try satisfy(interruptions)
    expect(.returned, device.trace.shows(10))
  }

  func testAMemoryWarningLeavesTheGameRunning() throws {
    let device = try launch("launch wait:5s memory-warning wait:5s")

    try satisfy(interruptions)
    expect(.counting, device.trace.shows(10))
  }

  func testAMemoryWarningWhileSuspendedLeavesTheScore() throws {
    let device = try launch(
      "launch wait:5s home wait:10s memory-warning wait:10s open wait:5s")

    try satisfy(interruptions)
    expect(.returned, device.trace.shows(10))
  }
}
