import XCTest

@testable import XcodeProject

final class FolderLayoutTests: XCTestCase {
  func testFoldersSayWhatAnAppIsMadeOf() {
    let target = FolderLayout(
      files: [
        "App/AppDelegate.swift", "App/Base.lproj/Main.storyboard", "App/de.lproj/Main.storyboard",
        "App/Assets.xcassets/a.imageset/Contents.json", "App/data.json", "App/film.mov",
        "App/Info.plist", "App/Preview Content/Preview.swift", "AppTests/AppTests.swift",
        "AppTests/Info.plist", "Play.playground/Contents.swift", "Package.swift", "README.md",
        "Other/data.json", "App.xcodeproj/project.pbxproj",
        "App.xcodeproj/xcuserdata/me.plist", "View.xib",
      ], name: "App"
    ).target

    XCTAssertEqual(target.sources, ["App/AppDelegate.swift"])
    XCTAssertEqual(target.storyboards, ["App/Base.lproj/Main.storyboard"])
    XCTAssertEqual(target.xibs, ["View.xib"])
    XCTAssertEqual(target.catalogues, ["App/Assets.xcassets"])
    XCTAssertEqual(target.resources.map(\.path), ["App/data.json"])
    XCTAssertEqual(target.infoPlist, "App/Info.plist")
    XCTAssertEqual(
      target.leftOut.map { "\($0.path) \($0.reason)" },
      [
        "App/Preview Content/Preview.swift is for Xcode's previews",
        "AppTests/AppTests.swift is in a folder of tests",
        "Other/data.json another file has its name", "Package.swift is a package's manifest",
        "Play.playground/Contents.swift is in a playground",
      ])
  }
}
