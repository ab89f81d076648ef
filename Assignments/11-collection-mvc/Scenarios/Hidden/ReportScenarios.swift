import CollectionMVCContract
import ScenarioTesting

/// What others report while the user looks.
final class ReportScenarios: ScenarioCase {
  func testCardsThatComeLaterShowWhatWasReported() throws {
    var watch = Watch(try launch())
    try watch.scroll(to: 400)
    try watch.listen(for: 4)
    expect(.live, watch.showsCounts)

    var isShown = watch.showsSomeCount
    for offset in [510, 620, 5000, 0] {
      try watch.scroll(to: offset)
      expect(.live, watch.showsCounts)
      isShown = isShown && watch.showsCounts
    }
    expect(.counting, if: isShown, watch.hasRightTotal)
    try satisfy(collectionMVC)
  }

  func testReportedBirdsThatAreNewComeToTheFront() throws {
    var watch = Watch(try launch())
    try watch.select("robin")
    try watch.listen(for: 12)
    let isInOrder = watch.isInOrder
    expect(.live, watch.showsSomeCount)
    expect(.changes, if: watch.showsSomeCount, isInOrder)
    expect(.live, if: isInOrder, watch.showsCounts)
    expect(.selection, if: isInOrder, watch.hasRightMarks)

    try watch.count()
    expect(.selection, if: isInOrder, watch.shows("robin", count: 1))
    try watch.scroll(to: 600)

    expect(.changes, if: isInOrder, watch.isInOrder)
    expect(.live, if: watch.isInOrder, watch.showsCounts)
    try satisfy(collectionMVC)
  }

  func testALongWatchWritesOnNoHiddenCard() throws {
    var watch = Watch(try launch())
    for offset in [5000, 0, 300] { try watch.scroll(to: offset) }
    try watch.listen(for: 20)
    for offset in [5000, 300] { try watch.scroll(to: offset) }
    try watch.listen(for: 20)

    let isShown = watch.showsCounts
    expect(.live, if: watch.isInOrder, isShown)
    expect(.quiet, if: isShown, !watch.device.trace.writesOnHiddenCards)
    try satisfy(collectionMVC)
  }

  func testReportsEndWithTheSwitchAndGoOnWithIt() throws {
    var watch = Watch(try launch())
    try watch.listen(for: 3)
    try watch.wait(10)
    expect(.live, watch.shows("lapwing", count: 1) && watch.showsCounts)

    try watch.listen(for: 3)

    expect(.live, if: watch.isInOrder, watch.showsCounts)
    expect(.changes, if: watch.showsSomeCount, watch.isInOrder)
    try satisfy(collectionMVC)
  }

  func testARemovedBirdThatIsReportedComesBack() throws {
    var watch = Watch(try launch())
    try watch.select("wren")
    try watch.count(2)
    try watch.remove()
    try watch.listen(for: 6)

    expect(.live, if: watch.isInOrder, watch.showsCounts && watch.shows("wren", count: 1))
    expect(.changes, if: watch.showsSomeCount, watch.isInOrder)
    try satisfy(collectionMVC)
  }
}
