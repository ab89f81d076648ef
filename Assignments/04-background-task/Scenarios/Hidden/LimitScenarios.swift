import BackgroundTaskContract
import ScenarioTesting

/// How long an app may run in the background depends on the system.
final class LimitScenarios: ScenarioCase {
  func testOnIOS4ThereAreTenMinutes() throws {
    let device = try launch(on: .iOS4)
    try play("url:film://record/300 home wait:310s", on: device)

    try conclude(device)
    expect(.afterLeaving, device.trace.savedParts == 300)
    expect(.suspended, if: device.trace.savedParts == 300, device.appState == .suspended)
  }

  func testOnIOS4TenMinutesAreNotEnoughForEverything() throws {
    let device = try launch(on: .iOS4)
    try play("url:film://record/650 home wait:700s", on: device)
    try expectTheRest(of: device, after: 600, total: 650, "open wait:700s")
  }

  func testOnIOS11ThreeMinutesAreNotEnoughForEverything() throws {
    let device = try launch(on: .iOS11)
    try play("url:film://record/200 home wait:30m", on: device)
    try expectTheRest(of: device, after: 180, total: 200, "purge launch wait:210s")
  }

  func testOnIOS13ThereAreThirtySeconds() throws {
    let device = try launch(on: .iOS13)
    try play("url:film://record/40 lock wait:60s", on: device)
    try expectTheRest(of: device, after: 30, total: 40, "unlock wait:50s")
  }

  func testAFilmThatNeedsThreeStays() throws {
    let device = try launch()
    try play("url:film://record/80 home wait:40s open home wait:40s", on: device)
    let first = device.trace.savedParts
    expect(.afterLeaving, (50...64).contains(first))

    try play("open wait:90s", on: device)

    try conclude(device)
    expect(.goesOn, if: first > 0 && first < 80, device.trace.savedParts == 80)
  }

  func testATaskOfAnEarlierStayDoesNotCountInTheNext() throws {
    let device = try launch()
    try play("url:film://record/50 home wait:25s open wait:2s home wait:28s", on: device)
    let first = device.trace.savedParts
    try play("open wait:60s", on: device)

    try conclude(device)
    expect(.goesOn, if: first > 0 && first < 50, device.trace.savedParts == 50)
  }

  /// The time is over; the film is finished in a further story.
  private func expectTheRest(
    of device: ScenarioDevice, after limit: Int, total: Int, _ story: String
  ) throws {
    let first = device.trace.savedParts
    expect(.afterLeaving, (limit - 5...limit + 1).contains(first))

    try play(story, on: device)

    try conclude(device)
    expect(.goesOn, if: first > 0 && first < total, device.trace.savedParts == total)
  }
}
