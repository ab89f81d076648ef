import AppFixtures
import DeviceSimulator
import LifecycleTrace
import XCTest

final class NotificationCenterTests: XCTestCase {
  func testObserversRunInTheirOrderUntilTheyAreRemoved() throws {
    let trace = try Apps.foundation.get().played("observers", "launch home")

    XCTAssertEqual(
      trace.effects(.print).compactMap { $0.detail["text"]?.string }
        .filter { ["observer", "any", "own", "another"].contains($0.prefix { $0 != " " }) },
      [
        "own value", "own -", "any UIApplicationDidFinishLaunchingNotification",
        "observer 2 true", "any UIApplicationDidBecomeActiveNotification",
        "any UIApplicationWillResignActiveNotification",
        "any UIApplicationDidEnterBackgroundNotification",
      ])
  }

  func testAddingAndRemovingObserversAreEffects() throws {
    let trace = try Apps.foundation.get().played("observers", "launch")

    let active: TraceValue = "UIApplicationDidBecomeActiveNotification"
    XCTAssertEqual(
      trace.effects(.observerAdded).map { $0.detail["name"] },
      [active, active, active, .null, "own"])
    XCTAssertEqual(trace.effects(.observerRemoved).map { $0.detail["name"] }, [active])
  }

  func testNotificationsComeAsAnAsynchronousSequence() throws {
    let trace = try Apps.foundation.get().played("sequence", "launch home open home open")

    let came = trace.effects(.print).filter { $0.detail["text"]?.string?.hasPrefix("came") == true }
    XCTAssertEqual(came.count, 2)
  }
}
