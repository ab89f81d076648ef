import AppFixtures
import AppLink
import XCTest

/// State saved by one process and restored by the next.
final class RestorationTests: XCTestCase {
  private func launching() throws -> (app: LinkedApp, root: ObjectID) {
    let app = try Apps.callbacks.get().linked()
    try app.call("application(_:willFinishLaunchingWithOptions:)")
    let root = app.takeAsks(.setRootViewController).first?.arguments["root"]?.object
    return (app, try XCTUnwrap(root))
  }

  func testTheAppsStateComesBackInTheNextProcess() throws {
    let (app, _) = try launching()
    let wants = try app.call("application(_:shouldSaveApplicationState:)")
    let archive = try XCTUnwrap(
      app.call("application(_:willEncodeRestorableStateWith:)")["archive"])

    let (next, _) = try launching()
    let restores = try next.call(
      "application(_:shouldRestoreApplicationState:)", ["archive": archive])
    try next.call("application(_:didDecodeRestorableStateWith:)", ["archive": archive])

    XCTAssertEqual(wants, ["result": true])
    XCTAssertEqual(restores, ["result": true])
    XCTAssertEqual(next.takePrinted(), ["level 7"])
  }

  func testTheSecureVariantsAreCallbacksOfTheirOwn() throws {
    let (app, _) = try launching()

    XCTAssertEqual(
      try app.call("application(_:shouldSaveSecureApplicationState:)"),
      ["result": false, "implemented": false])
    XCTAssertEqual(
      try app.call("application(_:shouldRestoreSecureApplicationState:)"),
      ["result": false, "implemented": false])
  }

  func testAControllerTellsItsIdentifierAndKeepsItsState() throws {
    let (app, root) = try launching()
    try app.call("loadView()", on: root)
    try app.call("viewDidLoad()", on: root)
    let told = app.take(Effect.restorationIdentifier)
    let archive = try XCTUnwrap(
      app.call("encodeRestorableState(with:)", on: root)["archive"])

    let (next, again) = try launching()
    try next.call("decodeRestorableState(with:)", on: again, ["archive": archive])
    try next.call("applicationFinishedRestoringState()", on: again)

    XCTAssertEqual(
      told.map(\.detail),
      [
        ["identifier": "notes", "class": .null],
        ["identifier": "notes", "class": "App.NotesViewController"],
      ])
    XCTAssertEqual(told.map(\.object), [root, root])
    XCTAssertEqual(next.takePrinted(), ["decoded draft 2", "finished"])
  }

  func testRestoredControllersLiveUntilTheLaunchIsOver() throws {
    let (app, _) = try launching()
    let path: LinkRecord = ["path": .list(["root", "notes"])]
    let made = try app.call(
      "application(_:viewControllerWithRestorationIdentifierPath:coder:)", path)
    let byClass = try app.call(
      Call.Name.makeRestoredController, on: .application,
      path.merging(["class": "App.NotesViewController"]) { $1 })
    let none = try app.call(
      "application(_:viewControllerWithRestorationIdentifierPath:coder:)",
      ["path": .list(["other"])])
    let missing = try app.call(
      Call.Name.makeRestoredController, on: .application,
      path.merging(["class": "App.Nothing"]) { $1 })
    let controller = try XCTUnwrap(made["controller"]?.object)
    try app.call("applicationFinishedRestoringState()", on: controller)
    XCTAssertEqual(
      app.takePrinted(),
      ["path root/notes", "class asked for root/notes", "path other", "finished"])

    try app.call("application(_:didFinishLaunchingWithOptions:)")

    XCTAssertNotNil(byClass["controller"]?.object)
    XCTAssertEqual(none, ["controller": .null])
    XCTAssertEqual(missing, ["controller": .null, "implemented": false])
    XCTAssertEqual(app.takePrinted(), ["notes gone", "notes gone"])
  }
}
