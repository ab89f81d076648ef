import EventCountContract
import ScenarioTesting

/// What covers the app, with and without taking it off the screen.
final class InterruptionScenarios: ScenarioCase {
  func testAnAcceptedCallTakesTheAppOffTheScreen() throws {
    let board = try board("launch call accept-call wait:5m end-call")

    try expect(Counts(activations: 2, resignations: 1, backgrounds: 1, returns: 1), on: board)
  }

  func testControlCentreOnlyCovers() throws {
    let board = try board("launch control-centre wait:3s close-control-centre")

    try expect(Counts(activations: 2, resignations: 1), on: board)
  }

  func testAnAlertOnlyCovers() throws {
    let board = try board("launch alert wait:10s dismiss-alert")

    try expect(Counts(activations: 2, resignations: 1), on: board)
  }

  func testTheSwitcherOnTheWayToAnotherAppIsOneResignation() throws {
    let board = try board("launch switcher wait:1s home wait:60s open")

    try expect(Counts(activations: 2, resignations: 1, backgrounds: 1, returns: 1), on: board)
  }

  func testTheSwitcherOfASuspendedAppIsNoneOfItsBusiness() throws {
    let board = try board("launch home wait:60s switcher wait:2s close-switcher open")

    try expect(Counts(activations: 2, resignations: 1, backgrounds: 1, returns: 1), on: board)
  }

  func testACallThatIsIgnoredOnTheHomeScreenIsNotCounted() throws {
    let board = try board("launch home wait:10s call ignore-call open")

    try expect(Counts(activations: 2, resignations: 1, backgrounds: 1, returns: 1), on: board)
  }

  func testEachAlertIsCounted() throws {
    let board = try board("launch alert dismiss-alert")
    try expect(Counts(activations: 2, resignations: 1), on: board)

    try expect(
      Counts(activations: 3, resignations: 2), on: board, after: "wait:5s alert dismiss-alert")

    try expect(
      Counts(activations: 4, resignations: 3), on: board, after: "call wait:3s ignore-call")
  }

  func testEverythingInOneStoryIsCounted() throws {
    let board = try board("launch wait:5s control-centre close-control-centre")
    try expect(Counts(activations: 2, resignations: 1), on: board)

    try expect(
      Counts(activations: 3, resignations: 2, backgrounds: 1, returns: 1), on: board,
      after: "lock wait:30m unlock")

    try expect(
      Counts(activations: 4, resignations: 3, backgrounds: 2, returns: 2), on: board,
      after: "wait:60s call accept-call wait:2m end-call")

    try expect(
      Counts(activations: 6, resignations: 5, backgrounds: 3, returns: 3), on: board,
      after: "switcher close-switcher home wait:8m open")
  }
}
