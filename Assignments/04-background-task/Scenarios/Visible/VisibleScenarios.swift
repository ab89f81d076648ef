import BackgroundTaskContract
import ScenarioTesting

final class VisibleScenarios: ScenarioCase {
  func testAShortFilmIsSavedAfterTheUserHasLeft() throws {
    let device = try launch()
    try play("url:film://record/10 wait:2s home wait:14s", on: device)

    try conclude(device)
    expect(.afterLeaving, device.trace.savedParts == 10)
    expect(.suspended, if: device.trace.savedParts == 10, device.appState == .suspended)
  }

  func testALongFilmIsSavedInTwoStays() throws {
    let device = try launch()
    try play("url:film://record/45 home wait:60s", on: device)
    let first = device.trace.savedParts
    expect(.afterLeaving, (25...31).contains(first))

    try play("open wait:50s", on: device)

    try conclude(device)
    expect(.goesOn, if: first > 0 && first < 45, device.trace.savedParts == 45)
  }

  func testOnIOS7ThereAreThreeMinutes() throws {
    let device = try launch(on: .iOS7)
    try play("url:film://record/100 home wait:110s", on: device)

    try conclude(device)
    expect(.afterLeaving, device.trace.savedParts == 100)
  }

  func testAPurgeAfterTheTimeIsOverLosesNothing() throws {
    let device = try launch()
    try play("url:film://record/45 home wait:60s", on: device)
    let first = device.trace.savedParts
    try play("purge launch wait:50s", on: device)

    try conclude(device)
    expect(.goesOn, if: first > 0 && first < 45, device.trace.savedParts == 45)
  }

  func testWithoutMultitaskingAShortFilmIsSavedAtTheEnd() throws {
    let device = try launch(on: .iOS3_1)
    try play("url:film://record/3 home", on: device)

    try satisfy(backgroundTask)
    expect(.terminated, device.trace.savedParts == 3)
  }
}
