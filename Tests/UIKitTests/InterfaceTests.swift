import AppFixtures
import DeviceSimulator
import LifecycleTrace
import XCTest

/// Windows, view controllers and views in a real app.
final class InterfaceTests: XCTestCase {
  private func played(_ scenario: String, _ story: String = "launch") throws -> Trace {
    try Apps.interface.get().played(scenario, story)
  }

  /// What is printed from a stimulus on.
  private func printed(_ trace: Trace, after stimulus: String) -> [String] {
    let start = trace.events.firstIndex { $0.kind == .stimulus && $0.name == stimulus } ?? 0
    return Trace(Array(trace.events[start...])).printed
  }

  func testD2D3TheFirstShow() throws {
    let trace = try played("", "launch memory-warning")

    XCTAssertEqual(
      trace.printed,
      [
        "root set", "loadView false", "viewDidLoad true 393.0", "viewWillAppear false false",
        "windows 1 true", "delegate true", "true", "viewDidAppear false true",
        "didReceiveMemoryWarning",
      ])
    let calls = trace.events.filter { $0.kind == .callback && $0.on == "RootViewController" }
    XCTAssertEqual(
      calls.map(\.name),
      [
        "loadView()", "viewDidLoad()", "viewWillAppear(_:)", "viewDidAppear(_:)",
        "didReceiveMemoryWarning()",
      ])
  }

  func testTheDelegateMayBePrivate() throws {
    let first = try XCTUnwrap(try played("").events.first { $0.kind == .callback })

    XCTAssertEqual(first.on, "AppDelegate")
  }

  func testAWindowThatNobodyKeepsIsGone() throws {
    let printed = try played("local window", "launch memory-warning").printed

    XCTAssertEqual(
      printed,
      [
        "loadView false", "viewDidLoad true 393.0", "deinit", "windows 0 true", "delegate true",
        "true",
      ])
  }

  func testADroppedWindowIsGone() throws {
    let trace = try played("drop window", "launch switcher memory-warning")

    XCTAssertEqual(printed(trace, after: "switcher"), ["deinit"])
  }

  func testAWindowThatIsNotVisibleLoadsNothing() throws {
    XCTAssertEqual(
      try played("never visible").printed, ["windows 0 false", "delegate true", "false"])
    XCTAssertEqual(try played("no root").printed, ["windows 1 true", "delegate true", "false"])
  }

  func testARootThatComesLaterAppears() throws {
    XCTAssertEqual(
      try played("root later").printed,
      [
        "loadView false", "viewDidLoad true 393.0", "viewWillAppear false false",
        "windows 1 true", "delegate true", "true", "viewDidAppear false true",
      ])
  }

  func testARootIsSwapped() throws {
    let trace = try played("swap", "launch switcher")

    XCTAssertEqual(
      printed(trace, after: "switcher"),
      [
        "viewWillDisappear true", "viewDidDisappear false", "viewDidLoad true 0.0",
        "viewWillAppear false false", "viewDidAppear false true", "deinit",
      ])
    let update = try XCTUnwrap(trace.effects(.userInterfaceUpdate).first)
    XCTAssertEqual(update.on, "UILabel")
    XCTAssertEqual(
      update.detail, ["property": "text", "value": "second", "inWindow": false])
  }

  func testARootIsTakenAway() throws {
    XCTAssertEqual(
      printed(try played("take away", "launch switcher close-switcher"), after: "switcher"),
      [
        "viewWillDisappear true", "viewDidDisappear false", "deinit", "windows 1 true",
        "delegate true", "false",
      ])
    XCTAssertEqual(printed(try played("same", "launch switcher"), after: "switcher"), [])
  }

  func testViewsAndControls() throws {
    let trace = try played("views", "launch switcher")

    XCTAssertEqual(
      printed(trace, after: "switcher"),
      [
        "true true true", "60.0 40.0 100.0 1", "true true", "1 1", "Tap",
        "tapped Tap", "second", "true", "Off Tap",
      ])
  }

  func testEveryChangeOfAViewIsAnEffect() throws {
    let updates = try played("views", "launch switcher").effects(.userInterfaceUpdate)

    let label = updates.filter { $0.on == "UILabel" }.map {
      "\($0.detail["property"]?.string ?? "") \($0.detail["inWindow"]?.bool ?? false)"
    }
    XCTAssertEqual(
      label,
      [
        "text false", "text true", "isHidden true", "alpha true", "textColor true",
        "backgroundColor true",
      ])
    XCTAssertEqual(
      updates.filter { $0.on == "UILabel" }.map { $0.detail["value"] },
      ["unseen", "seen", true, 0.5, "#FF0000FF", "#FF0080FF"])
    XCTAssertEqual(
      updates.filter { $0.on == "UILabel#2" }.map { $0.detail["value"] }, ["Größe 👩‍👩‍👧‍👦"])
  }

  func testAViewThatWasSetByHandStays() throws {
    XCTAssertEqual(
      try played("view by hand").printed,
      ["windows 1 true", "delegate true", "true", "label true"])
  }

  func testWhatIsImplementedIsTold() throws {
    let returns = try played("", "launch home").events.filter {
      $0.kind == .return && $0.on == "AppDelegate"
    }
    let implemented = returns.filter { $0.detail["implemented"]?.bool == true }.map(\.name)
    let missing = returns.filter { $0.detail["implemented"]?.bool == false }.map(\.name)

    XCTAssertTrue(implemented.contains("application(_:didFinishLaunchingWithOptions:)"))
    XCTAssertTrue(implemented.contains("applicationDidBecomeActive(_:)"))
    XCTAssertEqual(
      missing,
      ["application(_:willFinishLaunchingWithOptions:)", "applicationDidEnterBackground(_:)"])
  }
}
