import SaveAndRestoreContract
import ScenarioTesting

/// URLs that bring the app to the front, and interruptions that leave its process alive.
final class ReturnScenarios: ScenarioCase {
  func testAURLThatBringsTheAppBackIsKept() throws {
    let device = try launch("launch url:lab://add?item=milk home wait:60s")

    try device.perform("url:lab://add?item=eggs")

    expect(.onTheWay, device.trace.shows(["bread", "milk", "eggs"]))
    try device.perform("home purge launch")
    try satisfy(saveAndRestore)
    expect(.onTheWay, device.trace.shows(["bread", "milk", "eggs"]))
  }

  func testAURLThatLaunchesTheAppIsKept() throws {
    let device = try launch("launch url:lab://add?item=milk home wait:10s purge")

    try device.perform("launch:url=lab://add?item=eggs")

    expect(.onTheWay, device.trace.shows(["bread", "milk", "eggs"]))
    try device.perform("home purge launch")
    try satisfy(saveAndRestore)
    expect(.onTheWay, device.trace.shows(["bread", "milk", "eggs"]))
  }

  func testAURLAtTheFirstLaunchOfAllIsKept() throws {
    let device = try launch("launch:url=lab://add?item=milk")

    expect(.onTheWay, device.trace.shows(["bread", "milk"]))
    try device.perform("home")
    try satisfy(saveAndRestore)
  }

  func testAURLThatRemovesAnItemOnTheWayIsKept() throws {
    let device = try launch("launch url:lab://add?item=milk url:lab://add?item=eggs home purge")

    try device.perform("launch:url=lab://remove?item=milk home url:lab://remove?item=bread")

    expect(.onTheWay, device.trace.shows(["eggs"]))
    try device.perform("home")
    try satisfy(saveAndRestore)
  }

  func testAnAlertLeavesTheListAlone() throws {
    let device = try launch("launch url:lab://add?item=milk alert wait:5s dismiss-alert")

    expect(.leftAlone, device.trace.shows(["bread", "milk"]))
    try device.perform("home")
    try satisfy(saveAndRestore)
  }

  func testInterruptionsOfEveryKindLeaveTheListAlone() throws {
    let device = try launch("launch home open url:lab://add?item=milk call wait:5s ignore-call")
    expect(.leftAlone, device.trace.shows(["bread", "milk"]))

    try device.perform("url:lab://add?item=eggs switcher close-switcher")
    expect(.leftAlone, device.trace.shows(["bread", "milk", "eggs"]))

    try device.perform("lock wait:30m unlock url:lab://remove?item=bread")
    try device.perform("call accept-call wait:60s end-call")
    expect(.leftAlone, device.trace.shows(["milk", "eggs"]))

    try device.perform("control-centre close-control-centre home wait:540m open")
    try satisfy(saveAndRestore)
    expect(.leftAlone, device.trace.shows(["milk", "eggs"]))
  }

  func testMemoryWarningsLeaveTheListAlone() throws {
    let device = try launch(
      "launch url:lab://add?item=milk memory-warning home wait:10s memory-warning open")

    try satisfy(saveAndRestore)
    expect(.leftAlone, device.trace.shows(["bread", "milk"]))
  }
}
