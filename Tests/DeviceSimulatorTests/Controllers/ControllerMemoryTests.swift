import AppLink
@testable import DeviceSimulator
import LifecycleTrace
import XCTest

/// What the device knows of controllers that are no more: nothing.
final class ControllerMemoryTests: XCTestCase {
  /// How much the device keeps of an app's objects, part by part.
  private func sizes(_ device: Device) throws -> [Int] {
    let app = try XCTUnwrap(device.app)
    return [
      app.controllers.nodes.count, app.controllers.transitions.count,
      app.controllers.present.count, app.controllers.busy.count, app.names.count,
      app.delegates.count, app.ownClasses.count, app.restoration.count, app.openCallbacks.count,
    ]
  }

  func testAThousandPushesAndPopsLeaveNothing() throws {
    let device = try ContainerDevice(root: .n) { [$0.setStack(.n, [.a], animated: false)] }
    let before = try sizes(device.device)
    for number in 0..<1000 as Range<UInt32> {
      let id = ObjectID(1000 + number)
      _ = try device.perform(
        .create(id, "Page"), .setDelegate(of: id, role: "delegate", class: "Guide"),
        device.app.setStack(.n, [.a, id]))
      device.app.within["didMove \(id.name)"] = [.destroy(id)]
      _ = try device.perform(device.app.setStack(.n, [.a]))
      device.app.within["didMove \(id.name)"] = nil
    }

    XCTAssertEqual(try sizes(device.device), before)
    let ends = device.device.trace.events.count { $0.kind == .effect && $0.name == "deinit" }
    XCTAssertEqual(ends, 1000)
  }

  func testAThousandPresentationsLeaveNothing() throws {
    let device = try ContainerDevice()
    let before = try sizes(device.device)
    for number in 0..<1000 as Range<UInt32> {
      let id = ObjectID(1000 + number)
      _ = try device.perform(
        .create(id, "Page"),
        .present(id, on: .a, style: number % 2 == 0 ? "pageSheet" : "fullScreen"))
      _ = try device.perform(.dismiss(.a))
      _ = try device.perform(.destroy(id))
    }

    XCTAssertEqual(try sizes(device.device), before)
    XCTAssertEqual(device.device.app?.controllers[.a].appearance, .appeared)
  }

  func testControllersThatEndInTheMiddleOfATransitionAreNotCalled() throws {
    let device = try ContainerDevice(root: .n) { [$0.setStack(.n, [.a], animated: false)] }
    device.app.within["viewWillAppear b"] = [.destroy(.b)]

    let calls = try device.perform(device.app.setStack(.n, [.a, .b]))

    XCTAssertEqual(calls.of(.b).last, "viewWillAppear b")
    XCTAssertEqual(device.device.app?.controllers.transitions.count, 0)
  }
}
