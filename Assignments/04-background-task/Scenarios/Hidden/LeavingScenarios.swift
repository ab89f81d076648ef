import BackgroundTaskContract
import ScenarioTesting

/// Ways to leave, and to come back too early.
final class LeavingScenarios: ScenarioCase {
  func testLockingTheDeviceSavesTheFilm() throws {
    try expectSaved(12, "url:film://record/12 wait:5s lock wait:20s unlock wait:2s")
  }

  func testAnAcceptedCallSavesTheFilm() throws {
    try expectSaved(12, "url:film://record/12 call wait:2s accept-call wait:20s end-call")
  }

  func testAFilmThatLaunchedTheAppIsSaved() throws {
    try expectSaved(8, launch: "launch:url=film://record/8", "wait:1s home wait:12s")
  }

  func testComingBackInTheMiddleSavesEachPartOnce() throws {
    try expectSaved(
      20, "url:film://record/20 home wait:5s open wait:3s home wait:5s open home wait:30s")
  }

  func testPartsRecordedInTheMiddleAreSavedAsWell() throws {
    try expectSaved(
      15, "url:film://record/10 home wait:4s url:film://record/5 wait:2s home wait:25s")
  }

  func testLeavingAgainAfterTheLastPartIsSuspendedAtOnce() throws {
    let device = try launch()
    try play("url:film://record/8 home wait:40s open wait:5s home wait:1s", on: device)

    try conclude(device)
    expect(.afterLeaving, device.trace.savedParts == 8)
    expect(.suspended, if: device.trace.savedParts == 8, device.appState == .suspended)
  }

  func testASecondFilmAfterTheFirstIsSaved() throws {
    try expectSaved(
      16, "url:film://record/9 home wait:12s url:film://record/7 wait:1s home wait:12s")
  }

  func testAFilmAfterARelaunchIsSaved() throws {
    try expectSaved(
      15, "url:film://record/7 home wait:40s purge launch url:film://record/8 home wait:10s")
  }

  func testAnAppThrownOutInTheMiddleGoesOnAtItsNextLaunch() throws {
    let device = try launch()
    try play("url:film://record/20 home wait:5s switcher swipe-kill", on: device)
    let first = device.trace.savedParts
    try play("launch wait:40s", on: device)

    expect(.goesOn, if: first > 0 && first < 20, device.trace.savedParts == 20)
  }

  private func expectSaved(_ parts: Int, launch reason: String = "launch", _ story: String) throws {
    let device = try launch(reason)
    try play(story, on: device)

    try conclude(device)
    expect(.afterLeaving, device.trace.savedParts == parts)
  }
}
