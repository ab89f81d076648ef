import AppLink
import DeviceSimulator
import InfoPlist
import LifecycleTrace
import XCTest

/// What the device calls, and in which order, where an app has storyboards.
final class StoryboardOrderTests: XCTestCase {
  private static let harness = [
    Call.Name.boot, Call.Name.listStates,
  ]

  /// The calls that an app with a main storyboard gets while it launches.
  private func launched(_ script: @escaping ScriptedApp.Script) throws -> (Device, ScriptedApp) {
    var manifest = AppManifest()
    manifest.mainStoryboard = "Main"
    let app = ScriptedApp(script)
    let device = Device(launcher: Started(app: app), manifest: manifest)
    try device.perform(try Story(parsing: "launch"))
    return (device, app)
  }

  func testTheStoryboardIsLoadedBeforeWillFinishAndItsWindowShownAfterDidFinish() throws {
    let (_, app) = try launched { _ in [] }

    let steps = app.calls.map(\.name).filter {
      [
        Call.Name.loadMainStoryboard, Call.Name.showMainWindow,
        CallbackName.willFinishLaunching.rawValue, CallbackName.didFinishLaunching.rawValue,
      ].contains($0)
    }
    XCTAssertEqual(
      steps,
      [
        Call.Name.loadMainStoryboard, CallbackName.willFinishLaunching.rawValue,
        CallbackName.didFinishLaunching.rawValue, Call.Name.showMainWindow,
      ])
    let load = app.calls.first { $0.name == Call.Name.loadMainStoryboard }
    XCTAssertEqual(load?.arguments["name"], "Main")
  }

  func testPartsAreMadeWithinTheirContainerAndWakeUpAfterIt() throws {
    let (_, app) = try launched { call in
      switch (call.name, call.arguments["making"]?.int) {
      case (Call.Name.loadMainStoryboard, _):
        [.ask(.makeController, ["making": 1, "class": "Holder"])]
      case (Call.Name.makeController, 1):
        [
          .ask(.makeController, ["making": 2, "class": "Part", "isPart": true]),
          .give(["controller": 2]),
        ]
      case (Call.Name.connectControllers, _): [.give(["controllers": .list([2, 4])])]
      default: []
      }
    }

    let steps = app.calls.filter {
      [Call.Name.makeController, Call.Name.connectControllers, "awakeFromNib()"].contains($0.name)
    }
    XCTAssertEqual(
      steps.map(\.name),
      [
        Call.Name.makeController, Call.Name.makeController, Call.Name.connectControllers,
        "awakeFromNib()", "awakeFromNib()",
      ])
    XCTAssertEqual(steps.map(\.receiver).suffix(2), [ObjectID(2), ObjectID(4)])
  }

  private func segue(_ arguments: LinkRecord, refuses: Bool = false) throws -> [String] {
    let (_, app) = try launched { call in
      switch call.name {
      case CallbackName.didFinishLaunching.rawValue:
        [.ask(.performSegue, on: ObjectID(2), arguments)]
      case "shouldPerformSegue(withIdentifier:sender:)": [.give(["result": .bool(!refuses)])]
      case Call.Name.makeDestination: [.give(["destination": 4])]
      default: []
      }
    }
    let names = app.calls.map(\.name)
    let start = try XCTUnwrap(names.firstIndex(of: CallbackName.didFinishLaunching.rawValue))
    let end = try XCTUnwrap(names.firstIndex(of: Call.Name.post))
    return names[(start + 1)..<end].filter { !Self.harness.contains($0) }
  }

  func testASegueOfCodeIsPreparedAndNotAskedFor() throws {
    XCTAssertEqual(
      try segue(["segue": 1, "kind": "show"]),
      [Call.Name.makeDestination, "prepare(for:sender:)", Call.Name.carryOutSegue])
  }

  func testATriggeredSegueIsAskedForFirst() throws {
    XCTAssertEqual(
      try segue(["segue": 1, "kind": "show", "isTriggered": true]),
      [
        "shouldPerformSegue(withIdentifier:sender:)", Call.Name.makeDestination,
        "prepare(for:sender:)", Call.Name.carryOutSegue,
      ])
    XCTAssertEqual(
      try segue(["segue": 1, "kind": "show", "isTriggered": true], refuses: true),
      ["shouldPerformSegue(withIdentifier:sender:)"])
  }

  func testAnUnwindSegueCallsItsActionBetweenPrepareAndTheWayBack() throws {
    XCTAssertEqual(
      try segue(["segue": 1, "kind": "unwind", "action": "back:"]),
      [
        Call.Name.makeDestination, "prepare(for:sender:)", "unwindAction",
        Call.Name.carryOutSegue,
      ])
  }
}

/// Starts the app of a test.
private struct Started: AppLauncher {
  let app: ScriptedApp

  func start() throws(AppOutcome) -> any AppConnection { app }
}
