import RefreshOnReturnContract
import ScenarioTesting

/// What is no return: the app is covered, or on its way out, or launched.
final class StayScenarios: ScenarioCase {
  func testAnAlertLeavesTheChoices() throws {
    try expectChoicesStay(during: "alert wait:5s dismiss-alert")
  }

  func testTheSwitcherLeavesTheChoices() throws {
    try expectChoicesStay(during: "switcher wait:3s close-switcher")
  }

  func testControlCentreAndNotificationCentreLeaveTheChoices() throws {
    try expectChoicesStay(
      during:
        "control-centre wait:3s close-control-centre notification-centre wait:3s "
        + "close-notification-centre")
  }

  func testEveryInterruptionLeavesTheChoices() throws {
    try expectChoicesStay(
      during:
        "call wait:5s ignore-call wait:5s switcher close-switcher alert dismiss-alert wait:10m")
  }

  func testAnInterruptionBeforeTheFirstReturnLeavesTheChoices() throws {
    var visitor = try visitor(.heron)
    try visitor.device.perform("call wait:5s ignore-call")
    let isAsLeft = visitor.isAsLeft
    try visitor.comeBack()

    try satisfy(refreshOnReturn)
    expectReturn(visitor, visit: 2)
    expect(.covered, if: visitor.hasSeenReset, isAsLeft)
  }

  func testALockedPhoneHasBeenLeftAsItWas() throws {
    let visitor = try visitor()
    try visitor.device.perform("lock wait:5s")

    try satisfy(refreshOnReturn)
  }

  func testTheSwitcherShowsWhatTheUserHasLeft() throws {
    var visitor = try visitor()
    try visitor.comeBack()
    try visitor.choose(.heron)
    try visitor.turnSwitch()
    _ = try visitor.device.attempt("home wait:10s switcher wait:2s home")

    try satisfy(refreshOnReturn)
  }

  func testAnAppThrownOutOfTheSwitcherBeginsWithTheFirstVisit() throws {
    var visitor = try visitor()
    try visitor.comeBack()
    try visitor.choose(.heron)
    try visitor.turnSwitch()
    try visitor.launchAnew("switcher swipe-kill wait:5s launch")

    try satisfy(refreshOnReturn)
    expectFirstVisit(visitor)
  }

  func testALaunchForAURLIsTheFirstVisit() throws {
    var visitor = try visitor()
    try visitor.comeBack()
    try visitor.choose(.heron)
    try visitor.launchAnew("home wait:60s purge launch:url=birds://feeder")

    try satisfy(refreshOnReturn)
    expectFirstVisit(visitor)
  }

  func testEachProcessCountsItsOwnVisits() throws {
    var visitor = try visitor()
    try visitor.comeBack()
    try visitor.launchAnew("home wait:60s purge launch wait:10s")
    expectFirstVisit(visitor)

    try visitor.choose(.heron)
    try visitor.turnSwitch()
    let visit = visitor.visit ?? 1
    try visitor.comeBack()
    try satisfy(refreshOnReturn)
    expectReturn(visitor, visit: visit + 1)
  }

  /// Interrupts an app that has been reset once.
  private func expectChoicesStay(during story: String) throws {
    var visitor = try visitor()
    try visitor.comeBack()
    try visitor.choose(.heron)
    try visitor.turnSwitch()
    try visitor.device.perform(story)

    expectChoicesStay(visitor)
    try satisfy(refreshOnReturn)
  }
}
