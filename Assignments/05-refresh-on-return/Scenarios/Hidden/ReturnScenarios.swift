import RefreshOnReturnContract
import ScenarioTesting

/// The ways back from the background.
final class ReturnScenarios: ScenarioCase {
  func testTheBirdAloneIsReset() throws {
    var visitor = Visitor(try launch())
    try visitor.choose(.heron)
    try visitor.comeBack()

    try satisfy(refreshOnReturn)
    expectReturn(visitor, visit: 2, resets: [.caption, .segment, .picture])
  }

  func testTheSwitchAloneIsReset() throws {
    var visitor = Visitor(try launch())
    try visitor.turnSwitch()
    try visitor.comeBack("home wait:60m open")

    try satisfy(refreshOnReturn)
    expectReturn(visitor, visit: 2, resets: [.caption, .capitals])
  }

  func testEachReturnIsCounted() throws {
    var visitor = try visitor()
    try visitor.comeBack("home wait:1s open")
    expectReturn(visitor, visit: 2)

    try visitor.choose(.heron)
    try visitor.turnSwitch()
    try visitor.comeBack("home wait:10m open")
    expectReturn(visitor, visit: 3)

    try visitor.choose(.owl)
    try visitor.turnSwitch()
    try visitor.comeBack()
    try satisfy(refreshOnReturn)
    expectReturn(visitor, visit: 4)
  }

  func testAUserWhoOnlyLookedIsCountedAsWell() throws {
    var visitor = try visitor()
    try visitor.comeBack()
    try visitor.comeBack("home wait:5s open wait:5s home wait:5s open")

    expectReturn(visitor, visit: 4)
  }

  func testUnlockingIsAReturn() throws {
    var visitor = try visitor()
    try visitor.comeBack("lock wait:30m unlock")

    try satisfy(refreshOnReturn)
    expectReturn(visitor, visit: 2)
  }

  func testTheEndOfACallIsAReturn() throws {
    var visitor = try visitor(.heron)
    try visitor.comeBack("call wait:5s accept-call wait:3m end-call")

    try satisfy(refreshOnReturn)
    expectReturn(visitor, visit: 2)
  }

  func testAURLThatBringsTheAppBackIsAReturn() throws {
    var visitor = try visitor()
    try visitor.comeBack("home wait:60s url:birds://feeder")

    try satisfy(refreshOnReturn)
    expectReturn(visitor, visit: 2)
  }

  func testANotificationThatBringsTheAppBackIsAReturn() throws {
    var visitor = try visitor(.heron)
    try visitor.comeBack("home wait:60s tap-notification")

    try satisfy(refreshOnReturn)
    expectReturn(visitor, visit: 2)
  }

  func testWhoLeavesThroughTheSwitcherReturnsAsWell() throws {
    var visitor = try visitor()
    try visitor.comeBack("switcher wait:2s home wait:10s open")

    try satisfy(refreshOnReturn)
    expectReturn(visitor, visit: 2)
  }

  func testTheUserCanChooseAgainAfterAReturn() throws {
    var visitor = try visitor()
    expectChoice(visitor, .owl, inCapitals: true)
    try visitor.comeBack()

    try visitor.choose(.owl)
    expectChoice(visitor, .owl, inCapitals: visitor.look[.capitals] == "true")
    try visitor.turnSwitch()
    try visitor.choose(.heron)
    expectChoice(visitor, .heron, inCapitals: visitor.look[.capitals] == "true")
    try satisfy(refreshOnReturn)
  }
}
