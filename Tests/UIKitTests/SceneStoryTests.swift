import AppFixtures
import DeviceSimulator
import LifecycleTrace
import XCTest

/// Apps with scenes on a device.
final class SceneStoryTests: XCTestCase {
  private func played(_ app: Result<FixtureApp, any Error>, _ story: String) throws -> Trace {
    let device = try app.get().device()
    try device.play(story)
    return device.trace
  }

  /// The callbacks of the scene delegates from a stimulus on, `#2` standing for the second window's.
  private func calls(_ trace: Trace, after stimulus: String) -> [String] {
    let start = trace.events.firstIndex { $0.kind == .stimulus && $0.name == stimulus } ?? 0
    return trace.events[start...].filter {
      $0.kind == .callback && $0.on?.hasPrefix("SceneDelegate") == true
    }.map { $0.name + ($0.on ?? "").dropFirst("SceneDelegate".count) }
  }

  private func printed(_ trace: Trace, after stimulus: String) -> [String] {
    let start = trace.events.firstIndex { $0.kind == .stimulus && $0.name == stimulus } ?? 0
    return Trace(Array(trace.events[start...])).printed
  }

  func testC1TheTemplateOfXcodeComesToTheForeground() throws {
    for template in [Apps.template, Apps.modernTemplate] {
      XCTAssertEqual(
        calls(try played(template, "launch"), after: "launch"),
        [
          "init()", "scene(_:willConnectTo:options:)", "sceneWillEnterForeground(_:)",
          "sceneDidBecomeActive(_:)",
        ])
    }
  }

  func testC9AURLReachesAColdAndARunningScene() throws {
    let trace = try played(Apps.scenes, "launch:url=lab://a url:lab://b")

    XCTAssertTrue(
      printed(trace, after: "launch:url=lab://a").contains {
        $0.hasPrefix("url lab://a from com.apple.")
      })
    XCTAssertEqual(printed(trace, after: "url:lab://b"), ["open [\"lab://b\"]"])
  }

  func testAClosedWindowLetsGoOfWhatItHeld() throws {
    let trace = try played(Apps.scenes, "launch new-window close-window:2")
    let printed = printed(trace, after: "close-window:2")

    XCTAssertEqual(
      calls(trace, after: "close-window:2"),
      ["sceneWillResignActive(_:)#2", "sceneDidDisconnect(_:)#2"])
    XCTAssertEqual(Array(printed.suffix(2)), ["scene delegate gone", "controller gone"])
  }

  func testC15AReclaimedSceneComesBackWithItsSessionAndActivity() throws {
    let trace = try played(Apps.scenes, "launch home disconnect-window:1 open")
    let back = printed(trace, after: "open")

    XCTAssertEqual(
      Array(printed(trace, after: "disconnect-window:1").prefix { !$0.hasPrefix("connect") })
        .suffix(2),
      ["scene delegate gone", "controller gone"])
    XCTAssertEqual(back.prefix(2).last, "activity reading 12")
    let sessions = trace.printed.filter { $0.hasPrefix("connect ") }
    XCTAssertEqual(sessions.count, 2)
    XCTAssertEqual(Set(sessions).count, 1)
  }

  func testAnActivityOutlivesTheProcess() throws {
    let trace = try played(Apps.scenes, "launch home purge launch")

    XCTAssertTrue(trace.printed.contains("activity reading 12"))
  }

  func testControllersBringTheActivityUpToDateBeforeItIsKept() throws {
    let trace = try played(Apps.scenes, "launch home purge launch")

    XCTAssertEqual(trace.printed.filter { $0.hasPrefix("go on") }, ["go on with 3"])
  }

  func testWhatASessionKeepsOutlivesTheProcess() throws {
    let trace = try played(Apps.scenes, "launch home purge launch home swipe-kill launch")

    XCTAssertEqual(
      trace.printed.filter { $0.hasPrefix("visits") }, ["visits 0", "visits 1", "visits 0"])
  }

  func testATurnIsToldToTheScene() throws {
    let trace = try played(Apps.scenes, "launch rotate:landscape-left")

    XCTAssertEqual(
      printed(trace, after: "rotate:landscape-left"), ["update true 820.0 1180.0 true"])
  }
}
