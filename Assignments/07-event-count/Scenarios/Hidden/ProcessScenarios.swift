import EventCountContract
import ScenarioTesting

/// Processes that end, after which the app is launched again.
final class ProcessScenarios: ScenarioCase {
  func testAPurgeBehindTheLockScreenLetsTheAppCountAnew() throws {
    let board = try board("launch")
    let first = board.reading
    try board.device.perform("call ignore-call")

    try expectAnew(board, since: first, after: "lock wait:60m purge unlock launch")
  }

  func testAnAppThrownOutWhileItIsInFrontCountsAnew() throws {
    let board = try board("launch")
    let first = board.reading
    try board.device.perform("home wait:5s open wait:5s")

    try expectAnew(board, since: first, after: "switcher swipe-kill wait:5s launch")
  }

  func testAnAppThrownOutWhileItIsSuspendedCountsAnew() throws {
    let board = try board("launch")
    let first = board.reading
    try board.device.perform("alert dismiss-alert")

    try expectAnew(board, since: first, after: "home wait:60s switcher swipe-kill launch")
  }

  func testEachLaunchCountsAnew() throws {
    let board = try board("launch")
    let first = board.reading
    try board.device.perform("home open")
    try expectAnew(board, since: first, after: "home wait:10s purge launch")

    try board.device.perform("home wait:10s open control-centre close-control-centre")
    try expectAnew(board, since: first, after: "home wait:10s purge launch")
  }

  func testTheSameStoryGivesTheSameCountsInANewProcess() throws {
    let board = try board("launch home wait:10s open")
    let counted = board.reading
    try board.device.perform("lock unlock call ignore-call")

    try expectAnew(board, since: counted, after: "home wait:60s purge launch home wait:10s open")
  }
}
