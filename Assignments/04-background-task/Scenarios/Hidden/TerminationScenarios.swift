import BackgroundTaskContract
import ScenarioTesting

/// Systems where leaving the app ends it.
final class TerminationScenarios: ScenarioCase {
  func testALongFilmIsFinishedAtTheNextLaunch() throws {
    let device = try launch(on: .iOS3_1)
    try play("url:film://record/20 home", on: device)
    let first = device.trace.savedParts
    try play("launch wait:40s", on: device)

    try conclude(device)
    expect(.terminated, first > 0 && device.trace.savedParts == 20)
  }

  func testACallThatIsAcceptedEndsTheApp() throws {
    let device = try launch(on: .iOS3_1)
    try play("url:film://record/2 call wait:1s accept-call", on: device)

    try satisfy(backgroundTask)
    expect(.terminated, device.trace.savedParts == 2)
  }

  func testAnAppThatExitsOnSuspendSavesAsItEnds() throws {
    let device = try launch(on: .iOS7) { $0.exitsOnSuspend = true }
    try play("url:film://record/20 home", on: device)
    let first = device.trace.savedParts
    try play("launch wait:40s", on: device)

    // Whether its task has to be ended, too, no source says.
    expect(.terminated, first > 0 && device.trace.savedParts == 20)
  }

  func testNothingIsSavedTwice() throws {
    let device = try launch(
      "launch url:film://record/3 home launch wait:5s url:film://record/3 home launch wait:5s",
      on: .iOS3_1)

    try conclude(device)
    expect(.terminated, device.trace.savedParts == 6)
  }
}
