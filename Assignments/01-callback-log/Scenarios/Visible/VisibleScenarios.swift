import CallbackLogContract
import ScenarioTesting

final class VisibleScenarios: ScenarioCase {
  func testLaunching() throws {
    _ = try launch()

    try satisfy(callbackLog)
  }
}
