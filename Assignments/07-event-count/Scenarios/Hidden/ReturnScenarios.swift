import EventCountContract
import ScenarioTesting

/// Ways off the screen and back, and what happens meanwhile.
final class ReturnScenarios: ScenarioCase {
  func testEachReturnIsCounted() throws {
    let board = try board("launch home wait:5s open wait:5s home wait:60s open")
    try expect(Counts(activations: 3, resignations: 2, backgrounds: 2, returns: 2), on: board)

    try expect(
      Counts(activations: 5, resignations: 4, backgrounds: 4, returns: 4), on: board,
      after: "home open home open")
  }

  func testTimeThatPassesIsNotCounted() throws {
    let board = try board("launch wait:30m")

    try expect(Counts(), on: board)
  }

  func testAShortWayOutIsCountedLikeALongOne() throws {
    let board = try board("launch home wait:1s open")
    try expect(Counts(activations: 2, resignations: 1, backgrounds: 1, returns: 1), on: board)

    try expect(
      Counts(activations: 3, resignations: 2, backgrounds: 2, returns: 2), on: board,
      after: "home wait:540m open")
  }

  func testTheLockScreenTwiceIsCountedTwice() throws {
    let board = try board("launch lock wait:1s unlock wait:1s lock wait:60m unlock")

    try expect(Counts(activations: 3, resignations: 2, backgrounds: 2, returns: 2), on: board)
  }

  func testMemoryWarningsAreNotCounted() throws {
    let board = try board("launch memory-warning home wait:10s memory-warning open memory-warning")

    try expect(Counts(activations: 2, resignations: 1, backgrounds: 1, returns: 1), on: board)
  }

  func testTurningTheDeviceIsNotCounted() throws {
    let board = try board("launch rotate:landscape-left wait:1s home open rotate:portrait")

    try expect(Counts(activations: 2, resignations: 1, backgrounds: 1, returns: 1), on: board)
  }

  func testMidnightIsNotCounted() throws {
    let board = try board("launch time-change home wait:10s time-change open")

    try expect(Counts(activations: 2, resignations: 1, backgrounds: 1, returns: 1), on: board)
  }

  func testOnIOS13HomeAndBackIsCounted() throws {
    let board = try board("launch home wait:10s open", on: .iOS13)

    try expect(Counts(activations: 2, resignations: 1, backgrounds: 1, returns: 1), on: board)
  }
}
