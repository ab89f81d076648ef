import CallbackLogContract
import ScenarioTesting

final class HiddenScenarios: ScenarioCase {
  func testLaunching() throws {
    _ = try launch()

    try satisfy(callbackLog)
  }
}
