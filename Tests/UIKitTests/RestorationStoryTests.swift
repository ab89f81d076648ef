import AppFixtures
import DeviceSimulator
import LifecycleTrace
import XCTest

/// Whole trees of controllers, saved by one process of a real app and restored by the next.
final class RestorationStoryTests: XCTestCase {
  /// What the process after a purge has printed.
  private func printed(
    _ scenario: String, _ story: String = "launch wait:2s home purge launch wait:2s"
  ) throws -> [String] {
    let trace = try Apps.restoration.get().played(scenario, story)
    let start = trace.events.lastIndex { $0.kind == .process && $0.name == "started" } ?? 0
    return Trace(Array(trace.events[start...])).printed
  }

  private func shown(
    _ scenario: String, _ story: String = "launch wait:2s home purge launch wait:2s"
  ) throws -> [String] {
    try printed(scenario, story).filter { $0.hasPrefix("shows ") }
  }

  func testAStackComesBackUpToWhatHasNoIdentifier() throws {
    XCTAssertEqual(
      try printed("navigation"),
      [
        "make navigation/detail 7", "decode list 0.5 2 true true 0.0",
        "decode detail 7 0.5 2 true true 0.0", "same root true",
        "shows navigation[list(note of list) detail 7(note of detail 7)]",
      ])
  }

  func testItComesBackTwice() throws {
    XCTAssertEqual(
      try shown("navigation", "launch wait:2s home purge launch home purge launch wait:2s"),
      ["shows navigation[list(note of list) detail 7(note of detail 7)]"])
  }

  func testTheSelectedTabComesBack() throws {
    XCTAssertEqual(
      try shown("tabs"), ["shows tabs@1[first(note of first) second(note of second)]"])
  }

  func testAColumnComesBack() throws {
    XCTAssertEqual(
      try shown("split"),
      ["shows split/main[chosen(note of chosen)][side[primary(note of primary)]]"])
  }

  func testAContainersOwnReferencesAreTheControllersOfNow() throws {
    XCTAssertEqual(
      try printed("container"),
      [
        "make pair/chosen", "left true", "decode chosen 0.5 2 true true 0.0",
        "decode left 0.5 2 true true 0.0", "same root true",
        "shows pair[left(note of left) chosen(note of chosen)]",
      ])
  }

  func testWhatWasPresentedAndHowFarViewsWereScrolledComesBack() throws {
    XCTAssertEqual(
      try printed(""),
      [
        "make home/sheet", "decode home 0.5 2 true true 40.0", "decode sheet 0.5 2 true true 0.0",
        "same root true", "shows home(note of home) under sheet(note of sheet)",
      ])
  }

  func testAUsersKillLosesItAll() throws {
    XCTAssertEqual(
      try shown("navigation", "launch wait:2s home swipe-kill launch wait:2s"),
      ["shows navigation[list]"])
  }
}
