import CollectionMVCContract
import ScenarioTesting

/// What others report while the user looks.
final class ReportScenarios: ScenarioCase {
  func testCardsThatComeLaterShowWhatWasReported() throws {
    var watch = Watch(try launch())
    try watch.scroll(to: 400)
    try watch.listen(for: 4)
    expect(.live, watch.hasRightCounts && watch.hasRightTotal)

    for offset in [510, 620, 5000, 0] {
      try watch.scroll(to: offset)
      expect(.live, watch.hasRightCounts)
    }
    try satisfy(collectionMVC)
  }

  func testReportedBirdsThatAreNewComeToTheFront() throws {
    var watch = Watch(try launch())
    try watch.select("robin")
    try watch.listen(for: 12)
    let isInOrder = watch.isInOrder
    expect(.changes, isInOrder)
    expect(.live, if: isInOrder, watch.hasRightCounts && watch.hasRightTotal)
    expect(.selection, if: isInOrder && watch.isPossible, watch.hasRightMarks)

    try watch.count()
    expect(.selection, if: isInOrder, watch.shows("robin", count: 1))
    try watch.scroll(to: 600)

    expect(.changes, watch.isInOrder)
    expect(.live, if: watch.isInOrder, watch.hasRightCounts)
    try satisfy(collectionMVC)
  }

  func testALongWatchWritesOnNoHiddenCard() throws {
    var watch = Watch(try launch())
    for offset in [5000, 0, 300] { try watch.scroll(to: offset) }
    try watch.listen(for: 20)
    for offset in [5000, 300] { try watch.scroll(to: offset) }
    try watch.listen(for: 20)

    let isShown = watch.hasRightCounts && watch.hasRightTotal
    expect(.live, if: watch.isInOrder, isShown)
    expect(.quiet, if: isShown, !watch.device.trace.writesOnHiddenCards)
    try satisfy(collectionMVC)
  }

  func testReportsEndWithTheSwitchAndGoOnWithIt() throws {
    var watch = Watch(try launch())
    try watch.listen(for: 3)
    try watch.wait(10)
    expect(.live, watch.hasRightCounts && watch.hasRightTotal)

    try watch.listen(for: 3)

    expect(.live, if: watch.isInOrder, watch.hasRightCounts && watch.hasRightTotal)
    expect(.changes, watch.isInOrder)
    try satisfy(collectionMVC)
  }

  func testARemovedBirdThatIsReportedComesBack() throws {
    var watch = Watch(try launch())
    try watch.select("wren")
    try watch.count(2)
    try watch.remove()
    try watch.listen(for: 6)

    expect(.changes, watch.isInOrder)
    expect(
      .live, if: watch.isInOrder, watch.hasRightCounts && watch.shows("wren", count: 1))
    try satisfy(collectionMVC)
  }
}
