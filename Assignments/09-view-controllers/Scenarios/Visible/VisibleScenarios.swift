import ScenarioTesting
import ViewControllersContract

final class VisibleScenarios: ScenarioCase {
  func testTheListCountsWhatWasRead() throws {
    let reader = Reader(try launch())
    let isNew = reader.sees("0 of 3 read")
    try reader.device.perform("tap:Swallows wait:3s tap:\"Mark as read\" wait:2s back")

    try conclude(reader)
    expect(
      .count,
      isNew && reader.sees("1 of 3 read")
        && reader.device.trace.showed("1 of 3 read", before: .viewDidAppear))
  }

  func testTheListHasEachArticleOnce() throws {
    let reader = Reader(try launch())
    for article in ["Swallows", "Lichens", "Swallows"] {
      try reader.device.perform("tap:\(article) wait:3s back wait:1s")
    }

    try conclude(reader)
    expect(.builtOnce, ["Swallows", "Lichens", "Glaciers"].allSatisfy(reader.sees))
  }

  func testASavedNoteIsShown() throws {
    let reader = Reader(try launch())
    try reader.device.perform("tap:Swallows wait:2s")
    let isEmpty = reader.sees("No note")
    try reader.device.perform("tap:\"Write a note\" type:\"Your note\"=\"so fast\" tap:Save")
    try reader.device.perform("wait:2s")

    try conclude(reader)
    expect(.note, isEmpty && reader.sees("Note: so fast"))
  }

  func testACancelledNoteIsNot() throws {
    let reader = Reader(try launch())
    try reader.device.perform("tap:Swallows wait:2s tap:\"Write a note\" type:\"Your note\"=hm")
    try reader.device.perform("tap:Cancel wait:2s")

    try conclude(reader)
    expect(.cancelled, reader.sees("No note"))
  }

  func testTheClockRunsUntilTheArticleIsClosed() throws {
    let reader = Reader(try launch())
    try reader.device.perform("tap:Swallows wait:10s")
    expect(.counts, reader.clockShows(10, since: 0))

    let ran = (reader.clock ?? 0) > 0
    try reader.device.perform("back wait:3s wait:20s")

    try conclude(reader)
    expect(.stops, if: ran, reader.device.trace.isQuiet(since: "wait"))
  }

  func testTheClockGoesOnWhenASwipeIsLetGo() throws {
    let reader = Reader(try launch())
    try reader.device.perform("tap:Swallows wait:5s cancel-swipe-back")
    let before = reader.clock
    try reader.device.perform("wait:10s")

    try conclude(reader)
    expect(.letGo, reader.clockShows(10, since: before))
  }

  func testTheClockStandsStillDuringACall() throws {
    let reader = Reader(try launch())
    try reader.device.perform("tap:Swallows wait:5s call")
    let before = reader.clock
    try reader.device.perform("wait:30s ignore-call wait:5s")

    try conclude(reader)
    expect(.inactive, reader.clockShows(5, since: before))
  }

  func testAClosedArticleIsLetGo() throws {
    let reader = Reader(try launch())
    let atFirst = reader.device.trace.livingControllers
    try reader.device.perform("tap:Swallows wait:3s")
    let isOpen = reader.device.trace.livingControllers.count > atFirst.count
    try reader.device.perform("back wait:3s")

    try conclude(reader)
    expect(.released, if: isOpen, reader.device.trace.livingControllers == atFirst)
  }

  func testAMemoryWarningGivesPagesBack() throws {
    let reader = Reader(try launch())
    try reader.device.perform("tap:Swallows wait:3s back wait:3s tap:Swallows wait:3s back wait:3s")
    let keeps = reader.layouts(of: "Swallows") == 1 && reader.releases(of: "Swallows") == 0
    expect(.keepsPages, keeps)

    try reader.device.perform("memory-warning wait:1s")

    try conclude(reader)
    expect(.memory, if: keeps, reader.releases(of: "Swallows") == 1)
  }
}
