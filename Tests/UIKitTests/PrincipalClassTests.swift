import DeviceSimulator
import LifecycleTrace
import XCTest

/// An app whose own subclass of `UIApplication` is named in its `main.swift`.
final class PrincipalClassTests: XCTestCase {
  func testTheAppIsOfTheClassThatMainNames() throws {
    let device = try Apps.principal.get().device()

    try device.play("launch")

    XCTAssertEqual(device.trace.printed, ["true true", "false false true"])
  }

  func testTouchesGoThroughTheAppAndItsWindow() throws {
    let device = try Apps.principal.get().device()

    try device.play("launch tap:pad")

    XCTAssertEqual(
      device.trace.printed.dropFirst(2),
      [
        "app hears of 1 touch", "window hears of a beginning", "Pad is touched",
        "app hears of 1 touch", "window hears of an end",
      ])
  }
}
