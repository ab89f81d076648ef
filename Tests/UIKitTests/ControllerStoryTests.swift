import AppFixtures
import DeviceSimulator
import LifecycleTrace
import XCTest

/// Containers and presentation in a real app: the order of its callbacks, who holds whom, what
/// controllers read of themselves.
final class ControllerStoryTests: XCTestCase {
  private func played(_ scenario: String, seconds: Int = 5) throws -> Trace {
    try Apps.controllers.get().played(scenario, "launch wait:\(seconds)s")
  }

  func testAPushAndAPop() throws {
    let trace = try played("push and pop")

    XCTAssertEqual(
      trace.appearances(at: 1),
      [
        "A.viewWillDisappear", "Reading.viewWillAppear", "A.viewDidDisappear",
        "Reading.viewDidAppear",
      ])
    XCTAssertEqual(
      trace.appearances(at: 2),
      [
        "Reading.viewWillDisappear", "A.viewWillAppear", "Reading.viewDidDisappear",
        "A.viewDidAppear",
      ])
    XCTAssertEqual(trace.effects(.deinitialization).map(\.on), ["Reading"])
  }

  /// Read on the way, one after the other: moving to a parent, from it, a parent, a navigation
  /// controller, a window.
  func testAControllerReadsHowItMoves() throws {
    XCTAssertEqual(
      try played("push and pop").printed,
      [
        "willMove false false false false false", "willAppear true false true true false",
        "alongside true", "didAppear true false true true true", "alongside completed false",
        "didMove false false true true true", "willMove false false true true true",
        "willDisappear false true true true true", "didDisappear false true true true false",
        "didMove false false false false false", "B deinit", "1 true",
      ])
  }

  func testAPushWithoutAnimationIsDoneWhenItReturns() throws {
    let trace = try played("push at once")

    XCTAssertEqual(trace.printed, ["pushed true 2"])
    let pushed = try XCTUnwrap(trace.effects(.print).first).n
    let appeared = try XCTUnwrap(trace.events.last { $0.name == "viewDidAppear(_:)" }).n
    XCTAssertLessThan(appeared, pushed)
  }

  func testAThousandPushesAndPopsLeaveNoController() throws {
    let trace = try played("many pushes", seconds: 2)

    XCTAssertEqual(trace.effects(.deinitialization).count, 1000)
    XCTAssertEqual(Set(trace.effects(.deinitialization).map(\.on)).count, 1000)
  }

  func testPoppingToTheRootLetsAllOthersGo() throws {
    let trace = try played("pop to root")

    XCTAssertEqual(trace.printed, ["A deinit", "2", "B deinit", "C deinit", "true"])
  }

  func testANavigationBarShowsItsTopItem() throws {
    let trace = try played("bars")

    XCTAssertEqual(
      trace.printed,
      [
        "Second First", "button First", "label Second", "button Edit", "B deinit", "1 First",
      ])
    XCTAssertEqual(
      trace.effects(.userInterfaceUpdate).filter { $0.on == "UINavigationBar" }.map {
        $0.detail["value"]
      }, ["First", "First", "Second"])
  }

  func testTabs() throws {
    let trace = try played("tabs")

    XCTAssertEqual(trace.printed, ["0 true", "1 true", "A deinit", "B deinit"])
    XCTAssertEqual(
      trace.appearances(at: 1),
      [
        "B.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear", "B.viewDidAppear",
      ])
    XCTAssertEqual(
      trace.appearances(at: 2),
      [
        "A.viewWillAppear", "B.viewWillDisappear", "B.viewDidDisappear", "A.viewDidAppear",
      ])
  }

  func testAFullScreenPresentation() throws {
    let trace = try played("full screen")

    XCTAssertEqual(trace.printed, ["true true", "presented", "B deinit", "dismissed true"])
    XCTAssertEqual(
      trace.appearances(at: 1),
      [
        "A.viewWillDisappear", "B.viewWillAppear", "B.viewDidAppear", "A.viewDidDisappear",
      ])
    XCTAssertEqual(
      trace.appearances(at: 2),
      [
        "B.viewWillDisappear", "A.viewWillAppear", "A.viewDidAppear", "B.viewDidDisappear",
      ])
  }

  func testASheetIsPresentedByTheControllerThatContainsAll() throws {
    let trace = try played("sheet over navigation")

    XCTAssertEqual(trace.printed, ["true true", "true true", "B deinit", "true"])
    XCTAssertEqual(trace.appearances(at: 1), ["B.viewWillAppear", "B.viewDidAppear"])
    XCTAssertEqual(trace.appearances(at: 2), ["B.viewWillDisappear", "B.viewDidDisappear"])
  }

  func testDismissingTakesAllThatIsPresentedOverIt() throws {
    XCTAssertEqual(try played("chain").printed, ["C deinit", "B deinit", "all gone"])
  }

  func testOneMayBePresentedWhenAnotherHasGone() throws {
    XCTAssertEqual(try played("one after the other").printed, ["B deinit", "true"])
  }

  func testAnAlertGoesBeforeItsHandlerRuns() throws {
    let trace = try played("alert")

    XCTAssertEqual(
      trace.printed,
      ["[\"Delete?\", \"For ever.\"]", "[\"Cancel\", \"Delete\"]", "Delete", "true true"])
    XCTAssertEqual(trace.appearances(at: 1), [])
    XCTAssertEqual(trace.times(of: "Delete"), [2.5])
  }

  func testPages() throws {
    let trace = try played("pages")

    XCTAssertEqual(trace.printed, ["turned true", "A deinit", "true 1"])
    XCTAssertEqual(
      trace.appearances(at: 1),
      [
        "B.viewWillAppear", "A.viewWillDisappear", "B.viewDidAppear", "A.viewDidDisappear",
      ])
  }

  func testAPhonesSplitShowsOneColumnAtATime() throws {
    let secondary = try played("split")
    let primary = try played("split with delegate")

    XCTAssertEqual(secondary.appearances(at: 0), ["B.viewWillAppear", "B.viewDidAppear"])
    XCTAssertEqual(secondary.appearances(at: 1), [])
    XCTAssertEqual(primary.appearances(at: 0), ["A.viewWillAppear", "A.viewDidAppear"])
    for trace in [secondary, primary] {
      XCTAssertEqual(
        trace.appearances(at: 2),
        [
          "B.viewWillDisappear", "A.viewWillAppear", "B.viewDidDisappear", "A.viewDidAppear",
        ])
      XCTAssertEqual(trace.printed, ["true 1", "true"])
    }
    XCTAssertTrue(
      primary.events.contains {
        $0.name == "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)"
          && $0.on == "Split"
      })
  }
}

extension Trace {
  /// Appearance callbacks of A, B and C and their kin within the second that begins then.
  func appearances(at second: Double) -> [String] {
    let names = [
      "viewWillAppear(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)", "viewDidDisappear(_:)",
    ]
    return events.filter {
      $0.kind == .callback && names.contains($0.name) && $0.t >= second && $0.t < second + 1
        && ["A", "B", "C", "Reading", "ByHand"].contains($0.on)
    }
    .map { "\($0.on ?? "").\($0.name.prefix { $0 != "(" })" }
  }
}
