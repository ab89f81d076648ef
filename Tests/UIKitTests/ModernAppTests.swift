import AppFixtures
import DeviceSimulator
import LifecycleTrace
import XCTest

/// An app in Swift's language mode 6.
final class ModernAppTests: XCTestCase {
  func testAnAppOfLanguageMode6Plays() throws {
    let device = try Apps.modern.get().device()
    try device.play("launch wait:2s home wait:5s")

    XCTAssertEqual(device.trace.printed, ["prepared", "ticks 1", "ticks 2"])
    XCTAssertEqual(device.trace.effects(.timerStop).count, 1)
  }

  func testInstancesOfAClassAreNumberedAsTheyAreFirstHeardOf() throws {
    let device = try Apps.modern.get().device()
    try device.play("launch")

    let badges = device.trace.effects(.userInterfaceUpdate)
      .filter { $0.detail["property"]?.string == "text" }
      .map { "\($0.on ?? "") \($0.detail["value"]?.string ?? "")" }
    XCTAssertEqual(badges, ["Badge second", "Badge#2 first"])
    let first = device.trace.events.first { $0.kind == .callback }
    XCTAssertEqual(first?.on, "ModernDelegate")
  }
}
