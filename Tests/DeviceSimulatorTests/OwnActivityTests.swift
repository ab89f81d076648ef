import AppLink
import DeviceSimulator
import InfoPlist
import LifecycleTrace
import XCTest

/// Activities that an app hands to its own windows.
final class OwnActivityTests: XCTestCase {
  private let activity: LinkRecord = [
    "type": "com.example.editing", "userInfo": .record(["note": "milk"]),
  ]

  /// The calls to an app of several windows that makes a request at a memory warning.
  private func calls(_ story: String, session: String? = nil) throws -> [Call] {
    var manifest = AppManifest()
    manifest.scenes = SceneManifest()
    manifest.scenes?.supportsMultipleScenes = true
    manifest.scenes?.configurations = [SceneConfiguration(delegateClass: "SceneDelegate")]
    var detail: LinkRecord = ["request": 1, "activity": .record(activity)]
    detail["session"] = session.map(LinkValue.string)
    let request = Effect("sceneActivationRequest", on: .application, detail: detail)
    let launcher = ScriptedLauncher {
      ScriptedApp { $0.name == "applicationDidReceiveMemoryWarning(_:)" ? [.tell(request)] : [] }
    }
    try Device(launcher: launcher, manifest: manifest).play(story)
    return try XCTUnwrap(launcher.apps.first).calls
  }

  func testANewWindowGetsTheActivityAsItWasGiven() throws {
    let connection = try XCTUnwrap(
      calls("launch memory-warning").last { $0.name == "scene(_:willConnectTo:options:)" })

    let options = connection.arguments["options"]?.record
    XCTAssertEqual(options?["activities"], .list([.record(activity)]))
  }

  func testAConnectedWindowGoesOnWithTheActivityAsItWasGiven() throws {
    let session = "00000000-0000-4000-8000-000000000001"
    let calls = try calls("launch memory-warning", session: session)

    XCTAssertEqual(
      calls.last { $0.name == "scene(_:willContinueUserActivityWithType:)" }?.arguments["type"],
      "com.example.editing")
    XCTAssertEqual(
      calls.last { $0.name == "scene(_:continue:)" }?.arguments["activity"], .record(activity))
  }
}
