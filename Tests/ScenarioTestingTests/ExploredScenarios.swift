import Foundation
import LifecycleContracts
import LifecycleTrace
import ScenarioTesting

/// A suite without a story of its own, started with an app by `ExploringRunTests`.
final class ExploredScenarios: ScenarioCase {
  override func setUpWithError() throws {
    try XCTSkipIf(
      ProcessInfo.processInfo.environment[RunRequest.app] == nil, "no app is named to explore")
    try super.setUpWithError()
  }

  func testExploring() throws {
    try explore(
      upTo: 2, satisfying: counterContract, budget: .stories(30), longest: 8,
      stimuli: ["home", "open", "tap", "wait", "purge"])
  }

  func testExploringAnotherDevice() throws {
    try explore(
      upTo: 2, satisfying: counterContract, budget: .stories(4), longest: 5,
      stimuli: ["home", "launch"], on: .iOS13, changing: { $0.exitsOnSuspend = true })
  }

  func testExploringAfterALaunch() throws {
    _ = try launch()
    try explore(upTo: 2, satisfying: counterContract)
  }
}
