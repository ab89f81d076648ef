import ScenarioTesting
import ViewControllersContract

/// Screens that have been closed.
final class ReleaseScenarios: ScenarioCase {
  func testAnArticleThatWasSwipedAwayIsLetGo() throws {
    try expectRelease(
      of: "tap:Swallows wait:3s cancel-swipe-back wait:2s", by: "swipe-back wait:3s")
  }

  func testEachOfThreeArticlesIsLetGo() throws {
    try expectRelease(
      of: "tap:Swallows wait:3s back wait:3s tap:Lichens wait:3s back wait:3s tap:Glaciers wait:3s",
      by: "back wait:3s")
  }

  func testAnArticleThatWasInterruptedIsLetGo() throws {
    try expectRelease(
      of: "tap:Swallows wait:3s call wait:9s ignore-call home wait:9s open wait:3s",
      by: "back wait:3s")
  }

  func testASavedNoteIsLetGo() throws {
    try expectRelease(
      of: "tap:\"Write a note\" type:\"Your note\"=a", by: "tap:Save wait:3s", in: "tap:Lichens")
  }

  func testACancelledNoteIsLetGo() throws {
    try expectRelease(of: "tap:\"Write a note\"", by: "tap:Cancel wait:3s", in: "tap:Lichens")
  }

  func testANoteThatWasSwipedAwayIsLetGo() throws {
    try expectRelease(
      of: "tap:\"Write a note\" wait:2s cancel-dismiss wait:2s", by: "dismiss wait:3s",
      in: "tap:Lichens")
  }

  func testAnArticleWithANoteIsLetGo() throws {
    try expectRelease(
      of: "tap:Lichens tap:\"Write a note\" type:\"Your note\"=a tap:Save wait:3s",
      by: "tap:\"Mark as read\" back wait:3s")
  }

  /// What an opening story brings to life is gone after a closing one.
  private func expectRelease(of opening: String, by closing: String, in place: String = "") throws {
    let reader = Reader(try launch())
    try reader.device.perform(place)
    let before = reader.device.trace.livingControllers
    try reader.device.perform(opening)
    let isOpen = reader.device.trace.livingControllers.count > before.count
    try reader.device.perform(closing)

    try conclude(reader)
    expect(.released, if: isOpen, reader.device.trace.livingControllers == before)
  }
}
