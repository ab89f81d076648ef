import AppFixtures
import DeviceSimulator
import LifecycleTrace
import XCTest

final class ObjectiveCTests: XCTestCase {
  private func printed(_ scenario: String, _ story: String = "launch") throws -> [String] {
    try Apps.objectiveC.get().played(scenario, story).printed
  }

  func testControlsSendTheirActions() throws {
    XCTAssertEqual(
      try printed("none", "launch tap:Tap tap:Early").suffix(2), ["tapped Tap", "tapped Early"])
  }

  func testObserversHearByTheirSelectorUntilTheyAreRemoved() throws {
    XCTAssertEqual(
      try printed("none", "launch home open home").filter { $0.contains("UIApplication") },
      [
        "heard UIApplicationDidBecomeActiveNotification",
        "classic UIApplicationDidEnterBackgroundNotification",
      ])
  }

  func testTimersCallTheirTarget() throws {
    XCTAssertEqual(
      try printed("timer", "launch wait:3s").filter { $0.hasPrefix("tick") }, ["tick info"])
  }

  func testMessagesAreSentAtOnceAndLater() throws {
    XCTAssertEqual(
      try printed("perform", "launch wait:1s")
        .filter { ["later", "never", "text given"].contains($0) },
      ["later", "text given", "later"])
  }

  func testSelectorsAreTheirNames() throws {
    let printed = try printed("names")
    XCTAssertTrue(printed.contains("overZero overOne: title setTitle: endEditing:"), "\(printed)")
    XCTAssertTrue(printed.contains("true false true false true [\"tapped:\"]"), "\(printed)")
  }

  func testOneActionOfATargetIsRemoved() throws {
    XCTAssertEqual(
      try printed("removed", "launch tap:Tap").filter { $0.hasPrefix("tapped") }, ["tapped Tap"])
    XCTAssertThrowsError(try printed("removed", "launch tap:Early"), "nobody hears of it any more")
  }

  func testAnActionWithoutTargetGoesUpTheResponderChain() throws {
    XCTAssertTrue(try printed("nil target", "launch tap:Tap").contains("up the chain"))
  }

  func testAMessageThatNobodyUnderstandsEndsTheAppInThePhonesWords() throws {
    let device = try Apps.objectiveC.get().device(defaults: ["scenario": "unknown"])
    let outcome = try XCTUnwrap(device.outcome(of: "launch tap:Tap"))
    XCTAssertTrue(
      "\(outcome)".contains(
        "-[App.ViewController nobody:]: unrecognized selector sent to instance"), "\(outcome)")
  }

  func testASenderOfAnotherClassEndsTheAppInWords() throws {
    let device = try Apps.objectiveC.get().device(defaults: ["scenario": "wrong sender"])
    let outcome = try XCTUnwrap(device.outcome(of: "launch tap:Tap"))
    XCTAssertTrue(
      "\(outcome)".contains(
        "-[App.ViewController slid:] takes UISlider, and was called with UIButton"), "\(outcome)")
  }

  func testNoTargetIsKept() throws {
    XCTAssertEqual(
      try printed("deinit").filter { ["gone", "heard own", "inner"].contains($0) },
      ["heard own", "inner", "gone"])
  }

  func testLogsAreLinesOfTheOutput() throws {
    let trace = try Apps.objectiveC.get().played("logs")
    let lines = trace.events.filter { $0.kind == .effect && $0.name == "log" }
      .compactMap { $0.detail["text"]?.string }
    XCTAssertEqual(
      lines,
      ["hello Ada 7 1.50", "private Ada|  Ada", "Ada of 3", "plain", "typed 4", "Ada logs"])
  }
}
