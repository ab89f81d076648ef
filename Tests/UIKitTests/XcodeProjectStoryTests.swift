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

  func testTheSceneBasedProjectFindsItsControllerInTheWindowOfTheStoryboard() throws {
    let device = try device("SceneBased")

    try device.play("launch home open")

    XCTAssertTrue(try device.viewTree().outline.contains("UILabel #count countLabel “2”"))
  }

  func testTheStoryboardProjectFollowsItsSegues() throws {
    let device = try device("Storyboard")

    try device.play("launch tap:Bread")
    XCTAssertTrue(try device.viewTree().outline.contains("“The dark one”"))

    try device.play("back tap:Add tap:Save")
    XCTAssertTrue(try device.viewTree().outline.contains("UITextField titleField"))

    try device.play("type:Title=Butter tap:Save wait:1s")
    let outline = try device.viewTree().outline
    XCTAssertTrue(outline.contains("“Butter”"), outline)
    XCTAssertFalse(outline.contains("titleField"), outline)
  }

  func testTheProjectsOfXcode16And26CountWhatTheyHear() throws {
    for name in ["Xcode16", "Xcode26"] {
      let device = try device(name)

      try device.play("launch home open")

      XCTAssertTrue(
        try device.viewTree().outline.contains("UILabel resignLabel “Resigned once”"), name)
    }
  }

  func testPicturesAndColoursOfTheCatalogueAreFoundByName() throws {
    let device = try Apps.catalogue.get().device()

    try device.play("launch")

    XCTAssertEqual(device.trace.printed, ["20.0 2.0 true", "true", "true"])
  }
}
