import InfoPlist
import XCTest

/// What a student reads when a key holds what it cannot.
final class ManifestMistakeTests: XCTestCase {
  func testAWrongShapeIsToldWithItsLineAndKey() {
    let cases = [
      (
        "<key>UIBackgroundModes</key>\n<string>fetch</string>",
        "6: UIBackgroundModes: is a list of words; line 6 has a string"
      ),
      (
        "<key>UIBackgroundModes</key>\n<array>\n<string>fetch</string>\n<integer>1</integer></array>",
        "8: UIBackgroundModes: is a list of words; line 8 has a number"
      ),
      (
        "<key>UISupportedInterfaceOrientations</key><dict/>",
        "5: UISupportedInterfaceOrientations: is a list of words; line 5 has a dictionary"
      ),
      (
        "<key>UIApplicationExitsOnSuspend</key>\n\n<string>YES</string>",
        "7: UIApplicationExitsOnSuspend: is a Boolean, <true/> or <false/>; line 7 has a string"
      ),
      (
        "<key>UIApplicationSceneManifest</key><array/>",
        "5: UIApplicationSceneManifest: is a dictionary; line 5 has an array"
      ),
      (
        manifest("<key>UIApplicationSupportsMultipleScenes</key><integer>1</integer>"),
        "7: UIApplicationSupportsMultipleScenes: is a Boolean, <true/> or <false/>; "
          + "line 7 has a number"
      ),
      (
        manifest("<key>UISceneConfigurations</key><true/>"),
        "7: UISceneConfigurations: is a dictionary; line 7 has a Boolean"
      ),
      (
        manifest(
          "<key>UISceneConfigurations</key>\n<dict>\n"
            + "<key>UIWindowSceneSessionRoleApplication</key>\n<dict/></dict>"),
        "10: UIWindowSceneSessionRoleApplication: is a list of dictionaries; "
          + "line 10 has a dictionary"
      ),
      (
        manifest(
          "<key>UISceneConfigurations</key>\n<dict>\n"
            + "<key>UIWindowSceneSessionRoleApplication</key>\n<array><data/></array></dict>"),
        "10: UIWindowSceneSessionRoleApplication: is a list of dictionaries; line 10 has data"
      ),
    ]

    for (inside, message) in cases {
      XCTAssertEqual(complaints(plist(inside)), ["Info.plist:\(message)"])
    }
  }

  func testAWrongConfigurationIsToldWithItsLineAndKey() {
    let cases = [
      (
        "<key>UISceneDelegateClassName</key>\n<date>2025-01-01T00:00:00Z</date>",
        "13: UISceneDelegateClassName: is a string; line 13 has a date"
      ),
      (
        "<key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).</string>",
        "12: UISceneDelegateClassName: names no class with “$(PRODUCT_MODULE_NAME).”; "
          + "Xcode writes $(PRODUCT_MODULE_NAME).SceneDelegate"
      ),
      (
        "<key>UISceneDelegateClassName</key><string>App.Scene Delegate</string>",
        "12: UISceneDelegateClassName: names no class with “App.Scene Delegate”; "
          + "Xcode writes $(PRODUCT_MODULE_NAME).SceneDelegate"
      ),
      (
        "<key>UISceneDelegateClass</key><string>A</string>",
        "12: UISceneDelegateClass: is not a key that iOS knows here "
          + "(did you mean “UISceneDelegateClassName”?)"
      ),
      (
        "<key>UISceneConfigurationname</key><string>A</string>",
        "12: UISceneConfigurationname: is not a key that iOS knows here "
          + "(did you mean “UISceneConfigurationName”?)"
      ),
      (
        "<key>UISceneConfigurationName</key><string>A</string>\n"
          + "<key>UISceneConfigurationName</key><string>B</string>",
        "13: UISceneConfigurationName: stands in line 12 and in line 13"
      ),
    ]

    for (inside, message) in cases {
      XCTAssertEqual(complaints(sceneManifest(inside)), ["Info.plist:\(message)"])
    }
  }

  func testMisspeltWordsAreToldWithTheNearest() {
    let cases = [
      (
        "<key>UIBackgroundModes</key><array><string>fetsh</string></array>",
        "UIBackgroundModes: knows no “fetsh” (did you mean “fetch”?)"
      ),
      (
        "<key>UIBackgroundModes</key><array><string>Audio</string></array>",
        "UIBackgroundModes: knows no “Audio” (did you mean “audio”?)"
      ),
      (
        "<key>UIBackgroundModes</key><array><string>remote-notifications</string></array>",
        "UIBackgroundModes: knows no “remote-notifications” "
          + "(did you mean “remote-notification”?)"
      ),
      (
        "<key>UISupportedInterfaceOrientations</key>"
          + "<array><string>UIInterfaceOrientationPotrait</string></array>",
        "UISupportedInterfaceOrientations: knows no “UIInterfaceOrientationPotrait” "
          + "(did you mean “UIInterfaceOrientationPortrait”?)"
      ),
      (
        manifest("<key>UIApplicationSupportMultipleScenes</key><true/>"),
        "UIApplicationSupportMultipleScenes: is not a key that iOS knows here "
          + "(did you mean “UIApplicationSupportsMultipleScenes”?)"
      ),
      (
        manifest(
          "<key>UISceneConfigurations</key><dict>"
            + "<key>UIWindowSceneSessionRoleAplication</key><array/></dict>"),
        "UIWindowSceneSessionRoleAplication: is not a key that iOS knows here "
          + "(did you mean “UIWindowSceneSessionRoleApplication”?)"
      ),
    ]

    for (inside, message) in cases {
      let line = inside.contains("SceneManifest") ? 7 : 5
      XCTAssertEqual(complaints(plist(inside)), ["Info.plist:\(line): \(message)"])
    }
  }

