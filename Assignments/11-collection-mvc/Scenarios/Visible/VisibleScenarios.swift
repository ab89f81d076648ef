import CollectionMVCContract
import ScenarioTesting

final class VisibleScenarios: ScenarioCase {
  func testTheNotebookBeginsWithTheBirdsOfTheBook() throws {
    let watch = Watch(try launch())
    expect(.order, watch.isInOrder && watch.cards.first?.item == 0)

    try watch.scroll(to: 5000)

    expect(.order, watch.isInOrder && watch.cards.last?.item == 29)
    try satisfy(collectionMVC)
  }

  func testTheSelectedBirdIsCounted() throws {
    var watch = Watch(try launch())
    try watch.select("robin")
    expect(.selection, watch.hasRightMarks)

    try watch.count(2)

    let isCounted = watch.shows("robin", count: 2) && watch.hasRightTotal
    expect(.counting, isCounted)
    expect(.few, if: isCounted, watch.device.trace.cardsFilled <= 2)
    try satisfy(collectionMVC)
  }

  func testBirdsComeAndGo() throws {
    var watch = Watch(try launch())
    try watch.select("wren")
    try watch.addNext()
    expect(.changes, watch.isInOrder)
    expect(.selection, if: watch.isInOrder, watch.hasRightMarks)

    try watch.remove()

    expect(.changes, watch.isInOrder)
    try satisfy(collectionMVC)
  }

  func testLatinNamesCome() throws {
    let watch = Watch(try launch())
    try watch.wait(4)

    let areThere = watch.hasRightLatinNames(isComplete: true)
    expect(.latin, areThere)
    expect(.mainThread, if: areThere, !watch.device.trace.changesInterfaceOffMainThread)
    try satisfy(collectionMVC)
  }

  func testACardComesBackWithItsCount() throws {
    var watch = Watch(try launch())
    try watch.select("robin")
    try watch.count(3)
    let isCounted = watch.shows("robin", count: 3)
    try watch.scroll(to: 900)
    expect(.reuse, if: isCounted, watch.hasRightCounts)

    try watch.scroll(to: 0)

    expect(.reuse, if: isCounted, watch.hasRightCounts && watch.shows("robin", count: 3))
    try satisfy(collectionMVC)
  }

  func testReportsAreShown() throws {
    var watch = Watch(try launch())
    try watch.listen(for: 4)
    let isShown = watch.shows("lapwing", count: 1)
    expect(.live, isShown)

    try watch.scroll(to: 500)

    expect(.live, watch.showsCounts)
    expect(.counting, if: isShown && watch.showsCounts, watch.hasRightTotal)
    expect(.quiet, if: isShown, !watch.device.trace.writesOnHiddenCards)
    try satisfy(collectionMVC)
  }
}
