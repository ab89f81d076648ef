import AppLink
import DeviceSimulator
import LifecycleTrace
import XCTest

/// Saving and restoring the state of an app without scenes: FACTS.md A12, A31, A32.
final class SavedStateTests: XCTestCase {
  private typealias Script = [String: [ScriptedApp.Action]]

  /// Says yes to saving and restoring; its root has a restoration identifier.
  private static let restoring: Script = [
    CallbackName.didFinishLaunching.rawValue: Shown.objects + [identify(Shown.root)] + Shown.show,
    CallbackName.shouldSaveSecureState.rawValue: [.give(["result": true])],
    CallbackName.shouldSaveState.rawValue: [.give(["result": true])],
    CallbackName.shouldRestoreSecureState.rawValue: [.give(["result": true])],
    CallbackName.shouldRestoreState.rawValue: [.give(["result": true])],
    CallbackName.willEncodeState.rawValue: [.give(["archive": .data([1])])],
    CallbackName.encodeRestorableState.rawValue: [.give(["archive": .data([2])])],
    CallbackName.controllerForRestoration.rawValue: [.give(["controller": .object(Shown.root)])],
    Call.Name.makeRestoredController: [.give(["controller": .object(Shown.root)])],
  ]

  private static func identify(
    _ controller: ObjectID, _ name: String = "root", class restorationClass: String? = nil
  ) -> ScriptedApp.Action {
    .tell(
      Effect(
        Effect.restorationIdentifier, on: controller,
        detail: [
          "identifier": .string(name), "class": restorationClass.map(LinkValue.string) ?? .null,
        ]))
  }

  private let oldName = "shouldSaveApplicationState"
  private let layout = ["viewWillLayoutSubviews", "viewDidLayoutSubviews"]

  func testA12LeavingSavesBeforeThePictureIsTaken() throws {
    let played = try Played("launch home", Setup("17", .iOS17), Self.restoring)

    XCTAssertEqual(
      played.everyCall,
      [
        "applicationWillResignActive", "applicationDidEnterBackground",
        "shouldSaveSecureApplicationState", "willEncodeRestorableStateWith",
        "encodeRestorableState",
      ] + layout)
  }

  func testA12TheOldNameIsAskedOnOldSystemsAndWhereTheNewOneIsMissing() throws {
    XCTAssertEqual(
      try Played("launch home", Setup("7", .iOS7), Self.restoring).everyCall.filter {
        $0.hasPrefix("should")
      }, [oldName])
    XCTAssertEqual(
      try Played(
        "launch home", Setup("17", .iOS17), Self.restoring,
        lacking: [CallbackName.shouldSaveSecureState.rawValue]
      ).everyCall.filter { $0.hasPrefix("should") },
      ["shouldSaveSecureApplicationState"], "a script that gives an answer has the method")
    var lacking = Self.restoring
    lacking[CallbackName.shouldSaveSecureState.rawValue] = nil
    XCTAssertEqual(
      try Played(
        "launch home", Setup("17", .iOS17), lacking,
        lacking: [CallbackName.shouldSaveSecureState.rawValue]
      ).everyCall.filter { $0.hasPrefix("should") },
      [oldName], "the missing question leaves no trace")
  }

  func testA12AnAppThatSaysNoSavesNothing() throws {
    var script = Self.restoring
    script[CallbackName.shouldSaveSecureState.rawValue] = [.give(["result": false])]
    let played = try Played("launch home", Setup("17", .iOS17), script)

    XCTAssertFalse(played.everyCall.contains("encodeRestorableState"))
    XCTAssertFalse(
      try played.then("purge launch").everyCall.contains("shouldRestoreSecureApplicationState"))
  }

  func testA12OnlyRootsWithAnIdentifierAreSaved() throws {
    var script = Self.restoring
    script[CallbackName.didFinishLaunching.rawValue] = Shown.objects + Shown.show

    XCTAssertEqual(
      try Played("launch home", Setup("17", .iOS17), script).everyCall.filter {
        $0.contains("ncode")
      }, ["willEncodeRestorableStateWith"])
  }

  func testA12NothingIsSavedByScenesOrBeforeIOS6OrBehind() throws {
    for setup in [Setup.scene, Setup("5", .iOS5), Setup("3.1", .iOS3_1)] {
      XCTAssertFalse(
        try Played("launch home", setup, Self.restoring).everyCall.contains {
          $0.contains("ApplicationState")
        }, setup.name)
    }
    XCTAssertFalse(
      try Played("launch home silent-push", .app, Self.restoring).everyCall.contains {
        $0.contains("ApplicationState")
      })
  }

