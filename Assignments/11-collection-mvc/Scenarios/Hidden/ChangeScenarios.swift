import CollectionMVCContract
import ScenarioTesting

/// Birds that come and go.
final class ChangeScenarios: ScenarioCase {
  func testNewBirdsComeToTheFrontWhileTheUserLooksFurtherDown() throws {
    var watch = Watch(try launch())
    try watch.scroll(to: 500)
    try watch.addNext(3)
    expect(.changes, watch.isInOrder)

    try watch.scroll(to: 0)

    expect(.changes, watch.isInOrder && watch.cards.first?.name == "siskin")
    try satisfy(collectionMVC)
  }

  func testARemovedBirdComesBackFirstAndUncounted() throws {
    var watch = Watch(try launch())
    try watch.select("wren")
    try watch.count(2)
    let isCounted = watch.shows("wren", count: 2)
    try watch.remove()
    expect(.changes, watch.isInOrder)
    expect(.counting, if: isCounted && watch.isInOrder, watch.hasRightTotal)

    try watch.addNext()

    expect(.changes, watch.isInOrder && watch.cards.first?.name == "wren")
    expect(.counting, if: isCounted && watch.isInOrder, watch.hasRightTotal)
    expect(.reuse, if: isCounted && watch.isInOrder && watch.hasRightTotal, watch.hasRightCounts)
    try satisfy(collectionMVC)
  }

  func testSeveralBirdsAreRemovedFromDifferentPlaces() throws {
    var watch = Watch(try launch())
    for name in ["heron", "tern", "magpie"] {
      try watch.select(name)
      try watch.remove()
      expect(.changes, watch.isInOrder)
    }
    try watch.scroll(to: 5000)
    expect(.changes, watch.isInOrder && watch.cards.last?.item == 26)

    try watch.select("bullfinch")
    try watch.remove()

    expect(.changes, watch.isInOrder && watch.cards.last?.item == 25)
    try satisfy(collectionMVC)
  }

  func testTheBookHasFortyBirds() throws {
    var watch = Watch(try launch())
    try watch.addNext(12)
    expect(.changes, watch.isInOrder)

    try watch.scroll(to: 5000)

    expect(.changes, watch.isInOrder && watch.cards.last?.item == 39)
    try satisfy(collectionMVC)
  }

  func testWithoutASelectedBirdTheButtonsDoNothing() throws {
    var watch = Watch(try launch())
    try watch.select("robin")
    try watch.count()
    let isCounted = watch.shows("robin", count: 1)
    try watch.remove()
    let isRemoved = watch.isInOrder

    // An app may as well disable them.
    for button in ["Seen", "Remove", "Seen"] { _ = try watch.device.attempt("tap:\(button)") }

    expect(
      .selection, if: isCounted && isRemoved,
      watch.isInOrder && watch.hasRightCounts && watch.hasRightMarks)
    try satisfy(collectionMVC)
  }

  func testTheSelectionStaysWithItsBird() throws {
    var watch = Watch(try launch())
    try watch.select("swan")
    try watch.addNext(2)
    expect(.selection, if: watch.isInOrder, watch.hasRightMarks)

    try watch.count()
    expect(.selection, if: watch.isInOrder, watch.shows("swan", count: 1))

    try watch.scroll(to: 900)
    expect(.selection, if: watch.isInOrder, watch.hasRightMarks)

    try watch.scroll(to: 0)
    expect(.selection, if: watch.isInOrder, watch.hasRightMarks)

    try watch.select("robin")

    expect(.selection, if: watch.isInOrder, watch.hasRightMarks)
    try satisfy(collectionMVC)
  }
}