  func testWhatIsUnknownAndLikeNothingKnownIsFine() {
    for inside in [
      "<key>UIBackgroundMode</key><string>any</string>",
      "<key>UIBackgroundModes</key><array><string>something-of-2031</string></array>",
      "<key>Doubled</key><true/><key>Doubled</key><false/>",
      manifest("<key>Future</key><integer>1</integer>"),
    ] {
      XCTAssertEqual(complaints(plist(inside)), [], inside)
    }
    XCTAssertEqual(complaints(sceneManifest("<key>Future</key><real>1.5</real>")), [])
  }

  func testAllMistakesAreToldAtOnce() {
    let inside = """
      <key>UIApplicationExitsOnSuspend</key><string>NO</string>
      <key>UIBackgroundModes</key>
      <array>
        <string>fetsh</string>
        <string>lokation</string>
      </array>
      <key>UIApplicationExitsOnSuspend</key><true/>
      """

    XCTAssertEqual(
      complaints(plist(inside)),
      [
        "Info.plist:5: UIApplicationExitsOnSuspend: is a Boolean, <true/> or <false/>; "
          + "line 5 has a string",
        "Info.plist:8: UIBackgroundModes: knows no “fetsh” (did you mean “fetch”?)",
        "Info.plist:9: UIBackgroundModes: knows no “lokation” (did you mean “location”?)",
        "Info.plist:11: UIApplicationExitsOnSuspend: stands in line 5 and in line 11",
      ])
  }

  // MARK: Limits

  func testTheLengthOfANameIsLimited() throws {
    func bytes(_ length: Int) -> [UInt8] {
      let name = String(repeating: "é", count: length)
      return sceneManifest("<key>UISceneConfigurationName</key><string>\(name)</string>")
    }

    XCTAssertEqual(complaints(bytes(200)), [])
    XCTAssertEqual(
      complaints(bytes(201)),
      ["Info.plist:12: UISceneConfigurationName: is longer than 200 characters"])
  }

  func testTheLengthOfAListIsLimited() {
    func bytes(_ length: Int) -> [UInt8] {
      let words = String(repeating: "<string>audio</string>", count: length)
      return plist("<key>UIBackgroundModes</key><array>\(words)</array>")
    }

    XCTAssertEqual(complaints(bytes(50)), [])
    XCTAssertEqual(
      complaints(bytes(51)), ["Info.plist:5: UIBackgroundModes: has more than 50 entries"])
  }

  func testTheNumberOfConfigurationsAndKeysIsLimited() {
    func configurations(_ count: Int) -> [UInt8] {
      sceneManifest("</dict>\(String(repeating: "<dict/>", count: count - 2))<dict>")
    }
    XCTAssertEqual(complaints(configurations(50)), [])
    XCTAssertEqual(
      complaints(configurations(51)),
      ["Info.plist:10: UIWindowSceneSessionRoleApplication: has more than 50 entries"])

    func keys(_ count: Int) -> [UInt8] {
      plist(manifest((1...count).map { "<key>k\($0)</key><true/>" }.joined()))
    }
    XCTAssertEqual(complaints(keys(50)), [])
    XCTAssertEqual(
      complaints(keys(51)), ["Info.plist:6: UIApplicationSceneManifest: has more than 50 entries"])
  }

  func testTheNumberOfMistakesThatAreToldIsLimited() {
    let words = String(repeating: "<string>fetsh</string>", count: 21)

    XCTAssertEqual(
      complaints(plist("<key>UIBackgroundModes</key><array>\(words)</array>")).count, 20)
  }

  func testQuotedTextIsShortAndVisible() {
    let word = "remote-\u{202E}notification"
    XCTAssertEqual(
      complaints(plist("<key>UIBackgroundModes</key><array><string>\(word)</string></array>")),
      [
        "Info.plist:5: UIBackgroundModes: knows no “remote-⟨U+202E⟩notification” "
          + "(did you mean “remote-notification”?)"
      ])
  }

  /// What is inside of the manifest's `<dict>` begins in line 7.
  private func manifest(_ inside: String) -> String {
    "<key>UIApplicationSceneManifest</key>\n<dict>\n\(inside)\n</dict>"
  }
}
