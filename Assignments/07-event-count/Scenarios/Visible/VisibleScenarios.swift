import EventCountContract
import ScenarioTesting

/// What `lab check` plays.
final class VisibleScenarios: ScenarioCase {
  func testAPurgedAppCountsAnew() throws {
    let board = try board("launch")
    let first = board.reading
    try expect(
      Counts(activations: 2, resignations: 1, backgrounds: 1, returns: 1), on: board,
      after: "home wait:60s open")

    try expectAnew(board, since: first, after: "home wait:60s purge launch")
  }

  func testTheLaunchIsCounted() throws {
    let board = try board("launch")

    try expect(Counts(), on: board)
  }

  func testHomeAndBackIsCounted() throws {
    let board = try board("launch home open")

    try expect(Counts(activations: 2, resignations: 1, backgrounds: 1, returns: 1), on: board)
  }

  func testIgnoringACallIsCounted() throws {
    let board = try board("launch call wait:5s ignore-call")

    try expect(Counts(activations: 2, resignations: 1), on: board)
  }

  func testLockAndUnlockAreCounted() throws {
    let board = try board("launch lock wait:60s unlock")

    try expect(Counts(activations: 2, resignations: 1, backgrounds: 1, returns: 1), on: board)
  }

  func testTheSwitcherAndBackIsCounted() throws {
    let board = try board("launch switcher wait:2s close-switcher")

    try expect(Counts(activations: 2, resignations: 1), on: board)
  }
}
