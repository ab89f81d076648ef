import CollectionMVCContract
import ScenarioTesting

/// Answers that come when much has changed since the question.
final class LatinNameScenarios: ScenarioCase {
  func testTheUserScrollsOnBeforeTheAnswersCome() throws {
    let watch = Watch(try launch())
    for offset in [500, 5000] { try watch.scroll(to: offset) }
    for _ in 1...4 {
      try watch.wait(1)
      expect(.latin, watch.hasRightLatinNames(isComplete: false))
    }
    expect(.latin, watch.hasRightLatinNames(isComplete: true))

    try watch.scroll(to: 0)
    try watch.wait(4)

    expectAllAnswers(watch)
    try satisfy(collectionMVC)
  }

  func testTheUserScrollsThereAndBackWhileAnswersCome() throws {
    let watch = Watch(try launch())
    for offset in [300, 0, 600, 200, 5000, 700] {
      try watch.scroll(to: offset)
      try watch.wait(1)
      expect(.latin, watch.hasRightLatinNames(isComplete: false))
    }
    try watch.wait(3)

    expectAllAnswers(watch)
    try satisfy(collectionMVC)
  }

  func testBirdsComeBeforeTheAnswers() throws {
    var watch = Watch(try launch())
    try watch.addNext(2)
    try watch.wait(4)

    expectAllAnswers(watch)
    try satisfy(collectionMVC)
  }

  func testABirdGoesBeforeItsAnswer() throws {
    var watch = Watch(try launch())
    try watch.select("heron")
    try watch.remove()
    try watch.wait(4)
    expect(.latin, if: watch.isInOrder, watch.hasRightLatinNames(isComplete: true))

    try watch.scroll(to: 5000)
    try watch.select("bullfinch")
    try watch.remove()
    try watch.wait(4)

    expectAllAnswers(watch)
    try satisfy(collectionMVC)
  }

  func testAnAnswerIsKept() throws {
    let watch = Watch(try launch())
    try watch.wait(4)
    let top = watch.hasRightLatinNames(isComplete: true)
    try watch.scroll(to: 5000)
    try watch.wait(4)
    let bottom = watch.hasRightLatinNames(isComplete: true)
    try watch.scroll(to: 0)
    expect(.keeps, if: top && bottom, watch.hasRightLatinNames(isComplete: true))

    try watch.scroll(to: 5000)

    expect(.keeps, if: top && bottom, watch.hasRightLatinNames(isComplete: true))
    try satisfy(collectionMVC)
  }

  private func expectAllAnswers(_ watch: Watch) {
    let areThere = watch.hasRightLatinNames(isComplete: true)
    expect(.latin, if: watch.isInOrder, areThere)
    expect(.mainThread, if: areThere, !watch.device.trace.changesInterfaceOffMainThread)
    expect(.quiet, if: areThere, !watch.device.trace.writesOnHiddenCards)
  }
}
