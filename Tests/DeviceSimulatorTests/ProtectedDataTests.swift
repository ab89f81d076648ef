import AppLink
import DeviceSimulator
import LifecycleTrace
import XCTest

/// Data that only an unlocked device can read: FACTS.md A30. Where its callbacks stand is our choice.
final class ProtectedDataTests: XCTestCase {
  private let gone = "applicationProtectedDataWillBecomeUnavailable"
  private let back = "applicationProtectedDataDidBecomeAvailable"

  /// Callbacks of the life cycle, each with what `isProtectedDataAvailable` reads in it.
  private func reads(_ played: Played, after count: Int) -> [String] {
    var isAvailable = true
    return (played.launcher.apps.last?.calls ?? []).compactMap { call -> String? in
      let told = call.arguments["context"]?.record?["isProtectedDataAvailable"]?.bool
      isAvailable = told ?? isAvailable
      return call.name.hasSuffix("(_:)") ? "\(call.name.dropLast(4)) \(isAvailable)" : nil
    }.dropFirst(count).map { $0 }
  }

  func testA30LockingTellsLastAndUnlockingFirst() throws {
    XCTAssertEqual(
      reads(try Played("launch lock unlock"), after: 1),
      [
        "applicationWillResignActive true", "applicationDidEnterBackground true", "\(gone) true",
        "\(back) true", "applicationWillEnterForeground true", "applicationDidBecomeActive true",
      ])
  }

  func testA30EachHasItsNotification() throws {
    XCTAssertEqual(
      try Played("launch lock").posts.last, "UIApplication.protectedDataWillBecomeUnavailable")
    XCTAssertEqual(
      try Played("launch lock unlock").posts.first,
      "UIApplication.protectedDataDidBecomeAvailable")
  }

  func testA30BehindTheLockTheAppReadsThatTheyAreGone() throws {
    let awake = [
      CallbackName.didFinishLaunching.rawValue: [ScriptedApp.Action.startTask(1)],
      CallbackName.expirationHandler.rawValue: [.endTask(1)],
    ]

    XCTAssertEqual(
      reads(try Played("launch lock memory-warning unlock", .app, awake), after: 3),
      [
        "\(gone) true", "applicationDidReceiveMemoryWarning false", "\(back) true",
        "applicationWillEnterForeground true", "applicationDidBecomeActive true",
      ])
  }

  func testA30IOS3HasNoProtectedData() throws {
    let played = try Played("launch lock unlock", Setup("3.1", .iOS3_1))

    XCTAssertFalse(played.device.trace.events.contains { $0.name.contains("ProtectedData") })
    XCTAssertFalse(reads(played, after: 0).contains { $0.hasSuffix("false") })
  }

  func testA30ASuspendedAppIsNotToldThatTheyGo() throws {
    let played = try Played("launch home lock unlock open")

    XCTAssertFalse(played.device.trace.events.contains { $0.name.contains("ProtectedData") })
  }

  func testA30AnAppWokenBehindTheLockHearsWhenTheyAreBack() throws {
    let played = try Played("launch home lock silent-push unlock")

    XCTAssertEqual(
      reads(played, after: 3), ["\(back) true"],
      "it was suspended when they went, and is awake when they come back")
    let push = played.launcher.apps[0].calls.last {
      $0.name == CallbackName.didReceiveRemoteNotification.rawValue
    }
    XCTAssertEqual(
      push?.arguments["context"]?.record?["isProtectedDataAvailable"], false)
  }

  func testA30AnAppLaunchedBehindTheLockReadsThatTheyAreGone() throws {
    let played = try Played("lock launch:silent-push")

    XCTAssertEqual(
      played.launcher.apps[0].calls[0].arguments["context"]?.record?["isProtectedDataAvailable"],
      false)
    XCTAssertEqual(
      try played.then("unlock").posts, ["UIApplication.protectedDataDidBecomeAvailable"])
  }
}
