import RefreshOnReturnContract
import ScenarioTesting

/// What `lab check` plays.
final class VisibleScenarios: ScenarioCase {
  func testTheUserChoosesABird() throws {
    var visitor = Visitor(try launch())
    try visitor.choose(.owl)
    expectChoice(visitor, .owl, inCapitals: false)

    try visitor.choose(.heron)
    expectChoice(visitor, .heron, inCapitals: false)
  }

  func testTheUserTurnsTheSwitch() throws {
    var visitor = Visitor(try launch())
    try visitor.turnSwitch()
    expectChoice(visitor, .robin, inCapitals: true)

    try visitor.turnSwitch()
    expectChoice(visitor, .robin, inCapitals: false)
  }

  func testTheAppBeginsAnewOnReturn() throws {
    var visitor = try visitor()
    try visitor.comeBack()

    try satisfy(refreshOnReturn)
    expectReturn(visitor, visit: 2)
    expect(
      .newProcess, if: visitor.hasSeenReset, visitor.firstVisit == 1,
      came: "the number was another after the launch")
  }

  func testACallThatIsIgnoredLeavesTheChoices() throws {
    var visitor = try visitor()
    try visitor.comeBack()
    try visitor.choose(.heron)
    try visitor.turnSwitch()
    try visitor.device.perform("call wait:5s ignore-call")

    expectChoicesStay(visitor)
    try satisfy(refreshOnReturn)
  }

  func testTheAppIsLeftAsItIs() throws {
    let visitor = try visitor()
    try visitor.device.perform("home")
    try satisfy(refreshOnReturn)
  }

  func testAPurgedAppBeginsWithTheFirstVisit() throws {
    var visitor = try visitor()
    try visitor.comeBack()
    try visitor.choose(.heron)
    try visitor.launchAnew("home wait:60s purge launch")

    try satisfy(refreshOnReturn)
    expectFirstVisit(visitor)
  }
}
