import CallbackLogContract
import ScenarioTesting

final class HiddenScenarios: ScenarioCase {
  // MARK: Interruptions

  func testIgnoringACallStaysInTheForeground() throws {
    try tell("launch call ignore-call")
  }

  func testAcceptingACallGoesToTheBackground() throws {
    try tell("launch call accept-call wait:3m end-call")
  }

  func testAnAlertInterrupts() throws {
    try tell("launch alert dismiss-alert home open")
  }

  func testLookingAtTheSwitcherInterrupts() throws {
    try tell("launch switcher close-switcher")
  }

  func testLeavingThroughTheSwitcher() throws {
    try tell("launch switcher home switcher open")
  }

  func testOneInterruptionAfterTheOther() throws {
    try tell(
      "launch call ignore-call alert dismiss-alert switcher close-switcher call ignore-call home")
  }

  func testLockingUnderAnAlert() throws {
    try tell("launch alert lock wait:30s unlock dismiss-alert")
  }

  // MARK: Screen lock

  func testLockingAndUnlocking() throws {
    try tell("launch lock unlock lock wait:10m unlock")
  }

  func testLockingOnTheHomeScreenIsNotTheAppsBusiness() throws {
    try tell("launch home lock unlock open")
  }

  // MARK: Ends

  func testBeingKilledInFront() throws {
    try tell("launch switcher swipe-kill")
  }

  func testBeingKilledWhileSuspended() throws {
    try tell("launch home switcher swipe-kill launch")
  }

  func testBeingPurgedAndLaunchedAgain() throws {
    try tell("launch home purge launch home open")
  }

  func testTwoLivesWithTwoEnds() throws {
    try tell("launch swipe-kill launch home open swipe-kill")
  }

  // MARK: Memory and time

  func testAMemoryWarningInFront() throws {
    try tell("launch memory-warning memory-warning home")
  }

  func testAMemoryWarningUnderACall() throws {
    try tell("launch call memory-warning ignore-call")
  }

  func testAMemoryWarningWhileSuspended() throws {
    try tell("launch home memory-warning open")
  }

  func testLongWaits() throws {
    try tell("launch wait:45m home wait:480m open wait:1s home wait:1440m open")
  }

  func testEverythingInOneDay() throws {
    try tell(
      "launch call ignore-call home open lock unlock memory-warning switcher close-switcher "
        + "call accept-call end-call home purge launch alert dismiss-alert swipe-kill")
  }

  private func tell(_ story: String) throws {
    _ = try launch(story)

    try satisfy(callbackLog)
  }
}