  func testA31RestoringStandsBetweenTheTwoLaunchMethods() throws {
    let played = try Played("launch home purge launch", Setup("17", .iOS17), Self.restoring)

    XCTAssertEqual(
      played.everyCall,
      [
        "willFinishLaunchingWithOptions", "shouldRestoreSecureApplicationState",
        "viewControllerWithRestorationIdentifierPath", "loadView", "viewDidLoad",
        "decodeRestorableState", "didDecodeRestorableStateWith",
        "applicationFinishedRestoringState", "didFinishLaunchingWithOptions", "viewWillAppear",
      ] + layout + layout + ["applicationDidBecomeActive", "viewDidAppear"])
    XCTAssertEqual(
      played.arguments(.shouldRestoreSecureState), [["archive": .data([1])]])
    XCTAssertEqual(
      played.arguments(.controllerForRestoration),
      [["path": .list(["root"]), "archive": .data([2])]])
    XCTAssertEqual(played.arguments(.decodeRestorableState), [["archive": .data([2])]])
    XCTAssertEqual(played.arguments(.didDecodeState), [["archive": .data([1])]])
  }

  func testA31ARestorationClassIsAskedInsteadOfTheAppDelegate() throws {
    var script = Self.restoring
    script[CallbackName.didFinishLaunching.rawValue] =
      Shown.objects + [Self.identify(Shown.root, class: "App.Root")] + Shown.show
    let played = try Played("launch home purge launch", Setup("17", .iOS17), script)

    XCTAssert(played.receivers.contains("viewController Root"))
    XCTAssertFalse(played.everyCall.contains("viewControllerWithRestorationIdentifierPath"))
    XCTAssertEqual(
      played.arguments(CallbackName(Call.Name.makeRestoredController)),
      [["class": "App.Root", "path": .list(["root"]), "archive": .data([2])]])
  }

  func testA31AControllerThatIsNotMadeAgainIsNotDecoded() throws {
    let answers: [LinkRecord] = [
      ["controller": .null], [:], ["controller": "root"], ["controller": -1],
      ["controller": .int(.max)],
    ]
    for answer in answers {
      var script = Self.restoring
      script[CallbackName.controllerForRestoration.rawValue] = [.give(answer)]
      let played = try Played("launch home purge launch", Setup("17", .iOS17), script)

      XCTAssertFalse(played.everyCall.contains("decodeRestorableState"))
      XCTAssert(played.everyCall.contains("didDecodeRestorableStateWith"))
    }
  }

  func testA31AnAppThatRefusesToRestoreLaunchesAsNew() throws {
    var script = Self.restoring
    script[CallbackName.shouldRestoreSecureState.rawValue] = [.give(["result": false])]
    let played = try Played("launch home purge launch", Setup("17", .iOS17), script)

    XCTAssertEqual(
      Array(played.everyCall.prefix(3)),
      [
        "willFinishLaunchingWithOptions", "shouldRestoreSecureApplicationState",
        "didFinishLaunchingWithOptions",
      ])
  }

  func testA31ABackgroundLaunchRestoresNothing() throws {
    XCTAssertFalse(
      try Played("launch home purge launch:fetch", .app, Self.restoring).everyCall.contains {
        $0.contains("ApplicationState")
      })
  }

  func testA32AUsersKillDeletesWhatWasSaved() throws {
    for kill in ["launch home swipe-kill", "launch home open swipe-kill"] {
      XCTAssertFalse(
        try Played("\(kill) launch", Setup("17", .iOS17), Self.restoring).everyCall.contains(
          "shouldRestoreSecureApplicationState"), kill)
    }
  }

  func testA32ACrashDuringTheLaunchDeletesIt() throws {
    var launches = 0
    let launcher = ScriptedLauncher {
      launches += 1
      let crashes = launches == 2
      return ScriptedApp { call in
        crashes && call.name == CallbackName.willFinishLaunching.rawValue
          ? [.end(AppOutcome(.crashed))] : Self.restoring[call.name] ?? []
      }
    }
    let device = Device(launcher: launcher)
    XCTAssertEqual(try device.outcome(of: "launch home purge launch")?.kind, .crashed)

    try device.play("launch")

    XCTAssertFalse(
      device.trace.after("launch").events.contains { $0.name.contains("shouldRestore") })
  }

  func testA32ALaterCrashDoesNot() throws {
    var script = Self.restoring
    script[CallbackName.applicationWillEnterForeground.rawValue] = [.end(AppOutcome(.crashed))]
    let device = scriptedDevice(script, Setup("17", .iOS17)).device
    XCTAssertEqual(try device.outcome(of: "launch home open")?.kind, .crashed)

    try device.play("launch")

    XCTAssert(device.trace.after("launch").events.contains { $0.name.contains("shouldRestore") })
  }
}
