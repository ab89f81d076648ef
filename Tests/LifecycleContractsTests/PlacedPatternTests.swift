import LifecycleTrace
import XCTest

@testable import LifecycleContracts

/// States as patterns, and patterns in a place or with a detail: what they match, how they are said.
final class PlacedPatternTests: XCTestCase {
  private static let start = EventPattern.effect(.timerStart)

  private func numbers(_ pattern: EventPattern, _ words: String) -> [Int] {
    LetterReader.numbers(of: pattern, in: trace(words)).sorted()
  }

  private func assertSaid(
    _ table: [(EventPattern, affirmed: String, denied: String)], line: UInt = #line
  ) {
    for (pattern, affirmed, denied) in table {
      XCTAssertEqual(pattern.description, affirmed, line: line)
      XCTAssertEqual(PatternPhrase(pattern).denied, denied, line: line)
    }
  }

  func testAStateHoldsAtEachEventOfAStay() {
    let words = ">launch start =inactive >home =background f( ) =suspended >open =active"

    XCTAssertEqual(numbers(.isIn(.background), words), [5, 6, 7, 8, 9])
    XCTAssertEqual(numbers(.isIn(.suspended), words), [8, 9])
    XCTAssertEqual(numbers(.isIn(.notRunning), words), [1, 2])
    XCTAssertEqual(numbers(.anyOf(.isIn(.inactive), .isIn(.active)), words), [3, 4, 10])
  }

  func testAScenesStateHoldsFromItsChangeOn() {
    let words = """
      start =foregroundActive@Scene timer =foregroundActive@Scene#2 =background@Scene timer
      =background@Scene#2 timer =foregroundActive@Scene end start
      """

    XCTAssertEqual(
      numbers(.isIn(SceneState.foregroundActive, on: "Scene"), words), [2, 3, 4, 5, 6, 9, 10])
    XCTAssertEqual(
      numbers(.isIn(SceneState.foregroundActive, on: "Scene#2"), words), [4, 5, 6])
    XCTAssertEqual(
      numbers(.isIn(SceneState.foregroundActive), words), [2, 3, 4, 5, 6, 9, 10])
    XCTAssertEqual(numbers(.isIn(SceneState.background, on: "Scene#2"), words), [7, 8, 9, 10])
  }

  func testAViewControllersStateHoldsFromItsCallbackOn() {
    let words = """
      start viewWillAppear(@A timer ) viewDidAppear(@A ) timer viewWillAppear(@B )
      viewWillDisappear(@A ) viewDidDisappear(@A ) deinit@A timer
      """

    XCTAssertEqual(numbers(.isIn(ControllerState.appearing, on: "A"), words), [2, 3, 4])
    XCTAssertEqual(numbers(.isIn(ControllerState.appeared, on: "A"), words), [5, 6, 7, 8, 9])
    XCTAssertEqual(numbers(.isIn(ControllerState.disappearing), words), [10, 11])
    XCTAssertEqual(numbers(.isIn(ControllerState.disappeared, on: "A"), words), [12, 13])
    XCTAssertEqual(
      numbers(.isIn(ControllerState.appearing), words), [2, 3, 4] + Array(8...15))
    XCTAssertEqual(numbers(.isIn(ControllerState.appearing, on: "C"), words), [])
  }

  func testInsideAndOutsideTellAPatternsEventsApart() {
    let words = "start timer =background timer =active timer"

    XCTAssertEqual(numbers(Self.start.inside(.state(.background)), words), [4])
    XCTAssertEqual(numbers(Self.start.outside(.state(.background)), words), [2, 6])
    XCTAssertEqual(
      numbers(
        .anyOf(Self.start.inside(.state(.background)), .state(AppState.active)), words), [4, 5])
    XCTAssertEqual(numbers(Self.start.outside(.globally), words), [])
  }

  func testAnAlternativeInAPlaceFollowsEveryEvent() {
    let either = EventPattern.anyOf(
      Self.start.inside(.state(.active)), Self.start.inside(.before(.stimulus("home"))))

    XCTAssertEqual(numbers(either, "start timer =active timer >home =inactive timer"), [2, 4])
  }

  func testADetailIsTested() {
    let write = EventPattern.effect(.defaultsWrite())
    let words = "start write:a:3 write:b:4 timer"
    let table: [(EventPattern, [Int])] = [
      (write.where("value", .equals(3)), [2]),
      (write.where("value", .equals(.double(3))), [2]),
      (write.where("value", .equals("3")), []),
      (write.where("value", .atLeast(4)), [3]),
      (write.where("value", .atMost(3.5)), [2]),
      (write.where("key", .contains("b")), [3]),
      (write.where("value", .contains("3")), []),
      (write.where("key", .atMost(1)), []),
      (write.where("value", .isPresent), [2, 3]),
      (write.where("other", .isPresent), []),
      (EventPattern.anyOf(write, Self.start).where("key", .equals("a")), [2]),
      (write.inside(.globally).where("key", .equals("a")), [2]),
      (EventPattern.isIn(.notRunning).where("key", .isPresent), [2, 3]),
    ]
    for (pattern, expected) in table {
      XCTAssertEqual(numbers(pattern, words), expected, "\(pattern)")
    }
  }

