import LifecycleTrace
import XCTest

@testable import LifecycleContracts

/// Patterns that speak of view controllers and of what shows.
final class ControllerPatternTests: XCTestCase {
  private let events = [
    Event(
      n: 1, t: 0, kind: .return, name: "viewDidLoad()", on: "Menu", state: "active",
      detail: ["entry": 0, "implemented": true, "super": true]),
    Event(
      n: 2, t: 0, kind: .return, name: "viewDidLoad()", on: "Menu#2", state: "active",
      detail: ["entry": 0, "implemented": true, "super": false]),
    Event(
      n: 3, t: 0, kind: .return, name: "viewDidLoad()", on: "Plain", state: "active",
      detail: ["entry": 0, "implemented": false]),
    Event(
      n: 4, t: 0, kind: .finding, name: "Attempt to present <B> on <A>", state: "active"),
    Event(n: 5, t: 0, kind: .effect, name: "deinit", on: "Menu", state: "active"),
    Event(
      n: 6, t: 0, kind: .effect, name: "containment", on: "Child", state: "active",
      detail: ["method": "didMove(toParent:)", "parent": "Menu"]),
    Event(
      n: 7, t: 0, kind: .effect, name: "userInterfaceUpdate", on: "UILabel", state: "active",
      detail: ["property": "text", "inWindow": true]),
    Event(
      n: 8, t: 0, kind: .effect, name: "userInterfaceUpdate", on: "UILabel", state: "active",
      detail: ["property": "text", "inWindow": false]),
    Event(
      n: 9, t: 0, kind: .effect, name: "userInterfaceUpdate", on: "UILabel", state: "active",
      detail: ["property": "text", "inWindow": true, "cell": "offScreen"]),
    Event(
      n: 10, t: 0, kind: .effect, name: "userInterfaceUpdate", on: "UILabel", state: "active",
      detail: ["property": "text", "inWindow": false, "cell": "preparing"]),
    Event(
      n: 11, t: 0, kind: .effect, name: "userInterfaceUpdate", on: "UILabel", state: "active",
      detail: ["property": "text", "inWindow": false, "cell": "prepared"]),
  ]

  func testPatternsMatchTheirEventsOnly() {
    let table: [(EventPattern, [Int])] = [
      (.callsSuper(in: .viewDidLoad), [1]),
      (.skipsSuper(in: .viewDidLoad), [2]),
      (.skipsSuper(in: .viewDidLoad, on: "Menu"), [2]),
      (.skipsSuper(in: .viewDidLoad, on: "Plain"), []),
      (.callsSuper(in: .viewWillAppear), []),
      (.complaint(), [4]),
      (.complaint(containing: "Attempt to present"), [4]),
      (.complaint(containing: "Unbalanced"), []),
      (.deinitialization(), [5]),
      (.deinitialization(on: "Child"), []),
      (.effect(.containment()), [6]),
      (.effect(.containment(.didMoveToParent, on: "Child")), [6]),
      (.effect(.containment(.willMoveToParent)), []),
      (.effect(.userInterfaceUpdate(property: "text")), [7, 8, 9, 10, 11]),
      (.effect(.offScreenUpdate()), [8, 9]),
      (.effect(.offScreenUpdate(property: "text", on: "UILabel")), [8, 9]),
      (.effect(.offScreenUpdate(property: "alpha")), []),
    ]

    for (pattern, numbers) in table {
      XCTAssertEqual(events.filter(pattern.matches).map(\.n), numbers, "\(pattern)")
    }
  }

  func testACellThatIsBeingFilledIsNotOffTheScreen() {
    let event = Event(
      n: 1, t: 0, kind: .effect, name: "userInterfaceUpdate", on: "UILabel", state: "active",
      detail: ["property": "text", "inWindow": false, "cell": "preparing"])

    XCTAssertFalse(EventPattern.effect(.offScreenUpdate()).matches(event))
  }

  func testPatternsAreSaidInPlainWords() {
    let table: [(EventPattern, affirmed: String, denied: String, such: String)] = [
      (
        .callsSuper(in: .viewDidLoad, on: "Menu"), "viewDidLoad() on Menu calls super",
        "viewDidLoad() on Menu does not call super", "such a call"
      ),
      (
        .skipsSuper(in: .viewDidLoad), "viewDidLoad() returns without having called super",
        "viewDidLoad() does not return without having called super", "such a call"
      ),
      (
        .complaint(), "UIKit complains", "no complaint of UIKit’s", "such a complaint"
      ),
      (
        .complaint(containing: "Unbalanced"), "UIKit complains “Unbalanced”",
        "no complaint of UIKit’s “Unbalanced”", "such a complaint"
      ),
      (
        .deinitialization(on: "Menu"), "the end of Menu", "no end of Menu", "such an end"
      ),
      (
        .effect(.containment(.didMoveToParent, on: "Child")),
        "a call of the app's to didMove(toParent:) on Child",
        "no call of the app's to didMove(toParent:) on Child", "such a call"
      ),
      (
        .effect(.offScreenUpdate(property: "text")), "an update of the text off the screen",
        "no update of the text off the screen", "such an update"
      ),
    ]

    for (pattern, affirmed, denied, such) in table {
      let phrase = PatternPhrase(pattern)
      XCTAssertEqual(phrase.affirmed, affirmed)
      XCTAssertEqual(phrase.denied, denied)
      XCTAssertEqual(phrase.such, such)
    }
  }

  func testTheirEventsHaveTheirLines() {
    XCTAssertEqual(
      events[3...5].map { EventWords.line($0) },
      [
        "UIKit complains: Attempt to present <B> on <A>", "Menu is no more",
        "calls didMove(toParent:) on Child",
      ])
  }
}
