import InfoPlist
import XCTest

@testable import XcodeProject

final class InfoPlistGenerationTests: XCTestCase {
  private func manifest(
    _ name: String, _ edit: (String) -> String = { $0 }
  ) throws -> AppManifest {
    let fixture = try XcodeFixture(name)
    return try AppManifest(
      propertyList: fixture.infoPlist(fixture.target(edit)), file: "Info.plist")
  }

  private func value(_ key: String, in plist: PropertyListValue) -> PropertyListValue.Content? {
    guard case .dictionary(let entries) = plist.content else { return nil }
    return entries.first { $0.key == key }?.value.content
  }

  func testAnAppBasedProjectSaysItsMainStoryboard() throws {
    let manifest = try manifest("AppBased")

    XCTAssertEqual(manifest.mainStoryboard, "Main")
    XCTAssertNil(manifest.scenes)
  }

  func testGeneratedKeysJoinThoseOfTheFile() throws {
    for name in ["SceneBased", "Xcode26"] {
      let manifest = try manifest(name)

      XCTAssertEqual(manifest.mainStoryboard, "Main")
      XCTAssertEqual(
        manifest.scenes?.configurations,
        [.init(name: "Default Configuration", delegateClass: "SceneDelegate", storyboard: "Main")])
      XCTAssertEqual(manifest.orientations, [.portrait, .landscapeLeft, .landscapeRight])
    }
  }

  func testAGeneratedSceneManifestHasNoConfigurations() throws {
    let manifest = try manifest("Xcode16")

    XCTAssertEqual(manifest.scenes?.supportsMultipleScenes, true)
    XCTAssertEqual(manifest.scenes?.configurations, [])
    XCTAssertEqual(manifest.backgroundModes, [.fetch])
  }

  func testAGeneratedSceneManifestReplacesTheConfigurationsOfTheFileAsInXcode() throws {
    let manifest = try manifest("Xcode26") {
      $0.replacing(
        "GENERATE_INFOPLIST_FILE = YES;",
        with: "GENERATE_INFOPLIST_FILE = YES; "
          + "INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES;")
    }

    XCTAssertEqual(manifest.scenes?.configurations, [])
  }

  func testGeneratedKeysDoNotCountWhereTheyAreTurnedOff() throws {
    let manifest = try manifest("SceneBased") {
      $0.replacing("GENERATE_INFOPLIST_FILE = YES", with: "GENERATE_INFOPLIST_FILE = NO")
    }

    XCTAssertNil(manifest.mainStoryboard)
    XCTAssertNotNil(manifest.scenes)
  }

  func testTheAppSaysWhoItIs() throws {
    let fixture = try XcodeFixture("Programmatic")
    let plist = try fixture.infoPlist(fixture.target())

    for (key, text) in [
      ("CFBundleIdentifier", "org.example.programmatic"), ("CFBundleName", "Programmatic App"),
      ("CFBundleShortVersionString", "2.1"), ("CFBundleVersion", "7"),
      ("CFBundleDevelopmentRegion", "en"), ("CFBundlePackageType", "APPL"),
    ] {
      XCTAssertEqual(value(key, in: plist), .string(text), key)
    }
    let bare = FolderLayout(files: ["a.swift"], name: "App").target.infoPlist(merging: nil)
    XCTAssertEqual(value("CFBundleIdentifier", in: bare), .string("org.example.App"))
    XCTAssertEqual(value("CFBundleVersion", in: bare), .string("1"))
  }

  func testWhatIsWrittenIsReadTheSame() throws {
    for fixture in try XcodeFixture.all() {
      let plist = try fixture.infoPlist(fixture.target())

      XCTAssertEqual(try PropertyListParser.parse(plist.xml).xml, plist.xml, fixture.name)
    }
    let odd = PropertyListValue(
      content: .dictionary([
        .init(key: "a<&>", value: .init(content: .string("</string>\u{0}&amp;"))),
        .init(key: "e", value: .init(content: .list([]))),
      ]))
    XCTAssertEqual(
      value("a<&>", in: try PropertyListParser.parse(odd.xml)),
      .string("</string>\u{FFFD}&amp;"))
  }
}
