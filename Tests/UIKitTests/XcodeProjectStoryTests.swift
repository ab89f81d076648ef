import AppFixtures
import DeviceSimulator
import Foundation
import XCTest

/// Project folders of `Tests/Fixtures/Xcode`, unmodified, on a device.
final class XcodeProjectStoryTests: XCTestCase {
  private func device(_ name: String) throws -> Device {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    return try FixtureApp(at: tests.appendingPathComponent("Fixtures/Xcode/\(name)")).device()
  }

  func testAProjectWithItsWindowInCodeKeepsItsCountAcrossAPurge() throws {
    let device = try device("Programmatic")

    try device.play("launch tap:Add tap:Add home purge launch")

    XCTAssertTrue(try device.viewTree().outline.contains("UILabel label “2”"))
  }

  func testTheAppBasedProjectSaysEachOfItsCallbacks() throws {
    let device = try device("AppBased")

    try device.play("launch home open swipe-kill")

    XCTAssertEqual(
      device.trace.printed,
      [
        "application(_:didFinishLaunchingWithOptions:)", "applicationDidBecomeActive(_:)",
        "applicationWillResignActive(_:)", "applicationDidEnterBackground(_:)",
        "applicationWillEnterForeground(_:)", "applicationDidBecomeActive(_:)",
        "applicationWillResignActive(_:)", "applicationDidEnterBackground(_:)",
        "applicationWillTerminate(_:)",
      ])
  }
}
