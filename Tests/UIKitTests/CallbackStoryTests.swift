import AppFixtures
import DeviceSimulator
import LifecycleTrace
import XCTest

/// An app without scenes on a device: launches, background execution, restoration.
final class CallbackStoryTests: XCTestCase {
  private func played(_ scenario: String, _ story: String) throws -> Trace {
    try Apps.callbacks.get().played(scenario, story)
  }

  func testATaskExpiresAndIsEndedByItsHandler() throws {
    let trace = try played("expiry", "launch home wait:60s open")

    XCTAssertEqual(trace.effects(EffectName("backgroundTaskStart")).count, 2)
    let end = try XCTUnwrap(trace.effects(EffectName("backgroundTaskEnd")).first)
    let handler = try XCTUnwrap(trace.events.first { $0.name == "expirationHandler" })
    XCTAssertEqual(end.t, handler.t)
    XCTAssertTrue(trace.printed.contains("expired"))
  }

  func testTheTimeThatRemainsIsReadInTheBackground() throws {
    let remaining = try played("expiry", "launch home").printed.first {
      $0.hasPrefix("remaining")
    }

    XCTAssertEqual(remaining, "remaining 30.0")
  }

  func testURLsActivitiesAndFetchesReachTheApp() throws {
    let trace = try played(
      "", "launch:url=lab://a home url:lab://b activity:https://example.org/p home")

    XCTAssertTrue(trace.printed.contains { $0.hasPrefix("url lab://a com.apple.") })
    XCTAssertTrue(trace.printed.contains { $0.hasPrefix("open b com.apple.") })
    XCTAssertTrue(trace.printed.contains("continue https://example.org/p -"))
    XCTAssertTrue(trace.printed.contains("taken up NSUserActivityTypeBrowsingWeb"))
  }

  func testStateIsSavedAndRestored() throws {
    let trace = try played("", "launch home purge launch")

    XCTAssertEqual(
      trace.printed.filter { ["decoded draft 2", "level 7", "finished"].contains($0) },
      ["decoded draft 2", "level 7", "finished"])
  }
}
