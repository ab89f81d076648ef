import AppFixtures
import AppLink
@testable import DeviceSimulator
import Foundation
import LifecycleTrace
import XCTest

/// Collection views in a real app, as FACTS.md E has them.
final class ListTests: XCTestCase {
  private func list(
    _ scenario: String, _ story: String = "launch", on system: SystemVersion = .iOS17
  ) throws -> PlayedList { try PlayedList(scenario, story, on: system) }

  // MARK: First display

  func testTheNumbersComeFirstThenEachVisibleCellInTurn() throws {
    let played = try list("grid")

    XCTAssertEqual(
      played.lastCalls(from: "numberOfSections(in:)"),
      ["numberOfSections", "numberOfItemsInSection 0"]
        + (0..<5).flatMap { ["cellForItemAt 0.\($0)", "willDisplay 0.\($0)"] })
    XCTAssertEqual(
      try played.texts(), #"showing ["item 0", "item 1", "item 2", "item 3", "item 4"]"#)
  }

  func testAListIsDisplayedAfterTheLayoutOfItsController() throws {
    let names = try list("grid").trace.events.filter { $0.kind == .callback }.map(\.name)

    let layout = try XCTUnwrap(names.firstIndex(of: "viewDidLayoutSubviews()"))
    let numbers = try XCTUnwrap(names.firstIndex(of: "numberOfSections(in:)"))
    let appearance = try XCTUnwrap(names.firstIndex(of: "viewDidAppear(_:)"))
    XCTAssertLessThan(layout, numbers)
    XCTAssertLessThan(numbers, appearance)
  }

  func testALayoutOfTheStudentsOwnPreparesBeforeAnyCell() throws {
    let calls = try list("student layout").lastCalls(from: "numberOfSections(in:)")

    XCTAssertEqual(
      Array(calls.prefix(6)),
      [
        "numberOfSections", "numberOfItemsInSection 0", "prepare", "collectionViewContentSize",
        "layoutAttributesForElements", "cellForItemAt 0.0",
      ])
    XCTAssertEqual(calls.count { $0.hasPrefix("willDisplay") }, 3)
  }

  func testAFlowLayoutAsksItsDelegateForSizesAndInsets() throws {
    let played = try list("flow delegate")

    XCTAssertEqual(
      Array(played.lastCalls(from: "numberOfSections(in:)").dropFirst(2).prefix(4)),
      [
        "insetForSectionAt 0", "sizeForItemAt 0.0", "sizeForItemAt 0.1", "sizeForItemAt 0.2",
      ])
    XCTAssertEqual(
      played.trace.printed,
      ["10.0 5.0 100.0", "120.0 5.0 110.0", "230.0 5.0 120.0", "130.0"])
  }

  // MARK: Scrolling and reuse

  func testAScrollCallsForWhatComesAndEndsWhatGoes() throws {
    let played = try list("grid", on: .iOS7)
    let calls = try played.scroll(to: 400)

    XCTAssertEqual(
      calls,
      [
        "cellForItemAt 0.5", "willDisplay 0.5", "cellForItemAt 0.6", "willDisplay 0.6",
        "didEndDisplaying 0.0", "didEndDisplaying 0.1",
      ])
  }

  func testAUsedCellIsPreparedForReuseWithinCellForItem() throws {
    let played = try list("grid", on: .iOS7)
    try played.scroll(to: 400)
    let calls = try played.scroll(to: 600)

    XCTAssertEqual(
      calls, ["cellForItemAt 0.7", "prepareForReuse", "willDisplay 0.7", "didEndDisplaying 0.2"])
    XCTAssertEqual(
      try played.texts(), #"showing ["item 3", "item 4", "item 5", "item 6", "item 7"]"#)
  }

  func testACellThatComesBackSoonSkipsPrepareForReuse() throws {
    let played = try list("grid")
    try played.scroll(to: 200)
    let modern = try played.scroll(to: 0)
    XCTAssertEqual(modern.prefix(2), ["cellForItemAt 0.0", "willDisplay 0.0"])

    let old = try list("grid", on: .iOS7)
    try old.scroll(to: 200)
    XCTAssertEqual(
      try old.scroll(to: 0).prefix(3), ["cellForItemAt 0.0", "prepareForReuse", "willDisplay 0.0"])
  }

  func testCellsArePreparedAheadAndPrefetchedBefore() throws {
    let played = try list("prefetch")
    XCTAssertEqual(played.trace.printed, ["prefetch [5, 6, 7, 8]"])
    let calls = try played.scroll(to: 200)

    XCTAssertEqual(
      calls,
      [
        "cellForItemAt 0.5", "willDisplay 0.5", "didEndDisplaying 0.0", "prefetchItemsAt",
        "cellForItemAt 0.6", "prepareForReuse",
      ])
    XCTAssertEqual(played.trace.printed.last, "prefetch [9]")
    XCTAssertEqual(try played.scroll(to: 400).first, "willDisplay 0.6")
  }

  func testOldSystemsPrefetchNothing() throws {
    XCTAssertEqual(try list("prefetch", on: .iOS7).trace.printed, [])
  }

  func testTenThousandRowsAreShownByAFewCells() throws {
    let played = try list("million")
    try played.scroll(to: 440_000)

    XCTAssertGreaterThan(played.filledRows, 9000)
    XCTAssertLessThan(played.cellCount, 60)
  }

  // MARK: Selection

  func testATapHighlightsThenSelects() throws {
    let played = try list("grid")
    let calls = try played.tap(1)

    XCTAssertEqual(
      calls,
      [
        "shouldHighlightItemAt 0.1", "didHighlightItemAt 0.1", "shouldSelectItemAt 0.1",
        "didSelectItemAt 0.1", "didUnhighlightItemAt 0.1",
      ])
    XCTAssertEqual(
      played.trace.printed,
      ["highlighted 1 false true []", "selected 1 true true [1]", "unhighlighted 1 true false [1]"])
  }

  func testTheItemSelectedBeforeIsDeselectedFirst() throws {
    let played = try list("grid")
    try played.tap(1)
    let calls = try played.tap(2)

    XCTAssertEqual(
      calls,
      [
        "shouldHighlightItemAt 0.2", "didHighlightItemAt 0.2", "shouldSelectItemAt 0.2",
        "shouldDeselectItemAt 0.1", "didDeselectItemAt 0.1", "didSelectItemAt 0.2",
        "didUnhighlightItemAt 0.2",
      ])
  }

  func testWithMultipleSelectionASecondTapDeselects() throws {
    let played = try list("multiple")
    try played.tap(1)
    try played.tap(2)
    let calls = try played.tap(1)

    XCTAssertEqual(
      Array(calls.dropFirst(2)),
      ["shouldDeselectItemAt 0.1", "didDeselectItemAt 0.1", "didUnhighlightItemAt 0.1"])
    XCTAssertEqual(played.trace.printed.last, "unhighlighted 1 false false [2]")
  }

  func testShouldHighlightStopsATap() throws {
    let played = try list("untouchable")
    XCTAssertEqual(try played.tap(0), ["shouldHighlightItemAt 0.0"])
    XCTAssertEqual(
      try played.tap(1),
      [
        "shouldHighlightItemAt 0.1", "didHighlightItemAt 0.1", "shouldSelectItemAt 0.1",
        "didUnhighlightItemAt 0.1",
      ])
  }

  func testCodeSelectsWithoutADelegateCall() throws {
    let played = try list("select by code", "launch switcher")

    XCTAssertEqual(
      played.trace.printed, ["by code 2 true false [2]", "by code 2 false false []"])
    XCTAssertFalse(played.trace.events.contains { $0.name.contains("didSelect") })
  }

  // MARK: What a label tells

  func testALabelOfACellTellsWhetherItIsDisplayed() throws {
    let played = try list("off screen")
    try played.scroll(to: 400)
    try played.device.play("switcher")

    let updates = played.trace.effects(.userInterfaceUpdate).filter {
      $0.detail["property"] == "text" && $0.on == "UILabel"
    }
    XCTAssertEqual(
      updates.map { "\($0.detail["value"]?.string ?? "nil") \($0.detail["cell"]?.string ?? "-")" },
      ["item 0 preparing", "on the screen displayed", "off the screen offScreen"])
  }
}
