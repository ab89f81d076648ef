import AppLink
@testable import DeviceSimulator
import LifecycleTrace
import XCTest

/// Each test plays one published trace of `traces.json`, by its name.
final class ControllerTraceTests: XCTestCase {
  private static let iOS11 = Setup("app on 11", .iOS11)

  private func stack(_ setup: Setup = .app, _ stack: [ObjectID] = [.a]) throws -> ContainerDevice {
    try ContainerDevice(setup, root: .n) { [$0.setStack(.n, stack, animated: false)] }
  }

  private func pages(_ setup: Setup = .app, style: LinkValue = "scroll") throws -> ContainerDevice {
    let device = try ContainerDevice(setup, root: .p) { app in
      [
        .setDelegate(of: .p, role: "delegate", class: "Guide"),
        .setDelegate(of: .p, role: "dataSource", class: "Guide"),
        app.setPages(.p, [.a], style: style, animated: false),
      ]
    }
    device.app.following = [.a: .b, .b: .c]
    device.app.preceding = [.b: .a, .c: .b]
    return device
  }

  // MARK: Navigation

  func testJLaunch() throws {
    let calls = try stack(Self.iOS11).news().of(.a).layouts

    XCTAssertEqual(
      calls.filter { !$0.contains("Move") },
      [
        "loadView a", "viewDidLoad a", "viewWillAppear a", "viewWillLayoutSubviews a",
        "viewDidLayoutSubviews a", "viewWillLayoutSubviews a", "viewDidLayoutSubviews a",
        "viewDidAppear a",
      ])
  }

  func testJPush() throws {
    let device = try stack(Self.iOS11)

    let calls = try device.perform(device.app.setStack(.n, [.a, .b]))

    XCTAssertEqual(
      calls.of(.a, .b).layouts.filter { !$0.contains("Move") },
      [
        "loadView b", "viewDidLoad b", "viewWillDisappear a", "viewWillAppear b",
        "viewWillLayoutSubviews b", "viewDidLayoutSubviews b", "viewDidDisappear a",
        "viewDidAppear b",
      ])
  }

  private func checkPush(_ setup: Setup) throws {
    let device = try stack(setup)

    XCTAssertEqual(
      try device.perform(device.app.setStack(.n, [.a, .b])).of(.a, .b).appearances,
      [
        "viewDidLoad b", "viewWillDisappear a", "viewWillAppear b", "viewDidDisappear a",
        "viewDidAppear b",
      ])
  }

  func testCsdnPush() throws { try checkPush(Setup("app on 7", .iOS7)) }

  func testKPush() throws { try checkPush(Setup("app on 13", .iOS13)) }

  func testWNav() throws {
    let old = [
      "viewWillDisappear b", "viewWillAppear a", "viewDidDisappear b", "viewDidAppear a",
    ]
    let gestures: [ControllerGesture] = [.back, .swipeBack(.finishes)]
    for gesture in gestures {
      let device = try stack(.app, [.a, .b])
      XCTAssertEqual(try device.perform(gesture).of(.a, .b).appearances, ["viewDidLoad a"] + old)
    }
    for isAnimated in [true, false] {
      let device = try stack(.app, [.a, .b])
      let calls = try device.perform(device.app.setStack(.n, [.a], animated: isAnimated))
      XCTAssertEqual(calls.of(.a, .b).appearances, ["viewDidLoad a"] + old)
    }
  }

  func testWNavcancel() throws {
    let device = try stack()
    _ = try device.perform(device.app.setStack(.n, [.a, .b]))

    XCTAssertEqual(
      try device.perform(.swipeBack(.letsGo)).of(.a, .b).appearances,
      [
        "viewWillDisappear b", "viewWillAppear a", "viewWillDisappear a", "viewDidDisappear a",
        "viewWillAppear b", "viewDidAppear b",
      ])
    XCTAssertEqual(device.app.children[.n], [.a, .b])
    XCTAssertEqual(device.app.ended.suffix(2), ["undoTransition n", "finishTransition n"])
  }

  // MARK: Presentation

  func testKPresent() throws {
    let device = try ContainerDevice()

    XCTAssertEqual(
      try device.perform(.present(.b, on: .a)).appearances,
      [
        "viewDidLoad b", "viewWillDisappear a", "viewWillAppear b", "viewDidAppear b",
        "viewDidDisappear a",
      ])
  }

  func testSsPresent() throws {
    let device = try ContainerDevice(Self.iOS11)

    XCTAssertEqual(
      try device.perform(.present(.b, on: .a)).layouts,
      [
        "loadView b", "viewDidLoad b", "viewWillDisappear a", "viewWillAppear b",
        "viewWillLayoutSubviews b", "viewDidLayoutSubviews b", "viewWillLayoutSubviews a",
        "viewDidLayoutSubviews a", "viewDidAppear b", "viewDidDisappear a",
      ])
  }

