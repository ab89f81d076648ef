import SaveAndRestoreContract
import ScenarioTesting

/// The process ends, with and without a warning, and the app is launched again.
final class EndingScenarios: ScenarioCase {
  func testTheListSurvivesAPurgeBehindTheLockScreen() throws {
    let device = try launch(
      "launch url:lab://add?item=tea url:lab://add?item=jam lock wait:30m purge unlock launch")

    try satisfy(saveAndRestore)
    expect(.purged, device.trace.shows(["bread", "tea", "jam"]))
    expect(.inTime, device.trace.beforeLastActivation.shows(["bread", "tea", "jam"]))
  }

  func testTheListSurvivesAPurgeDuringACall() throws {
    let device = try launch(
      "launch url:lab://add?item=oat%20milk call accept-call wait:5m purge end-call launch")

    try satisfy(saveAndRestore)
    expect(.purged, device.trace.shows(["bread", "oat milk"]))
  }

  func testTheListSurvivesAPurgeAfterAVisit() throws {
    let device = try launch("launch url:lab://add?item=rice home wait:10s open wait:10s")

    try device.perform("url:lab://remove?item=bread switcher wait:1s home purge launch")

    try satisfy(saveAndRestore)
    expect(.purged, device.trace.shows(["rice"]))
    expect(.inTime, device.trace.beforeLastActivation.shows(["rice"]))
  }

  func testTheListSurvivesTheSwitcherWhileSuspended() throws {
    let device = try launch(
      "launch url:lab://add?item=salt home wait:10s switcher swipe-kill launch")

    try satisfy(saveAndRestore)
    expect(.killed, device.trace.shows(["bread", "salt"]))
  }

  func testTheListSurvivesTheSwitcherRightAfterAChange() throws {
    let device = try launch("launch home wait:10s open")

    try device.perform("url:lab://remove?item=bread url:lab://add?item=figs")
    try device.perform("switcher swipe-kill wait:5s launch")

    try satisfy(saveAndRestore)
    expect(.killed, device.trace.shows(["figs"]))
  }

  func testTheListGrowsFromLaunchToLaunch() throws {
    let device = try launch("launch url:lab://add?item=milk home purge launch")
    try device.perform("url:lab://add?item=eggs home wait:10s purge launch")
    expect(.goesOn, device.trace.shows(["bread", "milk", "eggs"]))

    try device.perform("url:lab://remove?item=milk switcher swipe-kill launch")
    expect(.goesOn, device.trace.shows(["bread", "eggs"]))

    try device.perform("home purge launch home")
    try satisfy(saveAndRestore)
    expect(.goesOn, device.trace.shows(["bread", "eggs"]))
  }

  func testAnEmptyListComesBackEmpty() throws {
    let device = try launch("launch url:lab://remove?item=bread")
    expect(.changed, device.trace.shows([]))

    try device.perform("home wait:10s purge launch")
    expect(.empty, device.trace.shows([]))

    try device.perform("url:lab://add?item=nuts")
    expect(.empty, device.trace.shows(["nuts"]))

    try device.perform("home")
    try satisfy(saveAndRestore)
  }

  func testAListThatWasEmptiedLaterComesBackEmpty() throws {
    let device = try launch("launch url:lab://add?item=milk home purge launch")

    try device.perform("url:lab://remove?item=bread url:lab://remove?item=milk")
    try device.perform("switcher swipe-kill launch")

    try satisfy(saveAndRestore)
    expect(.empty, device.trace.shows([]))
  }

  func testAListThatNobodyChangedIsStillTheFirstOne() throws {
    let device = try launch("launch home wait:10s purge launch")

    expect(.newList, device.trace.shows(["bread"]))
  }
}
