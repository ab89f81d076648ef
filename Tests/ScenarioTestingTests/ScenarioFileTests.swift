import AppFixtures
import DeviceSimulator
import Foundation
import XCTest

@testable import ScenarioTesting

/// What a scenario reads of an app's files.
final class ScenarioFileTests: XCTestCase {
  func testAFileIsReadAtTheMomentAndGoesWithTheDevice() throws {
    let app = try FixtureApp(
      at: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("UIKitTests/Apps/Files"))
    let launcher = app.launcher()
    let device = ScenarioDevice(
      app.device(launcher, defaults: ["scenario": "formats"]), container: launcher.container
    ) { XCTFail($0) }

    try device.perform("launch")
    XCTAssertNil(device.file("Documents/plain.txt"))
    try device.perform("home purge")
    XCTAssertEqual(device.file("Documents/plain.txt"), Data("text".utf8))
    XCTAssertNil(device.file("Documents/../Documents/plain.txt"))

    let folder = try launcher.container.folder()
    device.shutDown()
    XCTAssertNil(device.file("Documents/plain.txt"))
    XCTAssertFalse(FileManager.default.fileExists(atPath: folder))
  }
}
