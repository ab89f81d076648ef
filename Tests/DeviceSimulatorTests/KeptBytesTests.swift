import AppLink
@testable import DeviceSimulator
import LifecycleTrace
import XCTest

/// How many bytes the device keeps, or hands on, for an app: each limit at it and one past.
final class KeptBytesTests: XCTestCase {
  private typealias Script = [String: [ScriptedApp.Action]]

  private let didFinish = CallbackName.didFinishLaunching.rawValue
  private let warned = CallbackName.applicationDidReceiveMemoryWarning.rawValue

  private func outcome(
    _ story: String, _ setup: Setup, _ script: Script
  ) throws -> AppOutcome? {
    try scriptedDevice(script, setup).device.outcome(of: story)
  }

  func testAWindowIsGivenAnActivityOfSoManyBytesAndNoMore() throws {
    func give(_ size: Int) -> Script {
      let empty = LinkValue.record(["d": .data([])]).size
      let activity: LinkValue = .record(["d": .data(Array(repeating: 0, count: size - empty))])
      return [
        warned: [.effect(.sceneActivationRequest, ["request": 1, "activity": activity])]
      ]
    }
    let most = SceneRequest.longestActivity

    XCTAssertNil(try outcome("launch memory-warning", .windows, give(most)))
    XCTAssertEqual(
      try outcome("launch memory-warning", .windows, give(most + 1)),
      AppOutcome(
        .tooMuchOutput, callback: warned, message: "gave a window more than 256 KiB"))
  }

  func testSessionsCountAmongWhatTheDeviceKeeps() throws {
    let configuration = 5 + "SceneDelegate".utf8.count
    func keep(_ size: Int) -> Script {
      let empty = LinkValue.record(["d": .data([])]).size
      let activity: LinkValue = .record(["d": .data(Array(repeating: 0, count: size - empty))])
      return [
        CallbackName.stateRestorationActivity.rawValue: [.give(["activity": activity])]
      ]
    }
    let most = DeviceStorage.maximumSize - configuration

    XCTAssertNil(try outcome("launch home purge launch", .scene, keep(most)))
    XCTAssertEqual(
      try outcome("launch home", .scene, keep(most + 1)),
      AppOutcome(.tooMuchOutput, message: "kept more than 512 KiB on the device"))
  }

  func testWhatASessionKeepsForTheAppCounts() throws {
    let resigned = CallbackName.sceneWillResignActive.rawValue
    let session = SessionID(serial: 1).identifier
    let configuration = 5 + "SceneDelegate".utf8.count
    func keep(_ size: Int) -> Script {
      let empty = LinkValue.record(["d": .data([])]).size
      let userInfo: LinkValue = .record(["d": .data(Array(repeating: 0, count: size - empty))])
      return [
        resigned: [
          .tell(
            Effect(
              Effect.sessionUserInfo, on: .application,
              detail: ["session": .string(session), "userInfo": userInfo]))
        ]
      ]
    }
    let most = DeviceStorage.maximumSize - configuration

    XCTAssertNil(try outcome("launch home purge launch", .scene, keep(most)))
    XCTAssertEqual(
      try outcome("launch home", .scene, keep(most + 1)),
      AppOutcome(
        .tooMuchOutput, callback: resigned, message: "kept more than 512 KiB on the device"))
  }

  func testTheArchivesOfAllControllersCountTogether() throws {
    let identify = ScriptedApp.Action.tell(
      Effect(Effect.restorationIdentifier, on: Shown.root, detail: ["identifier": "root"]))
    func save(_ size: Int) -> Script {
      [
        didFinish: Shown.objects + [identify] + Shown.show,
        CallbackName.shouldSaveSecureState.rawValue: [.give(["result": true])],
        CallbackName.encodeRestorableState.rawValue: [
          .give(["archive": .data(Array(repeating: 0, count: size))])
        ],
      ]
    }
    let most = DeviceStorage.maximumSize - LinkValue.null.size - "root".utf8.count - 5
    let setup = Setup("17", .iOS17)

    XCTAssertNil(try outcome("launch home", setup, save(most)))
    XCTAssertEqual(try outcome("launch home", setup, save(most + 1)), .keptTooMuch)
  }

  func testAConfigurationCountsAndKeepsOnlyWhatItIsMadeOf() throws {
    func configure(_ length: Int, _ more: LinkRecord = [:]) -> Script {
      let name: LinkRecord = ["name": .string(String(repeating: "n", count: length))]
      return [
        CallbackName.configurationForConnecting.rawValue: [
          .give(["configuration": .record(name.merging(more) { $1 })])
        ]
      ]
    }
    let most = DeviceStorage.maximumSize - 5

    XCTAssertNil(try outcome("launch", .scene, configure(most)))
    XCTAssertEqual(try outcome("launch", .scene, configure(most + 1))?.kind, .tooMuchOutput)
    let device = scriptedDevice(configure(1, ["other": "x"]), .scene).device
    try device.play("launch")
    XCTAssertEqual(device.sessions.values.map(\.configuration), [["name": "n"]])
  }

  func testAnArchiveOfMegabytesIsNotKept() throws {
    func save(_ size: Int) -> Script {
      [
        CallbackName.shouldSaveSecureState.rawValue: [.give(["result": true])],
        CallbackName.willEncodeState.rawValue: [
          .give(["archive": .data(Array(repeating: 0, count: size))])
        ],
      ]
    }
    let most = DeviceStorage.maximumSize - 5
    let setup = Setup("17", .iOS17)

    XCTAssertNil(try outcome("launch home", setup, save(most)))
    XCTAssertEqual(try outcome("launch home", setup, save(most + 1)), .keptTooMuch)
  }

  func testARestorationIdentifierHasALongest() throws {
    for (length, isSaved) in [(1024, true), (1025, false)] {
      let name = LinkValue.string(String(repeating: "r", count: length))
      let identify = ScriptedApp.Action.tell(
        Effect(Effect.restorationIdentifier, on: Shown.root, detail: ["identifier": name]))
      let script: Script = [
        didFinish: Shown.objects + [identify] + Shown.show,
        CallbackName.shouldSaveSecureState.rawValue: [.give(["result": true])],
      ]

      XCTAssertEqual(
        try Played("launch home", .app, script).everyCall.contains("encodeRestorableState"),
        isSaved)
    }
  }

  func testTheIdentifiersOfObjectsThatAreGoneAreForgotten() throws {
    let identify = ScriptedApp.Action.tell(
      Effect(Effect.restorationIdentifier, on: Shown.root, detail: ["identifier": "root"]))
    let script: Script = [
      didFinish: Shown.objects + [identify] + Shown.show,
      warned: [.tell(Effect(Effect.objectDestroyed, on: Shown.root))],
    ]
    let played = try Played("launch", .app, script)
    XCTAssertEqual(played.device.app?.restoration.count, 1)

    XCTAssertEqual(try played.then("memory-warning").device.app?.restoration.count, 0)
  }

  func testWhatAppsMayReadDoesNotGrowWithScenesThatAreGone() throws {
    let script: Script = [
      CallbackName.didDiscardSceneSessions.rawValue: [
        .effect(.sceneActivationRequest, ["request": 1])
      ]
    ]
    let played = try Played("launch new-window", .windows, script)
    for _ in 0..<20 { _ = try played.then("close-window:2") }

    XCTAssertEqual(played.device.app?.sceneStates.count, 2)
    XCTAssertEqual(played.device.sessions.count, 2)
  }
}
