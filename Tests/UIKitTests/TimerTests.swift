import AppFixtures
import DeviceSimulator
import LifecycleTrace
import XCTest

final class TimerTests: XCTestCase {
  private func played(_ scenario: String, _ story: String) throws -> Trace {
    try Apps.foundation.get().played(scenario, story)
  }

  private func effects(_ trace: Trace) -> [String] {
    trace.events.filter { $0.kind == .effect && $0.name.hasPrefix("timer") }
      .map { "\($0.name) \($0.on ?? "-") \($0.t)" }
  }

  func testARepeatingTimerFiresAtEachInterval() throws {
    let trace = try played("repeating", "launch wait:0.5s wait:0.5s")

    XCTAssertEqual(
      trace.times(of: "tick"), [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0])
    let start = try XCTUnwrap(trace.effects(.timerStart).first)
    XCTAssertEqual(start.detail, ["interval": .double(0.1), "repeats": true])
    XCTAssertEqual(
      trace.events.filter { $0.kind == .callback && $0.name == "Timer" }.map(\.on),
      Array(repeating: "Timer", count: 10))
  }

  func testIntervalsDoNotDrift() throws {
    let times = try played("repeating", "launch wait:100s").times(of: "tick")

    XCTAssertEqual(times.count, 1000)
    XCTAssertEqual(times.last, 100)
  }

  func testAOneShotTimerFiresOnceAndStops() throws {
    let trace = try played("one-shot", "launch wait:10s")

    XCTAssertEqual(trace.times(of: "fired true 0.0"), [2])
    XCTAssertEqual(effects(trace), ["timerStart Timer 0.0", "timerStop Timer 2.0"])
    XCTAssertEqual(
      trace.effects(.timerStart).first?.detail, ["interval": .double(2), "repeats": false])
  }

  func testATimerCanStopItself() throws {
    let trace = try played("invalidate inside", "launch wait:10s")

    XCTAssertEqual(trace.printedLater, ["tick 1", "tick 2"])
    XCTAssertEqual(effects(trace), ["timerStart Timer 0.0", "timerStop Timer 2.0"])
  }

  func testAnInvalidTimerFiresNoMoreAndStopsOnce() throws {
    let trace = try played("invalidate", "launch wait:10s")

    XCTAssertEqual(trace.printedLater, ["false"])
    XCTAssertEqual(effects(trace), ["timerStart Timer 0.0", "timerStop Timer 0.0"])
  }

  func testFiringByHand() throws {
    let trace = try played("fire", "launch wait:11s")

    XCTAssertEqual(trace.printedLater, ["once", "false", "often", "true", "often", "often"])
    XCTAssertEqual(trace.times(of: "often"), [0, 5, 10])
    XCTAssertEqual(
      effects(trace), ["timerStart Timer 0.0", "timerStop Timer 0.0", "timerStart Timer#2 0.0"])
  }

  func testATimerOfNoRunLoopWaits() throws {
    let trace = try played("run loop", "launch wait:5s")

    // It was due at 1 s; on the run loop it fires at once, and keeps to its own beat.
    XCTAssertEqual(trace.times(of: "tick"), [3, 4, 5])
    XCTAssertEqual(trace.effects(.timerStart).map(\.t), [3])
    XCTAssertEqual(effects(try played("never started", "launch wait:5s")), [])
  }

  func testTheFireDateCanBeMoved() throws {
    let trace = try played("fire date", "launch wait:12s")

    XCTAssertEqual(trace.printedLater, ["10.0", "1.0", "tick", "tick"])
    XCTAssertEqual(trace.times(of: "tick"), [1, 11])
    XCTAssertEqual(try played("date to come", "launch wait:5s").times(of: "tick"), [3, 4, 5])
  }

  func testMissedFiresComeAsOneAfterSuspension() throws {
    let trace = try played("repeating", "launch wait:0.25s home wait:10s open wait:0.2s")

    let times = trace.times(of: "tick")
    XCTAssertEqual(times, [0.1, 0.2, 10.25, 10.3, 10.4])
    let suspended = try XCTUnwrap(trace.events.first { $0.name == "suspended" })
    let open = try XCTUnwrap(trace.events.first { $0.name == "open" })
    XCTAssertEqual(
      trace.events[suspended.n..<open.n].map(\.kind), [.stimulus, .stimulus],
      "nothing runs while suspended")
  }

  func testTimersOfOneMomentFireInTheirOrder() throws {
    XCTAssertEqual(try played("many", "launch wait:1s").printedLater, ["1", "2", "3"])
  }

  func testTheRunLoopHoldsItsTimers() throws {
    XCTAssertEqual(try played("dropped", "launch wait:2s").times(of: "tick"), [1, 2])
  }

  func testNoIntervalIsTheShortestInterval() throws {
    let trace = try played("tiny", "launch wait:1s")

    XCTAssertEqual(trace.effects(.timerStop).map(\.t), [0.1])
  }
}