  func testEveryStateIsSaid() {
    assertSaid([
      (.isIn(.active), "the app is active", "the app is not active"),
      (.isIn(.inactive), "the app is inactive", "the app is not inactive"),
      (.isIn(.background), "the app is in the background", "the app is not in the background"),
      (.isIn(.suspended), "the app is suspended", "the app is not suspended"),
      (.isIn(.notRunning), "the app is not running", "the app is running"),
      (
        .isIn(SceneState.foregroundActive, on: "Scene#2"),
        "the scene of Scene#2 is foregroundActive", "the scene of Scene#2 is not foregroundActive"
      ),
      (.isIn(SceneState.background), "a scene is background", "a scene is not background"),
      (.isIn(.appearing, on: "Menu"), "Menu is appearing", "Menu is not appearing"),
      (.isIn(.appeared, on: "Menu\u{1B}"), "Menu␛ is on screen", "Menu␛ is not on screen"),
      (
        .isIn(.disappearing), "a view controller is disappearing",
        "a view controller is not disappearing"
      ),
      (
        .isIn(.disappeared), "a view controller is off screen",
        "a view controller is not off screen"
      ),
      (
        .anyOf(.isIn(.active), .isIn(.inactive)), "the app is active or the app is inactive",
        "the app is not active and the app is not inactive"
      ),
    ])
    XCTAssertEqual(PatternPhrase(.isIn(.active)).such, "such a state")
  }

  func testEveryPlaceIsSaid() {
    let (lock, unlock) = (EventPattern.stimulus("lock"), EventPattern.stimulus("unlock"))
    let table: [(Scope, inside: String, outside: String)] = [
      (.globally, "", " outside of the run"),
      (.before(lock), " before `lock`", " after `lock`"),
      (.after(lock), " after `lock`", " before `lock`"),
      (
        .between(lock, and: unlock), " after `lock` and before `unlock`",
        " other than after `lock` and before `unlock`"
      ),
      (
        .after(lock, until: unlock), " after `lock` until `unlock`",
        " other than after `lock` until `unlock`"
      ),
      (
        .seconds(0.5, after: lock), " in the 0.5 s after `lock`",
        " other than in the 0.5 s after `lock`"
      ),
      (
        .process, " in each life of the app's process", " while the app's process does not run"
      ),
      (.callback(.viewDidLoad), " during viewDidLoad()", " outside of viewDidLoad()"),
      (
        .callback(.timerFire), " during a timer's action", " outside of a timer's action"
      ),
      (.state(.active), " while the app is active", " while the app is not active"),
      (.state(.notRunning), " while the app is not running", " while the app is running"),
      (
        .sceneState(.background), " while a scene is background", " while a scene is not background"
      ),
      (
        .controllerState(.appeared, on: "Menu"), " while Menu is on screen",
        " while Menu is not on screen"
      ),
    ]
    for (scope, inside, outside) in table {
      assertSaid([
        (
          Self.start.inside(scope), "a start of a timer\(inside)", "no start of a timer\(inside)"
        ),
        (
          Self.start.outside(scope), "a start of a timer\(outside)", "no start of a timer\(outside)"
        ),
      ])
      XCTAssertEqual(PatternPhrase(Self.start.inside(scope)).clause, "a timer starts\(inside)")
      XCTAssertEqual(PatternPhrase(Self.start.outside(scope)).such, "such a start")
    }
  }

  func testEveryTestOfADetailIsSaid() {
    let table: [(DetailTest, String)] = [
      (.equals(.null), "is null"), (.equals(true), "is true"), (.equals(3), "is 3"),
      (.equals(.double(2.5)), "is 2.5"), (.equals("a\n"), "is “a␊”"),
      (.equals(.list([1, "b"])), "is [1, “b”]"), (.equals(.record([:])), "is a record"),
      (.atLeast(2), "is at least 2"), (.atMost(0.5), "is at most 0.5"),
      (.contains("x\u{1B}"), "contains “x␛”"), (.isPresent, "is given"),
    ]
    for (test, words) in table {
      assertSaid([
        (
          Self.start.where("interval", test), "a start of a timer where “interval” \(words)",
          "no start of a timer where “interval” \(words)"
        )
      ])
    }
    XCTAssertEqual(
      EventPattern.isIn(.background).where("key", .isPresent).description,
      "an event where “key” is given while the app is in the background")
  }
}
