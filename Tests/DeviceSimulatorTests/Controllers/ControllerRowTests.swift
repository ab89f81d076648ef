import AppLink
@testable import DeviceSimulator
import LifecycleTrace
import XCTest

/// Each test plays one row of section D of FACTS.md.
final class ControllerRowTests: XCTestCase {
  private func stack(_ stack: ObjectID...) throws -> ContainerDevice {
    try ContainerDevice(root: .n) { [$0.setStack(.n, stack, animated: false)] }
  }

  /// A plain container on the screen, with a child in its view.
  private func embedding(forwards: Bool = true) throws -> ContainerDevice {
    try ContainerDevice(root: .x) { app in
      app.containers.remove(.x)
      app.within["viewDidLoad x"] = [
        .addChild(.c, to: .x, forwards: forwards), .moveView(.c, into: .x),
      ]
      return []
    }
  }

  /// The controllers' and the app delegate's callbacks, and notifications, of a device's trace.
  private func order(_ device: Device) -> [String] {
    let words: Set = [
      "viewDidLoad()", "viewWillAppear(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)",
      "viewDidDisappear(_:)", CallbackName.didFinishLaunching.rawValue,
      "applicationDidBecomeActive(_:)", "scene(_:willConnectTo:options:)",
      "sceneWillEnterForeground(_:)", "sceneDidBecomeActive(_:)",
      "UIApplication.didBecomeActiveNotification",
    ]
    return device.trace.events.filter { $0.isEntry && words.contains($0.name) }.map(\.name)
  }

  func testD1AControllerIsShownForTheFirstTime() throws {
    let device = try ContainerDevice()
    let arguments = try XCTUnwrap(device.arguments(.viewWillAppear))

    XCTAssertEqual(
      device.news(),
      [
        "loadView a", "viewDidLoad a", "viewWillAppear a", "viewIsAppearing a",
        "updateViewConstraints a", "viewWillLayoutSubviews a", "viewDidLayoutSubviews a",
        "viewWillLayoutSubviews a", "viewDidLayoutSubviews a", "viewDidAppear a",
      ])
    XCTAssertEqual(arguments["animated"], false)
    XCTAssertEqual(arguments["host"], .object(.window))
  }

  func testD2ARootAppearsBeforeTheAppIsActiveAndHasAppearedAfter() throws {
    XCTAssertEqual(
      order(try ContainerDevice().device),
      [
        CallbackName.didFinishLaunching.rawValue, "viewDidLoad()", "viewWillAppear(_:)",
        "applicationDidBecomeActive(_:)", "UIApplication.didBecomeActiveNotification",
        "viewDidAppear(_:)",
      ])
  }

  func testD3AWindowThatIsMadeInDidFinishLoadsItsRootWithin() throws {
    let events = try ContainerDevice().device.trace.events
    let load = try XCTUnwrap(events.first { $0.name == "viewDidLoad()" })
    let back = try XCTUnwrap(
      events.first { $0.kind == .return && $0.name == CallbackName.didFinishLaunching.rawValue })

    XCTAssertLessThan(load.n, back.n)
  }

  func testD5ASceneConnectsThenItsRootAppears() throws {
    let launcher = ScriptedLauncher {
      ScriptedApp { call in
        guard call.name == "scene(_:willConnectTo:options:)" else { return [] }
        let session: LinkValue = .string(SessionID(serial: 1).identifier)
        return [
          Shown.setRoot(.a, of: .window), .ask(.showWindow, on: .window, ["session": session]),
        ]
      }
    }
    let device = Device(launcher: launcher, system: .iOS13, manifest: Setup.scene.manifest)
    try device.play("launch")

    XCTAssertEqual(
      order(device).filter { !$0.contains("pplication") },
      [
        "scene(_:willConnectTo:options:)", "viewDidLoad()", "viewWillAppear(_:)",
        "sceneWillEnterForeground(_:)", "sceneDidBecomeActive(_:)", "viewDidAppear(_:)",
      ])
  }

