import CollectionMVCContract
import ScenarioTesting

/// Few cells that show many birds.
final class ReuseScenarios: ScenarioCase {
  func testEachBirdIsFoundAtItsPlace() throws {
    let watch = Watch(try launch())
    for offset in stride(from: 0, through: 1000, by: 100) {
      try watch.scroll(to: offset)
      expect(.order, watch.isInOrder)
    }
    try watch.scroll(to: 0)

    expect(.order, watch.isInOrder && watch.cards.first?.item == 0)
    try satisfy(collectionMVC)
  }

  func testCountsStayWithTheirBirds() throws {
    var watch = Watch(try launch())
    for (count, name) in ["robin", "tern", "goose"].enumerated() {
      try watch.select(name)
      try watch.count(count + 1)
    }
    let isCounted = watch.shows("goose", count: 3)
    try watch.scroll(to: 5000)
    expect(.reuse, if: isCounted, watch.hasRightCounts)

    try watch.select("chaffinch")
    try watch.count(4)
    expect(.counting, watch.shows("chaffinch", count: 4) && watch.hasRightTotal)

    for offset in [0, 300, 5000, 600] {
      try watch.scroll(to: offset)
      expect(.reuse, if: isCounted, watch.hasRightCounts)
    }
    try satisfy(collectionMVC)
  }

  func testCardsAreRightAtEachStepOfASlowScroll() throws {
    var watch = Watch(try launch())
    for name in ["heron", "swan", "jay"] {
      try watch.select(name)
      try watch.count()
    }
    let isCounted = watch.shows("jay", count: 1)

    for offset in [110, 220, 330, 440, 550, 440, 330, 220, 110, 0] {
      try watch.scroll(to: offset)
      expect(.order, watch.isInOrder)
      expect(.reuse, if: isCounted, watch.hasRightCounts)
    }
    try satisfy(collectionMVC)
  }

  func testTheMarkGoesWithItsBirdOnly() throws {
    var watch = Watch(try launch())
    try watch.select("swan")
    for offset in [300, 700, 5000, 200, 0] {
      try watch.scroll(to: offset)
      expect(.selection, watch.hasRightMarks)
    }
    try satisfy(collectionMVC)
  }

  func testACountFillsNoOtherCard() throws {
    var watch = Watch(try launch())
    try watch.scroll(to: 400)
    try watch.wait(4)
    try watch.select("rook")
    try watch.count()

    expect(
      .few, if: watch.shows("rook", count: 1), watch.device.trace.cardsFilled <= 2)
    try satisfy(collectionMVC)
  }
}
