import AppFixtures
import DeviceSimulator
import Foundation
import XCTest

@testable import ScenarioTesting

/// What a scenario reads of an app's views, and what becomes of a user's action that is impossible.
final class ScenarioDeviceTests: XCTestCase {
  private static let form = Result {
    try FixtureApp(
      at: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("UIKitTests/Apps/Views"))
  }

  private var faults: [String] = []

  private func device(_ story: String = "launch") throws -> ScenarioDevice {
    let device = ScenarioDevice(try Self.form.get().device()) { [weak self] in
      self?.faults.append($0)
    }
    try device.perform(story)
    return device
  }

  func testViewsAreReadByIdentifierPropertyTextAndLabel() throws {
    let device = try device()

    XCTAssertEqual(device.label("score")?.text, "0")
    XCTAssertEqual(device.label("scoreLabel")?.identifier, "score")
    XCTAssertEqual(device.button("add")?.text, "Score a point")
    XCTAssertEqual(device.button("Score a point")?.className, "UIButton")
    XCTAssertEqual(device.textField("Your name")?.text, "")
    XCTAssertEqual(device.view("Sound")?.isOn, false)
    XCTAssertEqual(device.view("card")?.className, "CardView")
    XCTAssertEqual(device.visibleViewController, "FormController")
  }

  func testStatesAreRead() throws {
    let device = try device(
      "launch toggle:sound slide:volume=0.5 segment:sizes=2 step:count=+ type:name=Ada")

    XCTAssertEqual(device.view("sound")?.isOn, true)
    XCTAssertEqual(device.view("volume")?.value, 0.5)
    XCTAssertEqual(device.view("sizes")?.selectedSegment, 1)
    XCTAssertEqual(device.view("sizes")?.segments, ["Small", "Large", "Huge"])
    XCTAssertEqual(device.view("count")?.value, 1)
    XCTAssertEqual(device.textField("name")?.isEditing, true)
    XCTAssertEqual(device.button("Off")?.isEnabled, false)
    XCTAssertEqual(device.button("Hidden")?.isHidden, true)
    XCTAssertEqual(device.button("Hidden")?.isOnScreen, false)
    XCTAssertEqual(device.button("add")?.isOnScreen, true)
  }

  func testWhatIsMissingIsNil() throws {
    let device = try device()

    XCTAssertNil(device.label("nothing"))
    XCTAssertNil(device.button("score"), "a label is no button")
    try device.perform("home purge")
    XCTAssertNil(device.label("score"))
    XCTAssertEqual(device.texts, [])
    XCTAssertNil(device.visibleViewController)
  }

  func testTheUserActsByName() throws {
    let device = try device()

    try device.tap("Score a point")
    try device.type("Ada = \"first\"", into: "Your name")

    XCTAssertEqual(device.label("score")?.text, "1")
    XCTAssertEqual(device.textField("name")?.text, "Ada = \"first\"")
    XCTAssertTrue(device.texts.contains("1"))
  }

  func testWhatTheAppDoesNotShowStopsTheScenarioWithoutAFault() throws {
    let device = try device()

    try device.tap("Start")
    try device.perform("home")

    XCTAssertEqual(device.appState, .active, "nothing more happens")
    XCTAssertEqual(device.refusal?.reason.prefix(20), "no view shows “Start")
    XCTAssertFalse(try device.attempt("home"))
    XCTAssertEqual(faults, [])
  }

  func testAStimulusThatTheDeviceRefusesIsStillTheSuitesFault() throws {
    let device = try device("launch home")

    XCTAssertThrowsError(try device.tap("Score a point"))
    XCTAssertEqual(faults.count, 1)
    XCTAssertNil(device.refusal)
  }

  func testAnAttemptOnlySaysThatItIsImpossible() throws {
    let device = try device()

    XCTAssertFalse(try device.attempt("tap:Start"))
    XCTAssertNil(device.refusal)
    XCTAssertTrue(try device.attempt("tap:\"Score a point\""))
  }
}
