import AppLink
import DeviceSimulator
import LifecycleTrace
import XCTest

/// An app with one window and one root view controller.
enum Shown {
  static let window = ObjectID(2)
  static let root = ObjectID(4)
  static let other = ObjectID(6)

  static let objects: [ScriptedApp.Action] = [
    .create(window, "UIWindow"), .create(root, "Root"), .create(other, "Other"),
  ]
  static let show: [ScriptedApp.Action] = [
    setRoot(root), .ask(.showWindow, on: window),
  ]
  static let inLaunch = ["application(_:didFinishLaunchingWithOptions:)": objects + show]

  static func setRoot(_ root: ObjectID?, of window: ObjectID = window) -> ScriptedApp.Action {
    .ask(.setRootViewController, on: window, ["root": root.map { .object($0) } ?? .null])
  }
}

final class WindowTests: XCTestCase {
  private let didFinish = "application(_:didFinishLaunchingWithOptions:)"

  /// The view controllers' callbacks, each with its receiver.
  private func controllerCalls(_ trace: Trace) -> [String] {
    trace.events.filter { event in
      event.kind == .callback && ["Root", "Other"].contains(event.on)
        && !event.name.contains("LayoutSubviews")
    }
    .map { "\($0.on ?? "") \($0.name.prefix { $0 != "(" })" }
  }

  func testD3MakingAWindowVisibleLoadsItsRootWithinTheCallback() throws {
    let device = scriptedDevice(Shown.inLaunch).device
    try device.play("launch")

    XCTAssertEqual(
      device.trace.after("launch").words,
      [
        "process started", "init", "= inactive", "willFinishLaunching", "didFinishLaunching",
        "loadView", "viewDidLoad", "viewWillAppear", "= active", "applicationDidBecomeActive",
        "viewDidAppear",
      ])
    let events = device.trace.events
    let load = try XCTUnwrap(events.first { $0.name == "viewDidLoad()" })
    let back = try XCTUnwrap(events.first { $0.kind == .return && $0.name == didFinish })
    XCTAssertLessThan(load.n, back.n)
  }

  func testD2AWindowThatIsNotYetVisibleLoadsNothing() throws {
    let device = scriptedDevice([
      "application(_:willFinishLaunchingWithOptions:)": Shown.objects + [Shown.setRoot(Shown.root)],
      "applicationDidBecomeActive(_:)": [],
    ]).device
    try device.play("launch")

    XCTAssertEqual(controllerCalls(device.trace), [])
  }

  func testD19LeavingAndReturningMovesNoViewController() throws {
    let device = scriptedDevice(Shown.inLaunch).device
    try device.play("launch home open lock unlock switcher close-switcher")

    XCTAssertEqual(controllerCalls(device.trace.after("home")), [])
  }

  func testARootOnScreenIsReplacedAtOnce() throws {
    let device = scriptedDevice(
      Shown.inLaunch.merging(["applicationWillResignActive(_:)": [Shown.setRoot(Shown.other)]]) {
        $1
      }
    ).device
    try device.play("launch switcher")

    XCTAssertEqual(
      controllerCalls(device.trace.after("switcher")),
      [
        "Root viewWillDisappear", "Root viewDidDisappear", "Other loadView", "Other viewDidLoad",
        "Other viewWillAppear", "Other viewDidAppear",
      ])
  }

  func testARootThatIsTakenAwayDisappears() throws {
    let device = scriptedDevice(
      Shown.inLaunch.merging(["applicationWillResignActive(_:)": [Shown.setRoot(nil)]]) { $1 }
    ).device
    try device.play("launch switcher memory-warning")

    XCTAssertEqual(
      controllerCalls(device.trace.after("switcher")),
      ["Root viewWillDisappear", "Root viewDidDisappear", "Root didReceiveMemoryWarning"],
      "off screen it still hears of low memory")
  }

  func testARootThatComesBackAppearsAgainWithoutLoading() throws {
    let device = scriptedDevice(
      Shown.inLaunch.merging([
        "applicationWillResignActive(_:)": [Shown.setRoot(Shown.other)],
        "applicationDidBecomeActive(_:)": [Shown.setRoot(Shown.root)],
      ]) { $1 }
    ).device
    try device.play("launch switcher close-switcher")

    XCTAssertEqual(
      controllerCalls(device.trace.after("close-switcher")),
      [
        "Other viewWillDisappear", "Other viewDidDisappear", "Root viewWillAppear",
        "Root viewDidAppear",
      ])
  }

  func testARootSetWhileTheAppBecomesActiveStillAppears() throws {
    let device = scriptedDevice([
      "applicationDidBecomeActive(_:)": Shown.objects + Shown.show
    ]).device
    try device.play("launch")

    XCTAssertEqual(
      controllerCalls(device.trace),
      ["Root loadView", "Root viewDidLoad", "Root viewWillAppear", "Root viewDidAppear"])
  }

  func testARootReplacedWhileItLoadsNeverAppears() throws {
    let device = scriptedDevice { call in
      switch (call.name, call.receiver) {
      case ("applicationWillResignActive(_:)", _): Shown.objects + Shown.show
      case ("viewDidLoad()", Shown.root): [Shown.setRoot(Shown.other)]
      default: []
      }
    }.device
    try device.play("launch switcher")

    XCTAssertEqual(
      controllerCalls(device.trace),
      [
        "Root loadView", "Root viewDidLoad", "Other loadView", "Other viewDidLoad",
        "Other viewWillAppear", "Other viewDidAppear",
      ])
  }

  func testAViewIsLoadedOnce() throws {
    let device = scriptedDevice([
      didFinish: Shown.objects + [
        .ask(.loadView, on: Shown.root), .ask(.loadView, on: Shown.root),
      ] + Shown.show
    ]).device
    try device.play("launch")

    XCTAssertEqual(
      controllerCalls(device.trace),
      ["Root loadView", "Root viewDidLoad", "Root viewWillAppear", "Root viewDidAppear"])
  }

  func testAWindowThatIsNoMoreShowsNothing() throws {
    let device = scriptedDevice([
      didFinish: Shown.objects + Shown.show + [
        .tell(Effect(Effect.objectDestroyed, on: Shown.window))
      ]
    ]).device
    try device.play("launch home open")

    XCTAssertEqual(controllerCalls(device.trace), ["Root loadView", "Root viewDidLoad"])
  }

  func testAControllerThatIsNoMoreIsNotCalled() throws {
    let device = scriptedDevice([
      didFinish: Shown.objects + Shown.show + [
        .tell(Effect(Effect.objectDestroyed, on: Shown.root))
      ]
    ]).device
    try device.play("launch memory-warning")

    XCTAssertEqual(controllerCalls(device.trace), ["Root loadView", "Root viewDidLoad"])
  }

  func testAHundredWindowsAreMadeAndNoMore() throws {
    let makers: [(ObjectID) -> ScriptedApp.Action] = [
      { .ask(.showWindow, on: $0) }, { Shown.setRoot(Shown.root, of: $0) },
    ]
    for make in makers {
      func device(_ count: UInt32) -> Device {
        let windows = (0..<count).map { make(ObjectID($0 * 2)) }
        return scriptedDevice([didFinish: windows + windows]).device
      }

      XCTAssertNil(try device(100).outcome(of: "launch"))
      XCTAssertEqual(
        try device(101).outcome(of: "launch"),
        AppOutcome(
          .tooMuchOutput, callback: didFinish, message: "made more than 100 windows"))
    }
  }

  func testInstancesOfAClassAreNumberedFromTheSecond() throws {
    let device = scriptedDevice([
      didFinish: [
        .create(ObjectID(2), "Root"), .create(ObjectID(4), "Root"), .create(ObjectID(6), "Other"),
        .create(ObjectID(8), "Root"), .ask(.loadView, on: ObjectID(8)),
        .ask(.loadView, on: ObjectID(4)), .ask(.loadView, on: ObjectID(6)),
        .ask(.loadView, on: ObjectID(10)),
      ]
    ]).device
    try device.play("launch")

    let loads = device.trace.events.filter { $0.kind == .callback && $0.name == "loadView()" }
    XCTAssertEqual(loads.map(\.on), ["Root#3", "Root#2", "Other", nil])
  }

  func testAClassNameIsCut() throws {
    let launcher = ScriptedLauncher {
      let app = ScriptedApp()
      app.delegateClass = String(repeating: "D", count: 121)
      return app
    }
    let device = Device(launcher: launcher)
    try device.play("launch")

    let first = device.trace.events.first { $0.kind == .callback }
    XCTAssertEqual(first?.on, String(repeating: "D", count: 120))
  }
}
