import Foundation
import XCTest

/// `lab play`, as a user runs it.
final class PlayTests: XCTestCase {
  private static let reference = "Assignments/01-callback-log/Reference"

  private struct Line: Decodable {
    var n: Int
    var t: Double
    var kind: String
    var name: String
    var on: String?
    var state: String
  }

  func testARightSubmissionShowsTheCallbacksInTheirOrder() throws {
    let result = try Project.lab(
      ["play", Self.reference, "--story", "launch home open", "--format", "json"])

    XCTAssertEqual(result.status, 0, result.errors)
    let lines = try result.output.split(separator: "\n").map {
      try JSONDecoder().decode(Line.self, from: Data($0.utf8))
    }
    XCTAssertEqual(lines.map(\.n), Array(1...lines.count))
    XCTAssertEqual(
      lines.filter { $0.kind == "callback" && $0.name != "init()" }.map {
        "\($0.name) \($0.state)"
      },
      [
        "application(_:willFinishLaunchingWithOptions:) inactive",
        "application(_:didFinishLaunchingWithOptions:) inactive",
        "applicationDidBecomeActive(_:) active",
        "applicationWillResignActive(_:) active",
        "applicationDidEnterBackground(_:) background",
        "applicationWillEnterForeground(_:) background",
        "applicationDidBecomeActive(_:) active",
      ])
    XCTAssertEqual(lines.compactMap(\.on).first, "AppDelegate")
  }

  func testAStoryCanBeTypedLineByLine() throws {
    let result = try Project.lab(["play", Self.reference], input: "launch\nlunch\n:help\npurge\n")

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssert(result.output.contains("applicationDidBecomeActive(_:)"), result.output)
    XCTAssert(result.errors.contains("did you mean “launch”?"), result.errors)
    XCTAssert(result.errors.contains("Possible now: home lock"), result.errors)
    XCTAssert(result.errors.contains("only a suspended app is purged"), result.errors)
  }

  func testTheViewsArePrintedOnRequest() throws {
    let reference = "Assignments/02-interruptions/Reference"
    let outline = """
      UIWindow
        UIView of GameViewController
          UILabel scoreLabel “Score: 0”

      """

    let typed = try Project.lab(["play", reference], input: ":view\nlaunch\n:view\n:veiw\n")
    let told = try Project.lab(["play", reference, "--story", "launch", "--view"])
    let json = try Project.lab(
      ["play", reference, "--story", "launch", "--view", "--format", "json"])

    XCTAssertEqual([typed.status, told.status, json.status], [0, 0, 0], typed.errors)
    XCTAssert(typed.output.contains("nothing: the app does not run"), typed.output)
    XCTAssert(typed.output.contains(outline), typed.output)
    XCTAssert(typed.errors.contains("did you mean :view?"), typed.errors)
    XCTAssert(told.output.contains(outline), told.output)
    XCTAssert(json.errors.contains(outline), json.errors)
    XCTAssert(
      json.output.split(separator: "\n").allSatisfy { $0.hasPrefix("{") }, "only lines of JSON")
  }

  func testATapOnNothingIsWrongUsageThatSaysWhatThereIs() throws {
    let result = try Project.lab(
      ["play", "Assignments/02-interruptions/Reference", "--story", "launch tap:Start"])

    XCTAssertEqual(result.status, 2)
    XCTAssert(
      result.errors.hasSuffix(
        "lab: “tap:Start” is not possible now: no view shows “Start”: on the screen are “Score: 0”.\n"
      ),
      result.errors)
  }

  func testAnImpossibleStoryIsWrongUsage() throws {
    let result = try Project.lab(["play", Self.reference, "--story", "launch launch"])

    XCTAssertEqual(result.status, 2)
    XCTAssert(
      result.errors.hasSuffix(
        "lab: “launch” is not possible now: the app is running already. "
          + "Possible: home, lock, call, alert, switcher, control-centre, notification-centre, "
          + "swipe-kill, tap-notification, notification, silent-push, memory-warning, "
          + "time-change, url:lab://x, activity:https://lab.example/x, rotate:upside-down, "
          + "rotate:landscape-left, rotate:landscape-right, wait.\n"),
      result.errors)
  }

  func testAFolderThatDoesNotCompileIsToldWithItsLine() throws {
    let folder = try Project.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try
      "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate { let x: Int = \"\" }\n"
      .write(to: folder.appending(path: "AppDelegate.swift"), atomically: true, encoding: .utf8)

    let result = try Project.lab(["play", folder.path, "--story", "launch"])

    XCTAssertEqual(result.status, 1)
    XCTAssert(result.errors.contains("AppDelegate.swift:2:"), result.errors)
    XCTAssert(result.errors.contains("cannot convert value of type 'String'"), result.errors)
  }

  func testAMissingFolderIsWrongUsage() throws {
    let result = try Project.lab(["play", "nowhere", "--story", "launch"])

    XCTAssertEqual(result.status, 2)
    XCTAssert(result.errors.contains("nowhere"), result.errors)
  }
}
