import XCTest

@testable import SourceMapping

final class MissedCallbackTests: XCTestCase {
  private static let appDelegate = """
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func applicationDidBecomeActive(_ application: UIApplication) { count += 1 }
      func applicationWillResignActive(_ application: UIApplication) {
        // Sent when the application is about to move from active to inactive state.
      }
      func applicationWillTerminate(_ application: UIApplication) { count += 1 }
      func helper() { func applicationWillResignActive(_ a: Int) {} }
    }
    """
  private static let sceneDelegate = """
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) { f() }
      func sceneDidBecomeActive(_ scene: UIScene) { /* as in the template */ }
    }
    """

  private func warnings(_ texts: [String], usesScenes: Bool) -> [String] {
    MissedCallbacks.warnings(
      in: texts.enumerated().map {
        SourceFile(path: "\($0.offset).swift", text: Array($0.element.utf8))
      }, usesScenes: usesScenes
    ).map { "\($0.severity) \($0.file ?? ""):\($0.line ?? 0):\($0.column ?? 0) \($0.message)" }
  }

  func testAppDelegateCallbacksAreMissedInAProjectWithScenes() {
    XCTAssertEqual(
      warnings([Self.appDelegate, Self.sceneDelegate], usesScenes: true),
      [
        "warning 0.swift:2:8 `applicationDidBecomeActive(_:)` is never called: this app has scenes "
          + "(its Info.plist has a UIApplicationSceneManifest), so iOS calls "
          + "`sceneDidBecomeActive(_:)` of the scene delegate instead."
      ])
  }

  func testSceneDelegateCallbacksAreMissedInAProjectWithoutScenes() {
    XCTAssertEqual(
      warnings([Self.appDelegate, Self.sceneDelegate], usesScenes: false),
      [
        "warning 1.swift:2:8 `scene(_:openURLContexts:)` is never called: this app has no scenes "
          + "(its Info.plist has no UIApplicationSceneManifest), so iOS calls "
          + "`application(_:open:options:)` of the app delegate instead."
      ])
  }

  func testAnAppForBothLifeCyclesIsLeftAlone() {
    let both = """
      extension SceneDelegate {
        func sceneDidBecomeActive(_ scene: UIScene) { count += 1 }
      }
      """
    XCTAssertEqual(
      warnings([both, Self.appDelegate, Self.sceneDelegate], usesScenes: true), [])
  }

  func testTheLaunchOfOldIsMissedBesideTheNewOne() {
    let old = "func applicationDidFinishLaunching(_ application: UIApplication) { f() }"
    let new = """
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool { true }
      """
    let head = "class AppDelegate: UIResponder, UIApplicationDelegate {"
    XCTAssertEqual(warnings(["\(head) \(old) }"], usesScenes: false), [])
    XCTAssertEqual(
      warnings(["\(head)\n\(old)\n\(new) }"], usesScenes: false),
      [
        "warning 0.swift:2:6 `applicationDidFinishLaunching(_:)` is never called: the app delegate "
          + "has `application(_:didFinishLaunchingWithOptions:)`, which iOS calls instead."
      ])
  }

  func testCallbacksInAnExtensionInAnotherFileCount() {
    let texts = [
      "class Delegate: NSObject, UIApplicationDelegate {}",
      "extension Delegate { func applicationDidEnterBackground(_ a: UIApplication) -> Void { f() } }",
      "class Other { func applicationDidBecomeActive(_ application: UIApplication) { f() } }",
    ]
    XCTAssertEqual(warnings(texts, usesScenes: true).count, 1)
    XCTAssertEqual(warnings(texts, usesScenes: false), [])
  }
}
