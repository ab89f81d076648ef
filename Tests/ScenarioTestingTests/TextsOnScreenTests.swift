import LifecycleTrace
import XCTest

/// What a user reads, as a trace tells it.
final class TextsOnScreenTests: XCTestCase {
  private var trace = Trace()

  private func add(
    _ kind: Event.Kind, _ name: String, on: String? = nil, _ detail: [String: TraceValue] = [:]
  ) {
    trace.append(
      Event(
        n: trace.events.count + 1, t: 0, kind: kind, name: name, on: on, state: "active",
        detail: detail))
  }

  private func set(_ text: TraceValue, on label: String, inWindow: Bool) {
    add(
      .effect, "userInterfaceUpdate", on: label,
      ["property": "text", "value": text, "inWindow": .bool(inWindow)])
  }

  func testTheLatestTextOfEachLabelIsReadInTheOrderOfSetting() {
    add(.process, "started")
    set("bread", on: "UILabel", inWindow: true)
    set("title", on: "UILabel#2", inWindow: true)
    set("milk", on: "UILabel", inWindow: true)
    XCTAssertEqual(trace.textsOnScreen, ["title", "milk"])

    set(.null, on: "UILabel#2", inWindow: true)
    XCTAssertEqual(trace.textsOnScreen, ["milk", ""])
  }

  func testATextSetOutsideOfAWindowIsReadOnceAViewAppears() {
    add(.process, "started")
    set("bread", on: "UILabel", inWindow: false)
    XCTAssertEqual(trace.textsOnScreen, [])

    add(.callback, "viewWillAppear(_:)", on: "ListViewController")
    XCTAssertEqual(trace.textsOnScreen, ["bread"])

    set("milk", on: "UILabel", inWindow: false)
    XCTAssertEqual(trace.textsOnScreen, [])
  }

  func testNothingIsReadOnceTheProcessIsGone() {
    add(.process, "started")
    set("bread", on: "UILabel", inWindow: true)
    add(.process, "ended")
    XCTAssertEqual(trace.textsOnScreen, [])
  }

  func testOtherChangesAreNoTexts() {
    add(.process, "started")
    add(
      .effect, "userInterfaceUpdate", on: "UIView",
      ["property": "backgroundColor", "value": "#FFFFFF", "inWindow": true])
    XCTAssertEqual(trace.textsOnScreen, [])
  }
}
