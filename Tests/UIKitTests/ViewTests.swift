import AppFixtures
import DeviceSimulator
import LifecycleTrace
import XCTest

/// Views, controls and layout in a real app.
final class ViewTests: XCTestCase {
  private func printed(_ scenario: String, _ story: String = "launch") throws -> [String] {
    try Apps.views.get().played(scenario, story).printed
  }

  func testAViewHearsOfItsMovesInOrder() throws {
    XCTAssertEqual(
      try printed("hierarchy"),
      [
        "inner willMove(toSuperview:) true", "inner didMoveToSuperview() true",
        "outer didAddSubview(_:)", "-",
        "outer willMove(toWindow:) true", "inner willMove(toWindow:) true",
        "outer willMove(toSuperview:) true", "outer didMoveToWindow() true",
        "inner didMoveToWindow() true", "outer didMoveToSuperview() true", "-",
        "outer willMove(toWindow:) false", "inner willMove(toWindow:) false",
        "outer willMove(toSuperview:) false", "outer didMoveToWindow() false",
        "inner didMoveToWindow() false", "outer didMoveToSuperview() false", "-",
        "true false true",
      ])
  }

  func testSubviewsStandWhereTheyArePut() throws {
    XCTAssertEqual(
      try printed("order"),
      [
        "[2, 3, 1]", "[3, 1, 2]", "[1, 3, 2]", "[2, 3, 1]", "[3, 2, 1]", "[3, 2, 1]",
        "true true",
      ])
  }

  func testAViewInItselfEndsTheApp() throws {
    for scenario in ["itself", "ancestor"] {
      let outcome = try Apps.views.get().device(defaults: ["scenario": scenario])
        .outcome(of: "launch")

      XCTAssertEqual(outcome?.kind, .crashed, scenario)
      XCTAssert(outcome?.message?.contains("Can't add self as subview") == true, scenario)
      XCTAssertEqual(outcome?.callback, "viewDidAppear(_:)")
    }
  }

  func testControlsKeepTheirValuesInRange() throws {
    XCTAssertEqual(
      try printed("controls"),
      [
        "10.0 0.0 1 2", "b nil", "1.0 2", "true false", "false true", "true", "10.0", "true true",
      ])
  }

  func testButtonsShowWhatTheirStateSays() throws {
    XCTAssertEqual(
      try printed("buttons"),
      [
        "Play Play", "Pause Play", "By label", "update true", "update false", "primary",
        "Configured", "true 1", "heard Pause",
      ])
  }

  func testTextsAreReadAsOnAPhone() throws {
    XCTAssertEqual(try printed("texts"), ["bold false", "true", " false", "", "ab"])
  }

  func testEveryControlTellsWhatItShows() throws {
    let trace = try Apps.views.get().played("controls")
    let updates = trace.effects(.userInterfaceUpdate).map {
      "\($0.on ?? "-") \($0.detail["property"]?.string ?? "-")"
    }

    XCTAssertEqual(
      updates,
      [
        "UISlider value", "UIStepper value", "UISegmentedControl selectedSegmentIndex",
        "UISegmentedControl segments", "UISegmentedControl selectedSegmentIndex",
        "UISegmentedControl segments", "UIProgressView progress", "UIPageControl numberOfPages",
        "UIPageControl currentPage", "UIActivityIndicatorView isAnimating",
        "UIActivityIndicatorView isAnimating", "UIDatePicker date", "UIView subviews",
      ])
  }

  // MARK: Layout

  func testPlainConstraintsAreSolved() throws {
    XCTAssertEqual(
      try printed("constraints"),
      [
        // Ten characters of 8.5 points, 85 wide, in the middle of 373.
        "10 20 373 100 | 144 79 85 21 | 103 128 186 186", "10 20 373 40 | 103 68 186 186 6",
        "1 true",
      ])
  }

  func testStacksArrangeWhatShows() throws {
    XCTAssertEqual(
      try printed("stack"),
      [
        "0 0 100 21 | 0 31 100 21 | 0 62 100 138", "0 0 100 95 | 0 105 100 95", "2 3", "1 2",
      ])
  }

  func testFramesBoundsAndCentresBelongTogether() throws {
    XCTAssertEqual(
      try printed("frames"),
      [
        "15 25 90 40 -15.0", "5 35 190 40", "60 10 100 100 35.0", "-50 -50 100 100", "true",
        "true", "true", "2.0 3.0 0.5", "true",
      ])
  }

  func testAViewIsLaidOutOnceForEachTimeItAsks() throws {
    XCTAssertEqual(
      try printed("layout"),
      ["added", "layout 10.0", "resized", "layout 20.0", "layout 20.0", "asked"])
  }

  // MARK: Time and threads

  func testAnimationsCompleteOnTheDevicesClock() throws {
    let trace = try Apps.views.get().played("animations", "launch wait:5s")

    XCTAssertEqual(
      trace.printed,
      ["begun 1.0", "at once", "swapped true true", "turned", "faded true 1.0", "shown"])
    XCTAssertEqual(
      ["swapped true true", "turned", "faded true 1.0", "shown"].map { trace.times(of: $0) },
      [[0.1], [0.25], [0.5], [2]])
  }

  func testInterfaceCodeOffTheMainThreadIsFoundOnce() throws {
    let trace = try Apps.views.get().played("thread", "launch wait:1s")
    let findings = trace.events.filter { $0.kind == .finding }.map(\.name)

    XCTAssertEqual(findings, ["UILabel.text must be used from main thread only"])
  }

  // MARK: The first responder

  func testCodeMovesTheKeyboardAndDelegatesMayObject() throws {
    XCTAssertEqual(
      try printed("editing"),
      [
        "false", "first begins", "true true true", "false false", "first ends",
        "true false true", "true false true", "false", "true", "false",
      ])
  }
}
