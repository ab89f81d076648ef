import Foundation
import InfoPlist
import XCTest

final class AppManifestTests: XCTestCase {
  func testWhatXcodeWritesForAScenesAppIsRead() throws {
    let bytes = plist(
      """
      \t<key>CFBundleName</key>
      \t<string>$(PRODUCT_NAME)</string>
      \t<key>CFBundleVersion</key>
      \t<integer>7</integer>
      \t<key>LSRequiresIPhoneOS</key>
      \t<true/>
      \t<key>UIApplicationSceneManifest</key>
      \t<dict>
      \t\t<key>UIApplicationSupportsMultipleScenes</key>
      \t\t<false/>
      \t\t<key>UISceneConfigurations</key>
      \t\t<dict>
      \t\t\t<key>UIWindowSceneSessionRoleApplication</key>
      \t\t\t<array>
      \t\t\t\t<dict>
      \t\t\t\t\t<key>UISceneConfigurationName</key>
      \t\t\t\t\t<string>Default Configuration</string>
      \t\t\t\t\t<key>UISceneDelegateClassName</key>
      \t\t\t\t\t<string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
      \t\t\t\t\t<key>UISceneStoryboardFile</key>
      \t\t\t\t\t<string>Main</string>
      \t\t\t\t</dict>
      \t\t\t\t<dict>
      \t\t\t\t\t<key>UISceneConfigurationName</key>
      \t\t\t\t\t<string>Detail</string>
      \t\t\t\t</dict>
      \t\t\t</array>
      \t\t</dict>
      \t</dict>
      \t<key>UIBackgroundModes</key>
      \t<array>
      \t\t<string>fetch</string>
      \t\t<string>remote-notification</string>
      \t\t<string>bluetooth-central</string>
      \t</array>
      """)

    let manifest = try AppManifest(plist: bytes)

    let scenes = try XCTUnwrap(manifest.scenes)
    XCTAssertFalse(scenes.supportsMultipleScenes)
    XCTAssertEqual(
      scenes.configurations,
      [
        SceneConfiguration(
          name: "Default Configuration", delegateClass: "SceneDelegate", storyboard: "Main"),
        SceneConfiguration(name: "Detail"),
      ])
    XCTAssertEqual(manifest.backgroundModes, [.fetch, .remoteNotification])
    XCTAssertFalse(manifest.exitsOnSuspend)
    XCTAssertEqual(manifest.orientations, InterfaceOrientation.standard)
  }

  func testAnAppThatSaysNothingHasTheDefaults() throws {
    for inside in ["", "<key>UIMainStoryboardFile</key><string/>", "<!-- nothing -->"] {
      XCTAssertEqual(try AppManifest(plist: plist(inside)), AppManifest(), inside)
    }
  }

  func testTheMainStoryboardIsRead() throws {
    let bytes = plist("<key>UIMainStoryboardFile</key><string>Main</string>")

    XCTAssertEqual(try AppManifest(plist: bytes).mainStoryboard, "Main")
  }

  func testOrientationsOfAPhoneHoldBeforeThoseOfAllDevices() throws {
    func list(_ key: String, _ word: String) -> String {
      "<key>\(key)</key><array><string>UIInterfaceOrientation\(word)</string></array>"
    }
    let all = list("UISupportedInterfaceOrientations", "Portrait")
    let phone = list("UISupportedInterfaceOrientations~iphone", "LandscapeLeft")

    XCTAssertEqual(try AppManifest(plist: plist(all)).orientations, [.portrait])
    XCTAssertEqual(try AppManifest(plist: plist(all + phone)).orientations, [.landscapeLeft])
  }

  func testExitingOnSuspensionIsRead() throws {
    let bytes = plist("<key>UIApplicationExitsOnSuspend</key> <true/>")

    XCTAssertTrue(try AppManifest(plist: bytes).exitsOnSuspend)
  }

  func testEveryBackgroundModeOfTheDeviceIsRead() throws {
    let words = BackgroundMode.allCases.map { "<string>\($0.rawValue)</string>" }
    let bytes = plist("<key>UIBackgroundModes</key><array>\(words.joined())</array>")

    XCTAssertEqual(try AppManifest(plist: bytes).backgroundModes, Set(BackgroundMode.allCases))
  }

