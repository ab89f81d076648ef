import InterruptionsContract
import ScenarioTesting

/// Interruptions that cover the game for a while.
final class InterruptionScenarios: ScenarioCase {
  func testAnIgnoredCallPausesTheGame() throws {
    let device = try launch("launch wait:5s call wait:10s ignore-call wait:5s")

    try satisfy(interruptions)
    expect(.uncovered, device.trace.shows(10))
  }

  func testAnAcceptedCallPausesTheGame() throws {
    let device = try launch(
      "launch wait:5s call wait:3s accept-call wait:5m end-call wait:5s")

    try satisfy(interruptions)
    expect(.returned, device.trace.shows(10))
  }

  func testAnAlertPausesTheGame() throws {
    let device = try launch("launch wait:5s alert wait:10s dismiss-alert wait:5s")

    try satisfy(interruptions)
    expect(.uncovered, device.trace.shows(10))
  }

  func testTheSwitcherPausesTheGame() throws {
    let device = try launch("launch wait:5s switcher wait:10s close-switcher wait:5s")

    try satisfy(interruptions)
    expect(.uncovered, device.trace.shows(10))
  }

  func testLeavingThroughTheSwitcherPausesTheGame() throws {
    let device = try launch(
      "launch wait:5s switcher wait:4s home wait:30s open wait:5s")

    try satisfy(interruptions)
    expect(.returned, device.trace.shows(10))
  }

  func testACallRightAfterTheLaunchPausesTheGame() throws {
    let device = try launch("launch call wait:10s ignore-call wait:6s")

    try satisfy(interruptions)
    expect(.uncovered, device.trace.shows(6))
  }

  func testACallOnTheLockScreenResumesNothing() throws {
    let device = try launch(
      "launch wait:5s lock wait:2s call wait:8s ignore-call wait:2s unlock wait:5s")

    try satisfy(interruptions)
    expect(.returned, device.trace.shows(10))
  }

  func testThreeIgnoredCallsDoNotSpeedTheGameUp() throws {
    let device = try launch("launch wait:2s")
    for _ in 1...3 { try device.perform("call wait:3s ignore-call wait:2s") }
    let score = device.trace.shownScore

    try device.perform("wait:10s")

    try satisfy(interruptions)
    expect(.pace, device.trace.shows(10, since: score))
    expect(.uncovered, device.trace.shows(18))
  }

  func testInterruptionsOfEveryKindLeaveTheGameAsItWas() throws {
    let device = try launch("launch wait:3s call ignore-call wait:3s")
    try device.perform("alert wait:1s call wait:2s ignore-call dismiss-alert wait:3s")
    try device.perform("switcher close-switcher wait:3s")
    expect(.uncovered, device.trace.shows(12))
    let scoreBeforeLeaving = device.trace.shownScore

    try device.perform("lock wait:8m unlock wait:3s home wait:3m open wait:3s")
    try device.perform("call accept-call wait:30s end-call wait:3s")
    expect(.returned, device.trace.shows(9, since: scoreBeforeLeaving))
    let score = device.trace.shownScore

    try device.perform("wait:10s")

    try satisfy(interruptions)
    expect(.pace, device.trace.shows(10, since: score))
  }
}
