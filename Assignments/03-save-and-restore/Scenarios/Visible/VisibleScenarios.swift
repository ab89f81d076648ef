import SaveAndRestoreContract
import ScenarioTesting

final class VisibleScenarios: ScenarioCase {
  func testTheFirstLaunchShowsBread() throws {
    let device = try launch("launch")

    expect(.newList, device.trace.shows(["bread"]))
  }

  func testItemsAreAddedAndRemoved() throws {
    let device = try launch("launch url:lab://add?item=milk")
    expect(.changed, device.trace.shows(["bread", "milk"]))

    try device.perform("url:lab://remove?item=bread url:lab://add?item=eggs")
    expect(.changed, device.trace.shows(["milk", "eggs"]))

    try device.perform("home wait:10s")
    try satisfy(saveAndRestore)
  }

  func testTheListSurvivesAPurge() throws {
    let device = try launch("launch url:lab://add?item=milk home wait:10s purge launch")

    try satisfy(saveAndRestore)
    expect(.purged, device.trace.shows(["bread", "milk"]))
    expect(.inTime, device.trace.beforeLastActivation.shows(["bread", "milk"]))
  }

  func testTheListSurvivesTheSwitcher() throws {
    let device = try launch("launch url:lab://add?item=milk wait:5s switcher swipe-kill launch")

    try satisfy(saveAndRestore)
    expect(.killed, device.trace.shows(["bread", "milk"]))
  }

  func testTheListStaysOnTheScreenWhenTheAppComesBack() throws {
    let device = try launch("launch url:lab://add?item=milk home wait:60s open")

    try satisfy(saveAndRestore)
    expect(.leftAlone, device.trace.shows(["bread", "milk"]))
  }
}