  func testOrientationsAreThoseOfTheIdiomThatTheAppPlaysOn() throws {
    func orientations(_ more: String) throws -> Set<InterfaceOrientation> {
      let bytes = plist(
        """
        <key>UISupportedInterfaceOrientations</key>
        <array><string>UIInterfaceOrientationPortrait</string></array>
        <key>UISupportedInterfaceOrientations~ipad</key>
        <array>
          <string>UIInterfaceOrientationLandscapeLeft</string>
          <string>UIInterfaceOrientationLandscapeRight</string>
          <string>UIInterfaceOrientationPortraitUpsideDown</string>
        </array>
        \(more)
        """)
      return try AppManifest(plist: bytes).orientations
    }

    XCTAssertEqual(try orientations(""), [.portrait])
    XCTAssertEqual(
      try orientations(
        """
        <key>UIApplicationSceneManifest</key>
        <dict><key>UIApplicationSupportsMultipleScenes</key><true/></dict>
        """),
      [.landscapeLeft, .landscapeRight, .portraitUpsideDown])
  }

  func testADelegateClassIsNamedWithoutItsModule() throws {
    let written = [
      "$(PRODUCT_MODULE_NAME).SceneDelegate", "${PRODUCT_MODULE_NAME}.SceneDelegate",
      "$(PRODUCT_MODULE_NAME:c99extidentifier).SceneDelegate", "My_App.SceneDelegate",
      "SceneDelegate",
    ]

    for text in written {
      let bytes = sceneManifest(
        "<key>UISceneDelegateClassName</key><string>\(text)</string>")
      let configurations = try AppManifest(plist: bytes).scenes?.configurations
      XCTAssertEqual(configurations, [SceneConfiguration(delegateClass: "SceneDelegate")], text)
    }
  }

  func testAManifestWithoutConfigurationsIsOneOfScenes() throws {
    let bytes = plist("<key>UIApplicationSceneManifest</key><dict/>")

    XCTAssertEqual(try AppManifest(plist: bytes).scenes, SceneManifest())
  }

  func testTextMayBeWrittenInEveryWayOfXML() throws {
    let bytes = sceneManifest(
      """
      <key>UIScene&#67;onfigurationName</key>
      <string><![CDATA[<A> ]]>&amp; B &#x1F600;</string>
      """)

    XCTAssertEqual(
      try AppManifest(plist: bytes).scenes?.configurations, [SceneConfiguration(name: "<A> & B 😀")])
  }

  func testAByteOrderMarkAndAnotherEncodingsNameAreHarmless() throws {
    let text = """
      <?xml version="1.0" encoding="ISO-8859-1"?><!-- é -->
      <plist><dict><key>UIApplicationExitsOnSuspend</key><true></true></dict></plist>
      """

    XCTAssertTrue(try AppManifest(plist: Array(text.utf8)).exitsOnSuspend)
    XCTAssertTrue(try AppManifest(plist: [0xEF, 0xBB, 0xBF] + Array(text.utf8)).exitsOnSuspend)
  }

  func testEqualManifestsAreEqualBytes() throws {
    var manifest = AppManifest()
    manifest.scenes = SceneManifest()
    manifest.scenes?.configurations = [SceneConfiguration(name: "A", delegateClass: "B")]
    manifest.backgroundModes = Set(BackgroundMode.allCases)
    manifest.orientations = Set(InterfaceOrientation.allCases)
    var other = manifest
    other.backgroundModes = []
    for mode in BackgroundMode.allCases.reversed() { other.backgroundModes.insert(mode) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]

    let bytes = try encoder.encode(manifest)

    XCTAssertEqual(try encoder.encode(other), bytes)
    XCTAssertEqual(try JSONDecoder().decode(AppManifest.self, from: bytes), manifest)
  }

  func testManyFilesAreReadAtOnce() async throws {
    let found = await withTaskGroup(of: AppManifest?.self) { group in
      for number in 0..<64 {
        group.addTask {
          try? AppManifest(
            plist: sceneManifest("<key>UISceneConfigurationName</key><string>\(number)</string>"))
        }
      }
      return await group.reduce(into: Set()) { $0.insert($1?.scenes?.configurations.first?.name) }
    }

    XCTAssertEqual(found, Set((0..<64).map { "\($0)" }))
  }
}
