import AppFixtures
@testable import DeviceSimulator
import Foundation
import LifecycleTrace
import XCTest

/// Lists as stories reach them, and as the published traces have them.
final class ListStoryTests: XCTestCase {
  private func words(_ played: PlayedList, from stimulus: String) -> [String] {
    let start = played.trace.events.lastIndex { $0.kind == .stimulus && $0.name == stimulus } ?? 0
    return played.calls(after: start + 1)
  }

  func testATapOnTheTextOfACellSelectsItsItem() throws {
    let played = try PlayedList("grid", #"launch tap:"item 2""#)

    XCTAssertEqual(
      words(played, from: #"tap:"item 2""#),
      [
        "shouldHighlightItemAt 0.2", "didHighlightItemAt 0.2", "shouldSelectItemAt 0.2",
        "didSelectItemAt 0.2", "didUnhighlightItemAt 0.2",
      ])
  }

  func testAStoryScrollsAList() throws {
    let played = try PlayedList("grid", "launch scroll:list=400", on: .iOS7)

    XCTAssertEqual(
      words(played, from: "scroll:list=400"),
      [
        "cellForItemAt 0.5", "willDisplay 0.5", "cellForItemAt 0.6", "willDisplay 0.6",
        "didEndDisplaying 0.0", "didEndDisplaying 0.1",
      ])
  }

  func testASwipeDeletesARow() throws {
    let played = try PlayedList("table", #"launch swipe:"name 1"=left"#)

    XCTAssertEqual(played.trace.printed, [#"deleted ["name 0", "name 2"]"#])
  }

  func testTheViewTreeTellsWhichCellStandsWhere() throws {
    let played = try PlayedList("sections")
    let cells = try played.device.viewTree().nodes.filter { $0.role == .cell }

    XCTAssertEqual(
      cells.map { "\($0.section ?? -1).\($0.item ?? -1)" }.sorted(), ["0.0", "1.0", "1.1", "2.0"])
  }

  // MARK: Published traces

  private func published(_ id: String) throws -> [String] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/traces.json")
    let traces = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [[String: Any]]
    let trace = try XCTUnwrap(traces?.first { $0["id"] as? String == id })
    return try XCTUnwrap(trace["order"] as? [String]).map {
      String($0.prefix { $0 != " " })
    }
  }

  /// The calls by their short names, each at its first time.
  private func firsts(_ calls: [String]) -> [String] {
    var seen: Set<String> = []
    return calls.map { String($0.prefix { $0 != " " }) }.filter { seen.insert($0).inserted }
  }

  /// The trace names its callbacks as one cell hears them once it is used again; here is their first
  /// order, in which a cell has to leave before it is used again.
  func testTraceCvLife() throws {
    let played = try PlayedList("grid", on: .iOS7)
    let start = try XCTUnwrap(played.trace.events.first { $0.name == "numberOfSections(in:)" })
    try played.scroll(to: 400)
    try played.scroll(to: 800)
    let calls = played.calls(after: start.n - 1)

    let names = Set(try published("cv-life"))
    XCTAssertEqual(
      names,
      [
        "numberOfSections", "numberOfItemsInSection", "prepareForReuse", "cellForItemAt",
        "willDisplay", "didEndDisplaying",
      ])
    XCTAssertEqual(
      firsts(calls).filter(names.contains),
      [
        "numberOfSections", "numberOfItemsInSection", "cellForItemAt", "willDisplay",
        "didEndDisplaying", "prepareForReuse",
      ])
  }

  func testTraceCvHighlight() throws {
    let played = try PlayedList("grid")

    XCTAssertEqual(
      Array(firsts(try played.tap(1)).prefix(4)), try published("cv-highlight"))
  }
}
