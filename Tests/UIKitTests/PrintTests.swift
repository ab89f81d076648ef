import AppFixtures
import DeviceSimulator
import LifecycleTrace
import XCTest

final class PrintTests: XCTestCase {
  func testEveryWayOfPrintingIsSeen() throws {
    let trace = try Apps.foundation.get().played("print")

    var texts = Array(trace.printedLater)
    let long = texts.firstIndex { $0.hasPrefix("xxx") }
    if let long { texts[long] = "long" }
    XCTAssertEqual(
      texts.filter { !["past the link", "\"quoted\"", "error"].contains($0) },
      [
        "one-2-3.5-true", "no breaktwo breaks\n", "marked!", "", "", "a\nb", "long",
        #"Optional(1) [1, 2] ["k": "v"] (1, "a")"#, "Point(x: 1, y: 2) named", "10",
      ])
    XCTAssertEqual(
      trace.effects(.output).compactMap { $0.detail["text"]?.string },
      ["past the link", "\"quoted\"", "error"])
  }

  func testALineIsWholeWhenItsBreakComesOrItsCallbackEnds() throws {
    let trace = try Apps.foundation.get().played("unfinished", "launch wait:1s")

    XCTAssertEqual(trace.printedLater, ["...done", "no break"])
    let back = try XCTUnwrap(
      trace.events.first { $0.kind == .return && $0.name.contains("didFinish") })
    let last = try XCTUnwrap(trace.effects(.print).last)
    XCTAssertLessThan(last.n, back.n)
  }

  func testALongTextIsCutAndTellsItsLength() throws {
    let trace = try Apps.foundation.get().played("print")

    let long = try XCTUnwrap(trace.effects(.print).first { $0.detail["bytes"] != nil })
    XCTAssertEqual(long.detail["bytes"], 20_000)
    XCTAssertEqual(long.detail["text"]?.string?.count, 4097)
  }

  func testLogsAreSeenAsSuch() throws {
    let trace = try Apps.foundation.get().played("log")

    XCTAssertEqual(
      trace.effects(.log).compactMap { $0.detail["text"]?.string },
      ["me has 7 points and 0.50 %", "plain", "%d is no format"])
  }
}

final class ClockTests: XCTestCase {
  func testEveryClockShowsTheDevicesTime() throws {
    let trace = try Apps.foundation.get().played("clocks", "launch home wait:90.5s open")

    XCTAssertEqual(
      trace.printedLater,
      [
        "0.0 0 0.0", "0.0 0.0", "0.0", "0", "15.09.2025 09:41:00", "2025 0",
        "90.5 90 90.5", "91.0 91.0", "91.0", "90", "15.09.2025 09:42:30", "2025 0",
      ])
  }
}

final class ApplicationStateTests: XCTestCase {
  private func printed(_ story: String) throws -> [String] {
    try Apps.foundation.get().played("states", story).printed
  }

  func testA1A12A13() throws {
    XCTAssertEqual(
      try printed("launch home open"),
      [
        "made inactive", "willFinish inactive", "didFinish inactive", "active active",
        "resign active", "background background", "foreground background", "active active",
      ])
  }

  func testA15() throws {
    XCTAssertEqual(
      try printed("launch lock unlock").dropFirst(4),
      ["resign active", "background inactive", "foreground inactive", "active active"])
  }

  func testA22() throws {
    XCTAssertEqual(
      try printed("launch swipe-kill").dropFirst(4),
      ["resign active", "background background", "terminate background"])
  }
}
