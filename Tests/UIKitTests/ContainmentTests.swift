import AppFixtures
import DeviceSimulator
import LifecycleTrace
import XCTest

/// Containers of student code's own, and wrong use of controllers, in a real app.
final class ContainmentTests: XCTestCase {
  private func played(_ scenario: String) throws -> Trace {
    try Apps.controllers.get().played(scenario, "launch wait:5s")
  }

  private func findings(_ trace: Trace) -> [String] {
    trace.events.filter { $0.kind == .finding }.map(\.name)
  }

  func testWhatStudentCodeCallsItselfIsToldApart() throws {
    let trace = try played("flip")

    XCTAssertEqual(
      trace.effects(.containment).map {
        "\($0.on ?? "") \($0.detail["method"]?.string ?? "") \($0.detail["parent"]?.string ?? "nil")"
      },
      [
        "B didMove(toParent:) A", "B willMove(toParent:) nil", "C didMove(toParent:) A",
      ])
    let moves = trace.events.filter { $0.kind == .callback && $0.name.contains("Move(toParent:)") }
    XCTAssertEqual(
      moves.map { "\($0.on ?? "") \($0.name)" },
      ["B willMove(toParent:)", "C willMove(toParent:)", "B didMove(toParent:)"])
  }

  func testATransitionBetweenChildrenRunsItsBlocks() throws {
    let trace = try played("flip")

    XCTAssertEqual(trace.printed, ["1 true", "animated", "finished true", "1 true true"])
    XCTAssertEqual(trace.times(of: "animated"), [2])
    XCTAssertEqual(trace.times(of: "finished true"), [2.25])
  }

  func testATransitionPutsTheNewViewBesideTheOldOne() throws {
    XCTAssertEqual(try played("flip in a room").printed, ["true", "moved", "true true"])
  }

  func testWhatATransitionsLastBlockMovesIsToldBeforeItReturns() throws {
    let trace = try played("flip in a room")

    XCTAssertEqual(
      trace.appearances(at: 2),
      [
        "B.viewWillDisappear", "C.viewWillAppear", "C.viewDidAppear", "B.viewDidDisappear",
        "C.viewWillDisappear", "C.viewDidDisappear", "B.viewWillAppear", "B.viewDidAppear",
      ])
    let moved = try XCTUnwrap(trace.effects(.print).first { $0.detail["text"] == "moved" }).n
    let appeared = try XCTUnwrap(
      trace.events.last { $0.kind == .callback && $0.name == "viewDidAppear(_:)" }
    ).n
    XCTAssertLessThan(appeared, moved)
    XCTAssertEqual(trace.times(of: "moved"), [2.25])
  }

  func testAppearanceIsForwardedByHand() throws {
    let trace = try played("by hand")

    XCTAssertEqual(trace.appearances(at: 1), ["B.viewWillAppear"])
    XCTAssertEqual(trace.appearances(at: 2), ["B.viewDidAppear"])
    XCTAssertEqual(
      findings(trace), ["Unbalanced calls to begin/end appearance transitions for <B>."])
  }

  func testAnAppearanceCallbackMayNotBeCalled() throws {
    XCTAssertEqual(
      findings(try played("appearance called")),
      [
        "Do not call viewWillAppear(_:) of <A> directly: use "
          + "beginAppearanceTransition(_:animated:) and endAppearanceTransition()"
      ])
  }

  func testOneControllerPresentsOneOther() throws {
    let trace = try played("present twice")

    XCTAssertEqual(
      findings(trace), ["Attempt to present <C> on <A> which is already presenting <B>."])
    XCTAssertEqual(trace.printed, ["C deinit", "true"])
  }

  func testControllersBelongToTheMainThread() throws {
    XCTAssertEqual(
      findings(try played("background")),
      [
        "UIViewController.present(_:animated:completion:) must be used from main thread only",
        "UIViewController.title must be used from main thread only",
      ])
  }

  func testWhatUIKitThrowsEndsTheApp() throws {
    let reasons = [
      "push twice":
        "Pushing the same view controller instance more than once is not supported (<A>)",
      "push navigation": "Pushing a navigation controller is not supported",
      "no segue": "Receiver (<A>) has no segue with identifier 'next'",
    ]
    for (scenario, reason) in reasons {
      let device = try Apps.controllers.get().device(defaults: ["scenario": scenario])

      let outcome = try XCTUnwrap(try device.outcome(of: "launch wait:2s"))

      XCTAssertEqual(outcome.kind, .crashed)
      XCTAssertEqual(outcome.message, reason)
      XCTAssertEqual(outcome.file, "Others.swift")
    }
  }
}