  func testD6APush() throws {
    let device = try stack(.a)

    XCTAssertEqual(
      try device.perform(device.app.setStack(.n, [.a, .b])).of(.a, .b),
      [
        "willMove b n", "loadView b", "viewDidLoad b", "viewWillDisappear a", "viewWillAppear b",
        "viewIsAppearing b", "updateViewConstraints b", "viewWillLayoutSubviews b",
        "viewDidLayoutSubviews b", "viewDidDisappear a", "viewDidAppear b", "didMove b n",
      ])
  }

  func testD7APopAndTheEndOfThePopped() throws {
    let device = try stack(.a)
    _ = try device.perform(device.app.setStack(.n, [.a, .b]))
    device.app.within["didMove b"] = [.destroy(.b)]

    XCTAssertEqual(
      try device.perform(device.app.setStack(.n, [.a])).of(.a, .b).filter {
        !$0.contains("ayout") && !$0.contains("onstraints") && !$0.contains("IsAppearing")
      },
      [
        "willMove b -", "viewWillDisappear b", "viewWillAppear a", "viewDidDisappear b",
        "viewDidAppear a", "didMove b -",
      ])
    XCTAssertEqual(device.device.trace.events.last { $0.kind == .effect }?.name, "deinit")
  }

  func testD8APopThatTheUserLetsGoLoadsAndEndsNothing() throws {
    let device = try stack(.a)
    _ = try device.perform(device.app.setStack(.n, [.a, .b]))

    XCTAssertEqual(
      try device.perform(.swipeBack(.letsGo)).of(.a, .b).appearances,
      [
        "viewWillDisappear b", "viewWillAppear a", "viewWillDisappear a", "viewDidDisappear a",
        "viewWillAppear b", "viewDidAppear b",
      ])
  }

  func testD9AFullScreenPresentationAndItsBlock() throws {
    let device = try ContainerDevice()
    device.app.blocks[3] = [.print("block")]

    let calls = try device.perform(.present(.b, on: .a, completion: 3))

    XCTAssertEqual(
      calls.appearances,
      [
        "viewDidLoad b", "viewWillDisappear a", "viewWillAppear b", "viewDidAppear b",
        "viewDidDisappear a",
      ])
    XCTAssertEqual(device.device.trace.after("time-change").words.suffix(2).last, "block")
    XCTAssertEqual(device.arguments(.viewDidAppear)?["movement"], "presented")
  }

  func testD10AFullScreenDismissal() throws {
    let device = try ContainerDevice()
    _ = try device.perform(.present(.b, on: .a))

    XCTAssertEqual(
      try device.perform(.dismiss(.b)).appearances,
      ["viewWillDisappear b", "viewWillAppear a", "viewDidAppear a", "viewDidDisappear b"])
    XCTAssertEqual(device.arguments(.viewDidDisappear)?["movement"], "dismissed")
    XCTAssertEqual(device.app.ended, ["finishTransition b"])
  }

  func testD11WhatLeavesThePresenterOnTheScreen() throws {
    for style in ["pageSheet", "formSheet", "popover", "overFullScreen", "overCurrentContext"] {
      let device = try ContainerDevice()

      XCTAssertEqual(
        try device.perform(.present(.b, on: .a, style: style)).appearances,
        ["viewDidLoad b", "viewWillAppear b", "viewDidAppear b"], style)
      XCTAssertEqual(
        try device.perform(.dismiss(.a)).appearances,
        ["viewWillDisappear b", "viewDidDisappear b"], style)
    }
  }

  func testD12ASheetThatIsHeldOnlyHearsOfTheAttempt() throws {
    let device = try ContainerDevice()
    let held = ScriptedApp.Action.tell(
      Effect(Effect.controllerSettings, on: .b, detail: ["isModalInPresentation": true]))
    _ = try device.perform(
      .setDelegate(of: .b, role: "presentationDelegate", class: "Judge"), held,
      .present(.b, on: .a, style: "pageSheet"))

    XCTAssertEqual(
      try device.perform(.dismiss(.finishes)), ["presentationControllerDidAttemptToDismiss b"])
  }

  func testD13ATabSwitchBackLoadsNothing() throws {
    let device = try ContainerDevice(root: .t) { [$0.setTabs(.t, [.a, .b], selected: .a)] }
    _ = try device.perform(.selectTab(1))

    XCTAssertEqual(
      try device.perform(.selectTab(0)).of(.a, .b).appearances,
      ["viewWillAppear a", "viewWillDisappear b", "viewDidDisappear b", "viewDidAppear a"])
  }

