import ScenarioTesting
import ViewControllersContract

/// The clock of an article, and what it leaves behind.
final class ClockScenarios: ScenarioCase {
  func testEachArticleBeginsAtNothing() throws {
    let reader = Reader(try launch())
    try reader.device.perform("tap:Swallows wait:10s back wait:3s tap:Lichens wait:4s")

    try conclude(reader)
    expect(.counts, reader.clockShows(4, since: 0))
  }

  func testTheClockRunsBelowASheet() throws {
    let reader = Reader(try launch())
    try reader.device.perform("tap:Swallows wait:4s tap:\"Write a note\" wait:10s tap:Cancel")
    let before = reader.clock
    try reader.device.perform("wait:5s")

    try conclude(reader)
    expect(
      .counts, (before ?? 0) >= 13 && reader.clockShows(5, since: before))
  }

  func testNothingRunsAfterASwipeThatWasLetGoAndOneThatWasNot() throws {
    let reader = Reader(try launch())
    try reader.device.perform("tap:Swallows wait:5s cancel-swipe-back wait:5s")
    let ran = (reader.clock ?? 0) > 4
    try reader.device.perform("cancel-swipe-back wait:2s swipe-back wait:3s wait:20s")

    try conclude(reader)
    expect(.stops, if: ran, reader.device.trace.isQuiet(since: "wait"))
  }

  func testNothingRunsAfterThreeArticlesWithNotes() throws {
    let reader = Reader(try launch())
    for article in ["Swallows", "Lichens", "Glaciers"] {
      try reader.device.perform("tap:\(article) wait:3s tap:\"Write a note\" wait:3s tap:Cancel")
      expect(.counts, reader.clockShows(6, since: 0))
      try reader.device.perform("wait:2s back wait:3s")
    }
    try reader.device.perform("wait:20s")

    try conclude(reader)
    expect(.stops, reader.device.trace.isQuiet(since: "wait"))
  }

  func testTheClockGoesOnAfterManySwipesThatWereLetGo() throws {
    let reader = Reader(try launch())
    try reader.device.perform("tap:Swallows wait:5s")
    for _ in 1...3 { try reader.device.perform("cancel-swipe-back wait:3s") }
    let before = reader.clock
    try reader.device.perform("wait:10s")

    try conclude(reader)
    expect(.letGo, (before ?? 0) >= 11 && reader.clockShows(10, since: before))
  }

  func testTheClockStandsStillBehindOtherApps() throws {
    let reader = Reader(try launch())
    try reader.device.perform("tap:Swallows wait:5s switcher wait:10s close-switcher wait:5s")
    expect(.inactive, reader.clockShows(10, since: 0))

    let before = reader.clock
    try reader.device.perform("home wait:60s open wait:5s")
    expect(.inactive, reader.clockShows(5, since: before))

    try reader.device.perform("lock wait:60s unlock wait:5s")

    try conclude(reader)
    expect(.inactive, reader.clockShows(10, since: before))
  }

  func testTheClockStandsStillInACallAfterASwipeThatWasLetGo() throws {
    let reader = Reader(try launch())
    try reader.device.perform("tap:Swallows wait:5s cancel-swipe-back wait:2s call")
    let before = reader.clock
    try reader.device.perform("wait:30s ignore-call wait:5s")

    try conclude(reader)
    expect(.inactive, reader.clockShows(5, since: before))
  }

  func testTheClockStandsStillInACallBelowASheet() throws {
    let reader = Reader(try launch())
    try reader.device.perform("tap:Swallows wait:5s tap:\"Write a note\" wait:2s call wait:30s")
    try reader.device.perform("ignore-call tap:Cancel wait:1s")
    let before = reader.clock
    try reader.device.perform("wait:5s")

    try conclude(reader)
    expect(
      .inactive, (before ?? 99) <= 11 && reader.clockShows(5, since: before))
  }

  func testACallStartsNothingForAnArticleThatIsClosed() throws {
    let reader = Reader(try launch())
    try reader.device.perform("tap:Swallows wait:5s")
    let ran = (reader.clock ?? 0) > 3
    try reader.device.perform("back wait:3s call wait:5s ignore-call wait:3s wait:20s")

    try conclude(reader)
    expect(.stops, if: ran, reader.device.trace.isQuiet(since: "wait"))
  }

  func testObserversDoNotAddUp() throws {
    let reader = Reader(try launch())
    try reader.device.perform("tap:Swallows wait:5s call wait:30s ignore-call wait:2s")
    let standsStill = reader.clockShows(7, since: 0)
    try reader.device.perform("back wait:3s")
    let before = reader.device.trace.observers
    for article in ["Lichens", "Swallows", "Glaciers"] {
      try reader.device.perform("tap:\(article) wait:2s cancel-swipe-back wait:2s back wait:3s")
    }

    try conclude(reader)
    expect(.observers, if: standsStill, reader.device.trace.observers == before)
  }
}