  func testVgSheet() throws {
    for style in ["pageSheet", "automatic"] {
      let device = try ContainerDevice()

      XCTAssertEqual(
        try device.perform(.present(.b, on: .a, style: style)).appearances,
        ["viewDidLoad b", "viewWillAppear b", "viewDidAppear b"])
      XCTAssertEqual(
        try device.perform(.dismiss(.a)).appearances,
        ["viewWillDisappear b", "viewDidDisappear b"])
    }
  }

  func testIcSheetSwipe() throws {
    let device = try ContainerDevice()
    let delegate = ScriptedApp.Action.setDelegate(
      of: .b, role: "presentationDelegate", class: "Judge")
    _ = try device.perform(delegate, .present(.b, on: .a, style: "pageSheet"))

    XCTAssertEqual(
      try device.perform(.dismiss(.finishes)),
      [
        "presentationControllerShouldDismiss b", "presentationControllerWillDismiss b",
        "viewWillDisappear b", "viewDidDisappear b", "presentationControllerDidDismiss b",
      ])
  }

  // MARK: Tabs and pages

  func testPgTab() throws {
    let device = try ContainerDevice(root: .t) { [$0.setTabs(.t, [.a, .b], selected: .a)] }

    XCTAssertEqual(
      device.news().of(.a, .b).appearances,
      ["viewDidLoad a", "viewWillAppear a", "viewDidAppear a"])
    XCTAssertEqual(
      try device.perform(.selectTab(1)).of(.a, .b).appearances,
      [
        "viewDidLoad b", "viewWillAppear b", "viewWillDisappear a", "viewDidDisappear a",
        "viewDidAppear b",
      ])
  }

  func testWPage() throws {
    let device = try pages()

    XCTAssertEqual(
      try device.perform(.swipePage(isForward: true, .finishes)).of(.a, .b).appearances,
      [
        "viewDidLoad b", "viewWillAppear b", "viewWillDisappear a", "viewDidAppear b",
        "viewDidDisappear a",
      ])
  }

  func testWCurl() throws {
    let device = try pages(style: "pageCurl")

    XCTAssertEqual(
      try device.perform(.swipePage(isForward: true, .finishes)).of(.a, .b).appearances,
      [
        "viewDidLoad b", "viewWillAppear b", "viewWillDisappear a", "viewDidDisappear a",
        "viewDidAppear b",
      ])
  }

  func testWdPagedelegate() throws {
    let device = try pages()

    XCTAssertEqual(
      try device.perform(.swipePage(isForward: true, .finishes)).of(.p).filter {
        !$0.contains("Layout")
      },
      [
        "viewControllerAfter p", "viewControllerBefore p", "willTransitionTo p",
        "didFinishAnimating p", "viewControllerAfter p",
      ])
    XCTAssertEqual(
      try device.perform(.swipePage(isForward: true, .finishes)).of(.p),
      ["willTransitionTo p", "didFinishAnimating p", "viewControllerAfter p"],
      "the neighbours of the page are known by then")
  }

  // MARK: Windows and custom containers

  func testPuVc() throws {
    let calls = try ContainerDevice(Setup("app on 13", .iOS13)).news()

    XCTAssertEqual(
      calls.filter { !["loadView a", "viewDidLayoutSubviews a"].contains($0) }.layouts,
      [
        "viewDidLoad a", "viewWillAppear a", "viewWillLayoutSubviews a",
        "viewWillLayoutSubviews a", "viewDidAppear a",
      ])
  }

  func testNcStart() throws {
    let device = try ContainerDevice(root: .x) { app in
      app.containers.remove(.x)
      app.within["viewDidLoad x"] = [.addChild(.c, to: .x), .moveView(.c, into: .x)]
      return []
    }

    XCTAssertEqual(
      device.news().of(.c).filter { !$0.contains("oad") && !$0.contains("IsAppearing") },
      [
        "willMove c x", "viewWillAppear c", "updateViewConstraints c",
        "viewWillLayoutSubviews c", "viewDidLayoutSubviews c", "viewDidAppear c",
      ])
  }

  func testNcFlip() throws {
    let device = try ContainerDevice(root: .x) { app in
      app.containers.remove(.x)
      app.within["viewDidLoad x"] = [.addChild(.c, to: .x), .moveView(.c, into: .x)]
      app.blocks[7] = [.removeFromParent(.c)]
      return []
    }

    let calls = try device.perform(
      .addChild(.d, to: .x), .transition(from: .c, to: .d, in: .x, completion: 7))

    XCTAssertEqual(
      calls.of(.c, .d).filter { !$0.contains("oad") && !$0.contains("IsAppearing") },
      [
        "willMove d x", "viewWillDisappear c", "viewWillAppear d", "updateViewConstraints d",
        "viewWillLayoutSubviews d", "viewDidLayoutSubviews d", "viewDidAppear d",
        "viewDidDisappear c", "didMove c -",
      ])
  }
}
