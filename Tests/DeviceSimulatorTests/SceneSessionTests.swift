import AppLink
@testable import DeviceSimulator
import InfoPlist
import LifecycleTrace
import XCTest

/// Scene sessions: how they are configured, what outlives their scenes, how they end: C2, C7, C15.
final class SceneSessionTests: XCTestCase {
  private typealias Script = [String: [ScriptedApp.Action]]

  private let configure = CallbackName.configurationForConnecting.rawValue
  private let saveActivity = CallbackName.stateRestorationActivity.rawValue

  /// What `makeScene` was called with for the latest process's scenes.
  private func made(_ played: Played) -> [LinkRecord] {
    played.arguments(CallbackName(Call.Name.makeScene)).compactMap { $0["session"]?.record }
  }

  // MARK: Configuration

  func testC2ASessionIsConfiguredOnceInItsLife() throws {
    let played = try Played("launch", .scene)
    XCTAssertEqual(played.arguments(.configurationForConnecting).count, 1)

    try played.device.play("home purge launch")
    XCTAssertEqual(played.arguments(.configurationForConnecting), [], "the session has stayed")
    XCTAssertEqual(made(played).count, 1)

    try played.device.play("swipe-kill launch")
    XCTAssertEqual(played.arguments(.configurationForConnecting).count, 1, "a new one")
  }

  func testC2ACrashWhileConfiguringLeavesTheSessionNew() throws {
    let crash: Script = [configure: [.end(AppOutcome(.crashed))]]
    let device = scriptedDevice(crash, .scene).device
    XCTAssertEqual(try device.outcome(of: "launch")?.kind, .crashed)

    XCTAssertEqual(
      try device.outcome(of: "launch")?.callback, configure, "it is asked again")
  }

  func testTheDelegatesClassIsThatOfCodeOrOfInfoPlist() throws {
    let code: LinkRecord = ["configuration": .record(["delegateClass": "OwnDelegate"])]
    let named: LinkRecord = ["configuration": .record(["name": "Second"])]
    let unknown: LinkRecord = ["configuration": .record(["name": "Third"])]

    XCTAssertEqual(
      try Played("launch", twoConfigurations, [configure: [.give(code)]]).receivers.last,
      "sceneDidBecomeActive OwnDelegate")
    XCTAssertEqual(
      try Played("launch", twoConfigurations, [configure: [.give(named)]]).receivers.last,
      "sceneDidBecomeActive SecondDelegate")
    XCTAssertEqual(
      try Played("launch", twoConfigurations, lacking: [configure]).receivers.last,
      "sceneDidBecomeActive SceneDelegate", "the first of Info.plist")
    let nobody = try Played("launch", twoConfigurations, [configure: [.give(unknown)]])
    XCTAssertFalse(nobody.receivers.contains { $0.contains("Delegate") && $0.hasPrefix("scene") })
    XCTAssert(nobody.posts.contains("UIScene.didActivate"))
  }

  private let twoConfigurations: Setup = {
    var manifest = AppManifest()
    manifest.scenes = SceneManifest()
    manifest.scenes?.configurations = [
      SceneConfiguration(name: "First", delegateClass: "SceneDelegate"),
      SceneConfiguration(name: "Second", delegateClass: "SecondDelegate"),
    ]
    return Setup("two", .iOS17, manifest)
  }()

  func testAClassThatTheAppDoesNotHaveIsAFinding() throws {
    let missing: Script = [
      Call.Name.makeScene: [.give(["scene": 10_002, "missingClass": "SceneDelegate"])]
    ]

    XCTAssertEqual(
      try Played("launch", .scene, missing).findings,
      ["there is no class called SceneDelegate for the scene's delegate"])
  }

  // MARK: What outlives a scene

  private func activity(_ title: String) -> LinkRecord {
    ["type": "com.example.editing", "userInfo": .record(["page": .string(title)])]
  }

  func testTheActivityOfAPurgedSceneComesBackWithItsSession() throws {
    let script: Script = [saveActivity: [.give(["activity": .record(activity("7"))])]]
    let played = try Played("launch home purge launch", .scene, script)

    XCTAssertEqual(made(played).map { $0["activity"] }, [.record(activity("7"))])
    let booted = played.arguments(CallbackName(Call.Name.boot)).first?["sessions"]?.list
    XCTAssertEqual(booted?.compactMap { $0.record?["activity"] }, [.record(activity("7"))])
  }

