import AppFixtures
@testable import DeviceSimulator
import Foundation
import LifecycleTrace
import XCTest

/// Table views and scroll views in a real app.
final class TableTests: XCTestCase {
  private func list(
    _ scenario: String, _ story: String = "launch", on system: SystemVersion = .iOS17
  ) throws -> PlayedList { try PlayedList(scenario, story, on: system) }

  func testRowsAreShownInTheOrderOfACollectionView() throws {
    XCTAssertEqual(
      Array(try list("table").lastCalls(from: "tableView(_:numberOfRowsInSection:)").prefix(5)),
      [
        "numberOfRowsInSection 0", "cellForRowAt 0.0", "cellForRowAt 0.1", "cellForRowAt 0.2",
        "cellForRowAt 0.3",
      ])
  }

  func testATapSelectsARowAndDeselectsTheOneBefore() throws {
    let played = try list("table")

    XCTAssertEqual(try played.tap(0), ["willSelectRowAt 0.0", "didSelectRowAt 0.0"])
    XCTAssertEqual(
      try played.tap(4), ["willSelectRowAt 0.4", "didDeselectRowAt 0.0", "didSelectRowAt 0.4"])
    XCTAssertEqual(
      played.trace.printed, ["selected 0 true", "deselected 0", "selected 4 true"])
  }

  func testWillSelectMayRefuseOrChooseAnotherRow() throws {
    let played = try list("table")

    XCTAssertEqual(try played.tap(1), ["willSelectRowAt 0.1"])
    XCTAssertEqual(try played.tap(2), ["willSelectRowAt 0.2", "didSelectRowAt 0.3"])
  }

  func testASwipedRowIsDeletedByItsDataSource() throws {
    let played = try list("table")
    let calls = try played.delete(0)

    XCTAssertEqual(
      calls.prefix(2), ["commit 0.0", "numberOfRowsInSection 0"])
    XCTAssertEqual(played.trace.printed, [#"deleted ["name 1", "name 2"]"#])
  }

  func testUpdatesBetweenBeginAndEndAreOne() throws {
    XCTAssertEqual(
      try list("table", "launch switcher").trace.printed,
      [#"["first", "name 0", "name 1", "changed"]"#])
  }

  func testSectionsHaveTitlesAndRowsTheirHeights() throws {
    XCTAssertEqual(
      try list("titles").trace.printed,
      ["First", "true", "End", "[28.0, 78.0, 138.0, 188.0] 276.0", "true"])
  }

  func testAHeaderMayBeAViewWithoutAHeight() throws {
    XCTAssertEqual(try list("own headers").trace.printed, ["header 2", "72.0 true"])
  }

  func testCellsMadeByHandAreUsedAgain() throws {
    let played = try list("own cells", on: .iOS7)
    XCTAssertEqual(played.trace.printed, ["made own", "made own", "made own"])
    try played.scroll(to: 400)
    try played.scroll(to: 800)

    XCTAssertEqual(played.trace.printed.suffix(2), ["made own", "reused"])
  }

  func testADiffableDataSourceMovesRows() throws {
    XCTAssertEqual(
      try list("table diffable", "launch switcher").trace.printed,
      [#"["a", "b", "c"]"#, #"["c", "b", "d"]"#])
  }

  // MARK: Scroll views

  func testAShortDragEndsWithoutDeceleration() throws {
    let played = try list("scroll view")
    let before = played.trace.events.count
    try played.scroll(to: 300)

    XCTAssertEqual(
      played.calls(after: before),
      [
        "scrollViewWillBeginDragging", "scrollViewDidScroll", "scrollViewWillEndDragging",
        "scrollViewDidEndDragging",
      ])
    XCTAssertEqual(
      played.trace.printed, ["at 300.0 true false", "target 300.0", "decelerates false"])
  }

  func testALongDragGoesOnAndEndsWhereTheContentEnds() throws {
    let played = try list("scroll view")
    let before = played.trace.events.count
    try played.scroll(to: 5000)

    XCTAssertEqual(
      played.calls(after: before),
      [
        "scrollViewWillBeginDragging", "scrollViewDidScroll", "scrollViewWillEndDragging",
        "scrollViewDidEndDragging", "scrollViewDidScroll", "scrollViewDidScroll",
        "scrollViewDidEndDecelerating",
      ])
    XCTAssertEqual(played.trace.printed.last, "at 1148.0 false true")
  }
}
