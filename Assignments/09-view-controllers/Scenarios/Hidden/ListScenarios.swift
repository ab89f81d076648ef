import ScenarioTesting
import ViewControllersContract

/// The list, and what it keeps.
final class ListScenarios: ScenarioCase {
  func testTheListCountsAfterASwipeBack() throws {
    let reader = Reader(try launch())
    try reader.device.perform("tap:Lichens wait:2s tap:\"Mark as read\" swipe-back wait:1s")
    expect(.count, reader.sees("1 of 3 read"))

    try reader.device.perform("tap:Glaciers wait:2s tap:\"Mark as read\" back")

    try conclude(reader)
    expect(
      .count,
      reader.sees("2 of 3 read")
        && reader.device.trace.showed("2 of 3 read", before: .viewDidAppear))
  }

  func testAnArticleCountsOnce() throws {
    let reader = Reader(try launch())
    try reader.device.perform("tap:Lichens tap:\"Mark as read\" wait:2s tap:\"Mark as read\" back")
    try reader.device.perform("tap:Lichens tap:\"Mark as read\" wait:2s back wait:1s")

    try conclude(reader)
    expect(.count, reader.sees("1 of 3 read"))
  }

  func testTheListCountsWhatWasMarkedAfterASwipeThatWasLetGo() throws {
    let reader = Reader(try launch())
    try reader.device.perform("tap:Lichens wait:2s cancel-swipe-back tap:\"Mark as read\" wait:2s")
    try reader.device.perform("cancel-swipe-back wait:2s back")

    try conclude(reader)
    expect(
      .count,
      reader.sees("1 of 3 read")
        && reader.device.trace.showed("1 of 3 read", before: .viewDidAppear))
  }

  func testScreensStayAsTheyAreWhenSwipesAreLetGo() throws {
    let reader = Reader(try launch())
    try reader.device.perform("tap:Glaciers wait:2s cancel-swipe-back cancel-swipe-back wait:2s")
    let isWhole = ["9 pages", "No note", "Mark as read", "Write a note"].allSatisfy(reader.sees)
    expect(.builtOnce, isWhole)

    try reader.device.perform("back wait:2s")

    try conclude(reader)
    expect(.builtOnce, ["Swallows", "Lichens", "Glaciers"].allSatisfy(reader.sees))
  }

  func testAnArticleIsWholeBelowItsSheet() throws {
    let reader = Reader(try launch())
    try reader.device.perform("tap:Lichens wait:2s tap:\"Write a note\" wait:2s tap:Cancel wait:2s")
    try reader.device.perform("tap:\"Write a note\" type:\"Your note\"=a tap:Save")
    try reader.device.perform("home open wait:2s")

    try conclude(reader)
    expect(.builtOnce, ["7 pages", "Mark as read", "Write a note"].allSatisfy(reader.sees))
  }

  func testPagesAreGivenBackWhileAnotherArticleIsRead() throws {
    let reader = Reader(try launch())
    try reader.device.perform("tap:Swallows wait:2s back tap:Lichens wait:2s back wait:2s")
    try reader.device.perform("tap:Glaciers wait:2s")
    let keeps = kept(["Swallows", "Lichens", "Glaciers"], by: reader)
    expect(.keepsPages, keeps)

    try reader.device.perform("memory-warning wait:1s")
    expect(.memory, if: keeps, ["Swallows", "Lichens"].allSatisfy { reader.releases(of: $0) == 1 })

    try reader.device.perform("back tap:Lichens wait:2s")

    try conclude(reader)
    expect(.memory, if: keeps, reader.layouts(of: "Lichens") == 2 && reader.sees("7 pages"))
  }

  func testPagesAreGivenBackBelowASheet() throws {
    let reader = Reader(try launch())
    try reader.device.perform("tap:Swallows wait:2s back wait:2s tap:Lichens wait:2s")
    try reader.device.perform("tap:\"Write a note\" wait:2s")
    let keeps = kept(["Swallows", "Lichens"], by: reader)
    try reader.device.perform("memory-warning wait:1s")
    let hasGiven = reader.releases(of: "Swallows") == 1
    try reader.device.perform("tap:Cancel wait:2s back wait:2s tap:Swallows wait:2s")

    try conclude(reader)
    expect(.memory, if: keeps, hasGiven && reader.sees("4 pages"))
  }

  func testPagesAreGivenBackByAnAppThatWasAway() throws {
    let reader = Reader(try launch())
    try reader.device.perform("tap:Swallows wait:2s back wait:2s")
    let keeps = kept(["Swallows"], by: reader)
    try reader.device.perform("home wait:30s memory-warning wait:30s open wait:2s")

    try conclude(reader)
    expect(.memory, if: keeps, reader.releases(of: "Swallows") == 1)
  }

  func testPagesAreKeptAgainAfterAWarning() throws {
    let reader = Reader(try launch())
    try reader.device.perform("tap:Swallows wait:2s back memory-warning wait:1s")
    let hasGiven = reader.releases(of: "Swallows") == 1
    try reader.device.perform("tap:Swallows wait:2s back wait:2s tap:Swallows wait:2s back wait:2s")
    let keeps = reader.layouts(of: "Swallows") == 2
    expect(.keepsPages, if: hasGiven, keeps)

    try reader.device.perform("memory-warning wait:1s")

    try conclude(reader)
    expect(.memory, if: hasGiven && keeps, reader.releases(of: "Swallows") == 2)
  }

  private func kept(_ articles: [String], by reader: Reader) -> Bool {
    articles.allSatisfy { reader.layouts(of: $0) == 1 && reader.releases(of: $0) == 0 }
  }
}