  func testFromIOS15OnASceneThatHasAnActivityIsHandedIt() throws {
    let script: Script = [saveActivity: [.give(["activity": .record(activity("7"))])]]
    let story = "launch home purge launch"

    XCTAssertEqual(
      try Played(story, .scene, script).arguments(.sceneRestoreInteraction),
      [["activity": .record(activity("7"))]])
    XCTAssertEqual(
      try Played(story, Setup("13", .iOS13, windows: 1), script).arguments(
        .sceneRestoreInteraction), [])
    XCTAssertEqual(try Played(story, .scene).arguments(.sceneRestoreInteraction), [])
  }

  func testWhatASessionKeepsForTheAppOutlivesTheProcess() throws {
    let resigned = CallbackName.sceneWillResignActive.rawValue
    let session = SessionID(serial: 1).identifier
    func keep(_ userInfo: LinkValue) -> ScriptedApp.Action {
      .tell(
        Effect(
          Effect.sessionUserInfo, on: .application,
          detail: ["session": .string(session), "userInfo": userInfo]))
    }
    func kept(_ story: String, _ actions: [ScriptedApp.Action]) throws -> [LinkValue?] {
      made(try Played(story, .scene, [resigned: actions])).map { $0["userInfo"] }
    }
    let page: LinkValue = .record(["page": 7])

    XCTAssertEqual(try kept("launch home purge launch", [keep(page)]), [page])
    XCTAssertEqual(try kept("launch home purge launch", [keep(page), keep(.null)]), [nil])
    XCTAssertEqual(try kept("launch home swipe-kill launch", [keep(page)]), [nil])
  }

  func testAnActivityIsReplacedByTheNextAndByNone() throws {
    var answers: [LinkRecord] = [
      ["activity": .record(activity("1"))], ["activity": .record(activity("2"))],
      ["activity": .null],
    ]
    let launcher = ScriptedLauncher {
      ScriptedApp { call in
        call.name == CallbackName.stateRestorationActivity.rawValue && !answers.isEmpty
          ? [.give(answers.removeFirst())] : []
      }
    }
    let device = Device(launcher: launcher, manifest: Setup.scene.manifest)
    func lastMade() -> LinkValue? {
      launcher.apps.last?.calls.last { $0.name == Call.Name.makeScene }?
        .arguments["session"]?.record?["activity"]
    }
    try device.play("launch home open home purge launch")
    XCTAssertEqual(lastMade(), .record(activity("2")))

    try device.play("home purge launch")
    XCTAssertNil(lastMade())
  }

  func testTheActivityGoesWithItsSession() throws {
    let script: Script = [saveActivity: [.give(["activity": .record(activity("7"))])]]

    XCTAssertEqual(
      made(try Played("launch home swipe-kill launch", .scene, script)).map { $0["activity"] },
      [nil])
  }

  func testC15AReclaimedSceneConnectsAgainWithTheSameSession() throws {
    let script: Script = [saveActivity: [.give(["activity": .record(activity("7"))])]]
    let played = try Played("launch new-window background-window:1", .windows, script)

    XCTAssertEqual(
      try played.then("disconnect-window:1").receivers, ["sceneDidDisconnect SceneDelegate"])
    XCTAssertEqual(
      try played.then("focus:1").receivers.filter { $0.contains("#3") },
      [
        "willConnectTo SceneDelegate#3", "restoreInteractionStateWith SceneDelegate#3",
        "sceneWillEnterForeground SceneDelegate#3", "sceneDidBecomeActive SceneDelegate#3",
      ])
    let sessions = made(played)
    XCTAssertEqual(sessions[2]["identifier"], sessions[0]["identifier"])
    XCTAssertEqual(sessions[2]["activity"], .record(activity("7")))
    XCTAssertEqual(played.arguments(.configurationForConnecting).count, 2)
  }

  func testC15OnlyASceneInTheBackgroundIsReclaimed() throws {
    XCTAssertThrowsError(try Played("launch disconnect-window:1", .scene)) {
      XCTAssertEqual(($0 as? Refusal)?.reason, "window 1 is not in the background")
    }
    XCTAssertEqual(
      try Played("launch home disconnect-window:1", .scene).states,
      ["background", "SceneDelegate unattached", "suspended"])
  }

  func testASessionClosedWhenTheAppCrashesIsToldAtTheNextLaunch() throws {
    let crash: Script = [
      CallbackName.sceneDidDisconnect.rawValue: [.end(AppOutcome(.crashed))]
    ]
    let device = scriptedDevice(crash, .windows).device
    XCTAssertEqual(
      try device.outcome(of: "launch new-window close-window:2")?.kind, .crashed)

    try device.play("launch")

    XCTAssert(
      device.trace.after("launch").events.contains {
        $0.name == CallbackName.didDiscardSceneSessions.rawValue
      })
  }
}