  func testD14APageThatTheUserLetsGo() throws {
    let device = try ContainerDevice(root: .p) { app in
      app.following = [.a: .b]
      return [
        .setDelegate(of: .p, role: "dataSource", class: "Guide"),
        app.setPages(.p, [.a], animated: false),
      ]
    }

    XCTAssertEqual(
      try device.perform(.swipePage(isForward: true, .letsGo)).of(.a, .b).appearances,
      [
        "viewDidLoad b", "viewWillAppear b", "viewWillDisappear a", "viewWillAppear a",
        "viewDidAppear a", "viewWillDisappear b", "viewDidDisappear b",
      ])
    XCTAssertEqual(device.app.children[.p], [.a])
  }

  func testD15AddingCallsWillMoveAndRemovingCallsDidMove() throws {
    let device = try ContainerDevice()

    XCTAssertEqual(try device.perform(.addChild(.b, to: .a)), ["willMove b a"])
    XCTAssertEqual(try device.perform(.removeFromParent(.b)), ["didMove b -"])
  }

  func testD16AChildThatIsAddedInViewDidLoadComesWithItsParent() throws {
    XCTAssertEqual(
      try embedding().news().of(.c, .x).filter {
        !$0.contains("loadView") && !$0.contains("IsAppearing") && !$0.contains("Constraints")
      }.filter { !$0.hasSuffix("LayoutSubviews x") },
      [
        "viewDidLoad x", "willMove c x", "viewWillAppear x", "viewDidLoad c", "viewWillAppear c",
        "viewWillLayoutSubviews c", "viewDidLayoutSubviews c", "viewDidAppear x",
        "viewDidAppear c",
      ])
  }

  func testD17AChildsViewComesAndGoesWithItsSuperview() throws {
    let device = try ContainerDevice()
    _ = try device.perform(.addChild(.b, to: .a))

    XCTAssertEqual(
      try device.perform(.moveView(.b, into: .a)).appearances,
      ["viewDidLoad b", "viewWillAppear b", "viewDidAppear b"])
    XCTAssertEqual(
      try device.perform(.moveView(.b, into: nil)).appearances,
      ["viewWillDisappear b", "viewDidDisappear b"])
  }

  func testD17AParentThatForwardsByHandBringsNobody() throws {
    let device = try embedding(forwards: false)

    XCTAssertEqual(device.news().of(.c), ["willMove c x"])
    XCTAssertEqual(
      try device.perform(.begin(.c, isAppearing: true), .end(.c)).appearances,
      ["viewDidLoad c", "viewWillAppear c", "viewDidAppear c"])
  }

  func testD18BetweenBeginAndEndNobodyElseMovesAController() throws {
    let device = try embedding()

    XCTAssertEqual(
      try device.perform(.begin(.c, isAppearing: false), .moveView(.c, into: nil)).appearances,
      ["viewWillDisappear c"])
    XCTAssertEqual(try device.perform(.end(.c)).appearances, ["viewDidDisappear c"])
    XCTAssertEqual(device.findings, [])
  }

  func testD18WhatIsBroughtByHandStaysUntilItsViewMoves() throws {
    let device = try embedding()

    XCTAssertEqual(
      try device.perform(.begin(.c, isAppearing: false), .end(.c)).appearances,
      ["viewWillDisappear c", "viewDidDisappear c"])
    XCTAssertEqual(
      try device.perform(.moveView(.c, into: nil), .removeFromParent(.c)), ["didMove c -"])
    XCTAssertEqual(
      try device.perform(.addChild(.c, to: .x), .moveView(.c, into: .x)).appearances,
      ["viewWillAppear c", "viewDidAppear c"])
  }

  func testD19TheBackgroundMovesNoController() throws {
    let device = try embedding()
    _ = try device.perform(.present(.b, on: .x, style: "pageSheet"))
    _ = device.news()
    try device.device.play("home open lock unlock switcher close-switcher control-centre")

    XCTAssertEqual(device.news().appearances, [])
  }
}
