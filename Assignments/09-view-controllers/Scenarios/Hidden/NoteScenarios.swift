import ScenarioTesting
import ViewControllersContract

/// The sheet, and what the article shows of it.
final class NoteScenarios: ScenarioCase {
  private let open = "tap:\"Write a note\" wait:1s"

  private func type(_ note: String) -> String { "type:\"Your note\"=\(note)" }

  func testANoteBelongsToItsArticle() throws {
    let reader = Reader(try launch())
    try reader.device.perform("tap:Swallows \(open) \(type("fast")) tap:Save wait:2s")
    try reader.device.perform("back tap:Lichens wait:2s")
    expect(.note, reader.sees("No note"))

    try reader.device.perform("back tap:Swallows wait:2s")

    try conclude(reader)
    expect(.note, reader.sees("Note: fast"))
  }

  func testANewNoteTakesTheOldOnesPlace() throws {
    let reader = Reader(try launch())
    try reader.device.perform("tap:Swallows \(open) \(type("fast")) tap:Save wait:2s")
    let first = reader.sees("Note: fast")
    try reader.device.perform("\(open) clear:\"Your note\" \(type("slow")) tap:Save wait:2s")

    try conclude(reader)
    expect(.note, first && reader.sees("Note: slow"))
  }

  func testASheetThatIsNotSwipedAwayCanStillBeSaved() throws {
    let reader = Reader(try launch())
    try reader.device.perform("tap:Glaciers \(open) \(type("cold")) cancel-dismiss wait:2s")
    try reader.device.perform("tap:Save wait:2s")

    try conclude(reader)
    expect(.note, reader.sees("Note: cold"))
  }

  func testASheetThatIsSwipedAwaySavesNothing() throws {
    let reader = Reader(try launch())
    try reader.device.perform("tap:Glaciers \(open) \(type("cold")) dismiss wait:2s")
    expect(.cancelled, reader.sees("No note"))

    try reader.device.perform("\(open) \(type("ice")) tap:Save wait:2s")
    let isSaved = reader.sees("Note: ice")
    try reader.device.perform("\(open) \(type("x")) dismiss wait:2s")

    try conclude(reader)
    expect(.cancelled, if: isSaved, reader.sees("Note: ice"))
  }

  func testCancelKeepsTheEarlierNote() throws {
    let reader = Reader(try launch())
    try reader.device.perform("tap:Glaciers \(open) \(type("cold")) tap:Save wait:2s")
    let isSaved = reader.sees("Note: cold")
    try reader.device.perform("\(open) \(type("er")) tap:Cancel wait:2s")
    expect(.cancelled, if: isSaved, reader.sees("Note: cold"))

    try reader.device.perform("back tap:Glaciers wait:2s")

    try conclude(reader)
    expect(.cancelled, if: isSaved, reader.sees("Note: cold"))
  }
}
