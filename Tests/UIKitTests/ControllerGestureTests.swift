import AppFixtures
import DeviceSimulator
import LifecycleTrace
import XCTest

/// What the user does to containers, in a real app.
final class ControllerGestureTests: XCTestCase {
  private func played(_ scenario: String, _ story: String) throws -> Trace {
    try Apps.controllers.get().played(scenario, story)
  }

  func testTheBackButtonAndTheSwipePop() throws {
    for gesture in ["back", "swipe-back", "tap:Back"] {
      let trace = try played("two deep", "launch \(gesture)")

      XCTAssertEqual(trace.printed, ["going true 1", "over false 1", "B deinit"], gesture)
    }
  }

  func testASwipeThatIsLetGoLeavesTheStackAsItWas() throws {
    let trace = try played("two deep", "launch cancel-swipe-back swipe-back")

    XCTAssertEqual(
      trace.printed,
      ["going true 1", "over true 2", "going true 1", "over false 1", "B deinit"])
  }

  func testASwipeNeedsABackButtonUnlessTheRecogniserHasAnotherDelegate() throws {
    let app = try Apps.controllers.get()

    let device = app.device(defaults: ["scenario": "two deep without a bar"])
    try device.play("launch")
    XCTAssertThrowsError(try device.play("swipe-back")) { XCTAssertTrue($0 is Refusal) }

    let trace = try played("two deep with a delegate", "launch swipe-back")
    XCTAssertEqual(
      trace.printed,
      ["will show A true", "going true 1", "over false 1", "did show A true", "B deinit"])
  }

  func testATabBarsDelegateMayHoldTheUserBack() throws {
    let trace = try played("two tabs", "launch tab:2 tab:2 tap:First")

    XCTAssertEqual(trace.printed, ["selected Second 1", "selected First 0"])
  }

  func testPagesTurnToWhatTheirDataSourceSays() throws {
    let trace = try played(
      "three pages", "launch swipe-page:next swipe-page:next swipe-page:previous")

    let shown = trace.events.filter { $0.kind == .callback && $0.name == "viewDidAppear(_:)" }
    XCTAssertEqual(
      shown.compactMap(\.on).filter { $0 != "ThreePages" }, ["A", "B", "C", "B"])
  }

  func testAPageThatIsLetGoStays() throws {
    let trace = try played("three pages", "launch cancel-swipe-page:next")

    XCTAssertEqual(
      trace.appearances(at: 0).dropFirst(2),
      [
        "B.viewWillAppear", "A.viewWillDisappear", "A.viewWillAppear", "A.viewDidAppear",
        "B.viewWillDisappear", "B.viewDidDisappear",
      ])
  }

  func testASheetIsSwipedAway() throws {
    let trace = try played("sheet", "launch wait:2s cancel-dismiss dismiss")

    XCTAssertEqual(trace.printed, ["should", "will", "should", "will", "did true", "B deinit"])
  }

  func testASheetThatIsHeldHearsOfTheAttempt() throws {
    XCTAssertEqual(try played("held sheet", "launch wait:2s dismiss").printed, ["attempt"])
  }

  func testBarButtonsAndAlertsAreTapped() throws {
    let trace = try played("form", "launch tap:Add type:Ann tap:OK")

    XCTAssertEqual(trace.printed, ["hello Ann"])
  }

  func testATurnChangesTheSizesBesideTheAnimation() throws {
    let trace = try played("turning", "launch rotate:landscape-left")

    XCTAssertEqual(trace.printed, ["will turn 852.0 393.0", "turns 852.0", "turned 852.0"])
  }
}
