import CallbackLogContract
import ScenarioTesting

final class VisibleScenarios: ScenarioCase {
  func testLaunching() throws {
    _ = try launch()

    try satisfy(callbackLog)
  }

  func testGoingHome() throws {
    let device = try launch()

    try device.perform("home")

    try satisfy(callbackLog)
  }

  func testLaunchHomeAndReturnReadInOrder() throws {
    let device = try launch()
    let launched = callsLogged(by: device)
    try device.perform("home")
    let left = callsLogged(by: device)

    try device.perform("open")

    let returned = callsLogged(by: device)
    let log = [
      "willFinishLaunchingWithOptions", "didFinishLaunchingWithOptions",
      "applicationDidBecomeActive", "applicationWillResignActive",
      "applicationDidEnterBackground", "applicationWillEnterForeground",
      "applicationDidBecomeActive",
    ]
    expect(
      "Tells launch, home and return in order", points: 2,
      launched == Array(log[..<3]) && left == Array(log[..<5]) && returned == log,
      because: "The order of the callbacks is the life cycle of an app.",
      hint: "Compare your log after launch, after home and after open with that of the README.")
    try satisfy(callbackLog)
  }

  func testComingAndGoingAllDay() throws {
    let device = try launch()

    try device.perform("home open wait:5m home wait:2m open home")

    try satisfy(callbackLog)
  }

  /// The callbacks that the printed lines name, in order; a call that is told twice counts once,
  /// since that has its own rule.
  private func callsLogged(by device: ScenarioDevice) -> [String] {
    let words = LoggedCallback.all.map(\.word)
    let told = device.printed.flatMap { line in words.filter(line.contains) }
    return told.enumerated().filter { $0 == 0 || told[$0 - 1] != $1 }.map(\.element)
  }
}
