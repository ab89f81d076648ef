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
        + (0..<5).flatMap { ["cellForItemAt 0.\($0)", "willDisplay 0.\($0)"] }
        + ["applicationDidBecomeActive", "viewDidAppear"])
    XCTAssertEqual(
      try played.texts(), #"showing ["item 0", "item 1", "item 2", "item 3", "item 4"]"#)
  }

  func testAListIsDisplayedAfterTheLayoutOfItsController() throws {
    let names = try list("grid").trace.events.filter { $0.kind == .callback }.map(\.name)

    let layout = try XCTUnwrap(names.firstIndex(of: "viewDidLayoutSubviews()"))
    let numbers = try XCTUnwrap(names.firstIndex(of: "numberOfSections(in:)"))
    let appearance = try XCTUnwrap(names.lastIndex(of: "applicationDidBecomeActive(_:)"))
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

  func testAThousandRowsAreShownByAFewCells() throws {
    let played = try list("million")
    try played.scroll(to: 44_000)

    XCTAssertGreaterThan(played.filledRows, 1000)
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
    func updates(on system: SystemVersion) throws -> [String] {
      let played = try list("off screen", on: system)
      try played.scroll(to: 400)
      try played.device.play("switcher")
      return played.trace.effects(.userInterfaceUpdate).filter {
        $0.detail["property"] == "text" && $0.on == "UILabel"
      }.map { "\($0.detail["value"]?.string ?? "nil") \($0.detail["cell"]?.string ?? "-")" }
    }

    let began = ["item 0 preparing", "on the screen displayed"]
    XCTAssertEqual(try updates(on: .iOS7), began + ["off the screen offScreen"])
    // By now it is prepared for another item.
    XCTAssertEqual(
      try updates(on: .iOS17),
      began + ["nil preparing", "item 7 preparing", "off the screen prepared"])
  }

  func testACellPreparedAheadIsFoundFromIOS15On() throws {
    let played = try list("prepared")
    try played.scroll(to: 200)
    try played.device.play("switcher")

    XCTAssertEqual(played.trace.printed, ["6 true false"])
    let update = played.trace.effects(.userInterfaceUpdate).last {
      $0.detail["value"] == "changed"
    }
    XCTAssertEqual(update?.detail["cell"], "prepared")
    try played.device.play("close-switcher")
    try played.scroll(to: 400)
    try played.device.play("switcher")
    XCTAssertEqual(played.trace.printed.last, "7 true false")

    let old = try list("prepared", on: .iOS13)
    try old.scroll(to: 200)
    try old.device.play("switcher")
    XCTAssertEqual(old.trace.printed, ["6 false false"])
  }

  // MARK: Changes

  func testABatchAsksForTheNumbersAndShowsWhatItChanges() throws {
    let played = try list("changes")
    let before = played.trace.events.count
    try played.device.play("switcher")

    XCTAssertEqual(
      played.calls(after: before).filter { !$0.hasPrefix("application") },
      [
        "numberOfSections", "numberOfItemsInSection 0", "cellForItemAt 0.2", "willDisplay 0.2",
        "didEndDisplaying 0.0", "completionHandler",
      ])
    XCTAssertEqual(
      played.trace.printed,
      [
        "in the block", #"after ["item 1", "item 2", "new", "item 3", "item 4"] 40"#,
        "completed true",
      ])
    XCTAssertEqual(played.trace.times(of: "completed true"), [0.3])
  }

  func testWhatIsReconfiguredStaysSelectedAndWhatIsReloadedDoesNot() throws {
    XCTAssertEqual(
      Array(try list("refilled", "launch switcher").trace.printed),
      [
        "reconfigured 0 true false [0]", "reloaded 1 false false []",
        #"showing ["changed", "item 1", "item 2", "item 3", "item 4"]"#,
      ])
  }

  func testSectionsAreMovedDeletedInsertedAndReloaded() throws {
    XCTAssertEqual(
      try list("sections", "launch switcher").trace.printed,
      [
        #"["0.0", "1.0", "2.0", "2.1"] ["a", "d", "b", "c"] 3"#,
        #"["0.0", "1.0", "1.1", "2.0"] ["a", "changed", "c", "e"] 3"#,
      ])
  }

  func testReloadDataShowsAtTheNextLayout() throws {
    let played = try list("reload", "launch switcher")

    XCTAssertEqual(played.trace.printed, ["after 5 1", "laid out 1"])
    XCTAssertEqual(
      played.lastCalls(from: "numberOfSections(in:)"),
      ["numberOfSections", "numberOfItemsInSection 0"]
        + (0..<5).map { "didEndDisplaying 0.\($0)" }
        + ["cellForItemAt 0.0", "prepareForReuse", "willDisplay 0.0"])
  }

  func testADiffableDataSourceFindsTheChanges() throws {
    XCTAssertEqual(
      try list("diffable", "launch switcher").trace.printed,
      [
        #"["0.0", "0.1", "0.2", "1.0", "1.1"] [10, 3, 11, 4, 1]"#,
        #"["number 10", "number 3", "number 11", "number 4", "number 1"]"#, "applied",
      ])
  }

  func testRegistrationsFillTheirCells() throws {
    let texts = try list("registrations").trace.effects(.userInterfaceUpdate).filter {
      $0.detail["property"] == "text"
    }

    XCTAssertEqual(texts.map { $0.detail["value"]?.string }, ["0 x", "1 x"])
  }

  func testACollectionViewControllerIsItsDataSourceAndDelegate() throws {
    let played = try list("list")

    XCTAssertEqual(try played.tap(1), ["didSelectItemAt 0.1"])
    XCTAssertEqual(played.trace.printed, ["selected 1"])
  }

  func testCodeScrollsAtOnceOrWithAnAnimation() throws {
    let played = try list("scroll by code", "launch switcher close-switcher")

    XCTAssertEqual(
      played.trace.printed, ["offset 4000.0", "offset 4000.0", "ended 0.0 true"])
    XCTAssertEqual(played.trace.times(of: "ended 0.0 true"), [0.3])
  }

  // MARK: Wrong use

  private func crash(_ scenario: String, _ story: String = "launch") throws -> AppOutcome {
    let device = try Apps.lists.get().device(defaults: ["scenario": scenario])
    return try XCTUnwrap(try device.outcome(of: story))
  }

  private func line(of comment: String) throws -> Int {
    try Apps.lists.get().line(of: comment, in: "Mistakes.swift")
  }

  func testNumbersThatDoNotAgreeEndTheAppInUIKitsWords() throws {
    let outcome = try crash("wrong count", "launch switcher")

    XCTAssertEqual(outcome.kind, .crashed)
    XCTAssertEqual(
      outcome.message,
      "Invalid update: invalid number of items in section 0.  The number of items contained in an "
        + "existing section after the update (40) must be equal to the number of items contained in "
        + "that section before the update (40), plus or minus the number of items inserted or "
        + "deleted from that section (1 inserted, 0 deleted) and plus or minus the number of items "
        + "moved into or out of that section (0 moved in, 0 moved out).")
    XCTAssertEqual(outcome.file, "Mistakes.swift")
    XCTAssertEqual(outcome.line, try line(of: "wrong count"))
    let rows = try crash("wrong rows", "launch switcher")
    XCTAssertEqual(rows.line, try line(of: "wrong rows"))
    XCTAssertTrue(rows.message?.contains("number of rows contained") == true)
  }

  func testAChangeBeforeTheFirstLayoutFindsTheNewNumbersOnBothSides() throws {
    let outcome = try crash("before the first layout")

    XCTAssertTrue(outcome.message?.contains("after the update (41)") == true)
    XCTAssertTrue(outcome.message?.contains("before the update (41)") == true)
    XCTAssertEqual(outcome.line, try line(of: "before the first layout"))
  }

  func testCellsComeFromTheListAndFromRegisteredClasses() throws {
    let unknown = try crash("not registered")
    XCTAssertEqual(
      unknown.message,
      "could not dequeue a view of kind: UICollectionElementKindCell with identifier nobody - must "
        + "register a nib or a class for the identifier or connect a prototype cell in a storyboard"
    )
    XCTAssertEqual(unknown.line, try line(of: "unknown"))
    let row = try crash("row not registered")
    XCTAssertEqual(
      row.message,
      "unable to dequeue a cell with identifier nobody - must register a nib or a class for the "
        + "identifier or connect a prototype cell in a storyboard")
    XCTAssertEqual(row.line, try line(of: "unknown row"))
    let own = try crash("not dequeued")
    XCTAssertEqual(
      own.message,
      "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
        + "reuseIdentifier - cells must be retrieved by calling "
        + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:")
    XCTAssertEqual(own.callback, "collectionView(_:cellForItemAt:)")
    XCTAssertEqual(try crash("not unique").line, try line(of: "not unique"))
  }

  func testAListGoesWithItsController() throws {
    let played = try list("swap", "launch switcher")

    XCTAssertTrue(try XCTUnwrap(played.device.app).lists.isEmpty)
    XCTAssertEqual(
      played.trace.effects(.deinitialization).map(\.on), ["GridViewController"])
  }

  // MARK: Limits

  func testAListHasAMillionItemsAndNoMore() throws {
    XCTAssertEqual(try list("million").cellCount, 20)
    for scenario in ["million and one", "billion"] {
      XCTAssertEqual(
        try crash(scenario),
        AppOutcome(
          .tooMuchOutput, callback: nil, message: "has a list of more than 1000000 items"))
    }
  }

  func testAListHasTenThousandSectionsAndNoMore() throws {
    XCTAssertEqual(try list("many sections").cellCount, 0)
    XCTAssertEqual(
      try crash("too many sections").message, "has a list of more than 10000 sections")
    XCTAssertEqual(try list("negative").cellCount, 0)
  }

  func testAListThatNeverComesToRestIsStopped() throws {
    for scenario in ["endless reload", "endless changes"] {
      let outcome = try crash(scenario)
      XCTAssertEqual(outcome.kind, .neverRests, scenario)
      XCTAssertEqual(
        outcome.message, "changed what a list shows without end, while it was displayed", scenario)
    }
    XCTAssertEqual(
      try crash("tiny cells").message,
      "has a list that shows more than 2000 elements at once")
  }
}
