import InfoPlist
import Wording
import XCTest

@testable import XcodeProject

final class TargetReaderTests: XCTestCase {
  // MARK: Each era

  func testAnAppBasedProjectOfXcode10() throws {
    let target = try XcodeFixture("AppBased").target()

    XCTAssertEqual(target.name, "AppBased")
    XCTAssertEqual(
      target.sources.sorted(), ["AppBased/AppDelegate.swift", "AppBased/ViewController.swift"])
    XCTAssertEqual(
      target.storyboards.sorted(),
      ["AppBased/Base.lproj/LaunchScreen.storyboard", "AppBased/Base.lproj/Main.storyboard"])
    XCTAssertEqual(target.catalogues, ["AppBased/Assets.xcassets"])
    XCTAssertEqual(target.resources, [])
    XCTAssertEqual(target.missing, [])
    XCTAssertEqual(target.infoPlist, "AppBased/Info.plist")
    XCTAssertEqual(target.settings["SWIFT_VERSION"], "4.2")
    XCTAssertEqual(target.settings["PRODUCT_MODULE_NAME"], "AppBased")
    XCTAssertEqual(target.owners, ["AppBasedTests/AppBasedTests.swift": "AppBasedTests"])
  }

  func testGroupsWithFoldersAreFollowed() throws {
    let target = try XcodeFixture("Storyboard").target()

    XCTAssertEqual(
      target.sources.sorted(),
      [
        "Storyboard/AppDelegate.swift", "Storyboard/Controllers/AddNoteViewController.swift",
        "Storyboard/Controllers/NoteListViewController.swift",
        "Storyboard/Controllers/NoteViewController.swift", "Storyboard/Model/NoteStore.swift",
        "Storyboard/SceneDelegate.swift",
      ])
  }

  func testGroupsWithoutFoldersAndConfigurationFilesAreFollowed() throws {
    let target = try XcodeFixture("Programmatic").target()

    XCTAssertEqual(
      target.sources.sorted(),
      ["Programmatic/AppDelegate.swift", "Programmatic/CounterViewController.swift"])
    XCTAssertEqual(
      target.resources, [.init(path: "Programmatic/greeting.json", name: "greeting.json")])
    XCTAssertEqual(target.settings["PRODUCT_NAME"], "Programmatic App")
    XCTAssertEqual(target.settings["PRODUCT_MODULE_NAME"], "Programmatic_App")
    XCTAssertEqual(target.settings["MARKETING_VERSION"], "2.1")
    XCTAssertEqual(target.settings["CURRENT_PROJECT_VERSION"], "7")
  }

  func testFoldersOfXcode16HoldWhatTheyHold() throws {
    let target = try XcodeFixture("Xcode16").target()

    XCTAssertEqual(
      target.sources,
      [
        "Xcode16/AppDelegate.swift", "Xcode16/Model/Wording.swift", "Xcode16/SceneDelegate.swift",
        "Xcode16/ViewController.swift",
      ])
    XCTAssertEqual(
      target.storyboards,
      ["Xcode16/Base.lproj/LaunchScreen.storyboard", "Xcode16/Base.lproj/Main.storyboard"])
    XCTAssertEqual(
      target.resources, [.init(path: "Xcode16/Data/words.txt", name: "words.txt")],
      "Info.plist is excepted, the catalogue is none")
    XCTAssertEqual(target.catalogues, ["Xcode16/Assets.xcassets"])
    XCTAssertEqual(target.owners, ["Xcode16Tests/Xcode16Tests.swift": "Xcode16Tests"])
  }

  func testExceptionsOfAFolderAreLeftOut() throws {
    let target = try XcodeFixture("Xcode26").target {
      $0.replacing(
        "membershipExceptions = (",
        with: "membershipExceptions = (Model, \"/Localized: LaunchScreen.storyboard\", ")
    }

    XCTAssertFalse(target.sources.contains("Xcode26/Model/Wording.swift"))
    XCTAssertEqual(target.storyboards, ["Xcode26/Base.lproj/Main.storyboard"])
  }

  func testAFolderReferenceKeepsItsFolder() throws {
    let target = try XcodeFixture("Xcode26").target {
      $0.replacing(
        "\t\t\tpath = Xcode26;", with: "\t\t\texplicitFolders = (Data, );\n\t\t\tpath = Xcode26;")
    }

    XCTAssertEqual(
      target.resources, [.init(path: "Xcode26/Data/words.txt", name: "Data/words.txt")])
  }

  // MARK: The chosen target

  func testOfSeveralAppsTheFirstForPhonesCounts() throws {
    let target = try XcodeFixture("AppBased").target {
      $0.replacing(
        "com.apple.product-type.bundle.unit-test", with: "com.apple.product-type.application")
    }
    XCTAssertEqual(target.name, "AppBased")
    XCTAssertEqual(target.otherApplications, ["AppBasedTests"])
  }

  func testAProjectWithoutAnAppSaysSo() throws {
    let fixture = try XcodeFixture("AppBased")
    for (edit, message) in [
      ("product-type.framework", "has no target of an app"),
      ("product-type.tool", "has no target of an app"),
    ] {
      XCTAssertThrowsError(
        try fixture.target { $0.replacing("product-type.application", with: edit) }
      ) { XCTAssertEqual($0 as? FileProblem, FileProblem(message)) }
    }
    XCTAssertThrowsError(
      try fixture.target { $0.replacing("SDKROOT = iphoneos", with: "SDKROOT = macosx") }
    ) { XCTAssertEqual($0 as? FileProblem, FileProblem("has no target of an app for iOS")) }
  }

  func testAConflictOfVersionsIsTold() throws {
    XCTAssertThrowsError(
      try XcodeFixture("AppBased").target { "// !$*UTF8*$!\n<<<<<<< HEAD\n" + $0 }
    ) {
      XCTAssertEqual(
        $0 as? FileProblem,
        FileProblem("has a merge conflict that is not resolved", line: 2))
    }
  }

  func testAProjectInXMLIsReadTheSame() throws {
    let fixture = try XcodeFixture("Storyboard")
    let xml = try OldStylePropertyList.parse(fixture.projectFile()).xml

    XCTAssertEqual(
      try fixture.target { _ in String(decoding: xml, as: UTF8.self) }, try fixture.target())
  }

  // MARK: Hostile graphs

  /// A project of one app whose main group has the children, and whose sources are given.
  private func target(
    _ objects: String, children: String = "G", sources: String, files: [String]
  ) throws -> XcodeTarget {
    let text = """
      { objects = {
        P = { isa = PBXProject; mainGroup = M; targets = (T, T, X, ); };
        M = { isa = PBXGroup; children = (\(children)); sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = T; buildPhases = (S, S); \
      productType = "com.apple.product-type.application"; };
        S = { isa = PBXSourcesBuildPhase; files = (\(sources)); };
        \(objects)
      }; rootObject = P; }
      """
    return try TargetReader(Array(text.utf8), at: "in/A.xcodeproj", files: files) { _ in nil }
      .target()
  }

  func testGroupsThatHoldEachOtherEnd() throws {
    let target = try target(
      """
      G = { isa = PBXGroup; children = (H, F); path = g; sourceTree = "<group>"; };
      H = { isa = PBXGroup; children = (G, M, H, F); path = h; sourceTree = "<group>"; };
      F = { isa = PBXFileReference; path = a.swift; sourceTree = "<group>"; };
      B = { isa = PBXBuildFile; fileRef = F; };
      V = { isa = PBXVariantGroup; children = (V); name = v; };
      C = { isa = PBXBuildFile; fileRef = V; };
      """, sources: "B, C, S, T, nowhere", files: ["in/g/h/a.swift"])

    XCTAssertEqual(target.sources, ["in/g/h/a.swift"])
  }

  func testNoPathLeadsOutOfTheSubmission() throws {
    let places = [
      ("../b.swift", "\"<group>\""), ("../../c.swift", "SOURCE_ROOT"),
      ("/etc/d.swift", "\"<absolute>\""), ("/etc/e.swift", "\"<group>\""),
      ("f.swift", "SDKROOT"), ("~/g.swift", "\"<group>\""), ("../../in/h.swift", "\"<group>\""),
      ("./x/../i.swift", "SOURCE_ROOT"),
    ]
    let objects = places.enumerated().map { index, place in
      """
      F\(index) = { isa = PBXFileReference; path = "\(place.0)"; sourceTree = \(place.1); };
      B\(index) = { isa = PBXBuildFile; fileRef = F\(index); };
      """
    }
    let target = try target(
      objects.joined(separator: "\n"), children: (0..<8).map { "F\($0)" }.joined(separator: ", "),
      sources: (0..<8).map { "B\($0)" }.joined(separator: ", "),
      files: ["b.swift", "c.swift", "f.swift", "in/f.swift", "in/h.swift", "in/i.swift"])

    XCTAssertEqual(target.sources, ["b.swift", "in/i.swift"])
    XCTAssertEqual(
      target.missing.map(\.path),
      ["../../c.swift", "/etc/d.swift", "/etc/e.swift", "~/g.swift", "../../in/h.swift"])
  }

  func testTenThousandFilesAreReadInTime() throws {
    let numbers = 0..<10_000
    let objects = numbers.map {
      """
      F\($0) = { isa = PBXFileReference; path = f\($0).swift; sourceTree = "<group>"; };
      B\($0) = { isa = PBXBuildFile; fileRef = F\($0); };
      """
    }
    let start = ContinuousClock().now
    let target = try target(
      objects.joined(separator: "\n"),
      children: numbers.map { "F\($0)" }.joined(separator: ", "),
      sources: numbers.map { "B\($0)" }.joined(separator: ", "),
      files: numbers.map { "in/f\($0).swift" })

    XCTAssertEqual(target.sources.count, 10_000)
    XCTAssertLessThan(ContinuousClock().now - start, .seconds(20))
  }

  func testObjectsThatNameEachOtherOverAndOverAgainAreReadInTime() throws {
    let many = Array(repeating: "V", count: 50_000).joined(separator: ", ")
    let start = ContinuousClock().now
    _ = try target(
      """
      V = { isa = PBXVariantGroup; children = (\(many)); name = v; };
      W = { isa = PBXBuildFile; fileRef = V; };
      """, sources: Array(repeating: "W", count: 50_000).joined(separator: ", "), files: [])
    let groups = (0..<20_000).map {
      "H\($0) = { isa = PBXGroup; children = (H\($0 + 1)); path = folder; sourceTree = \"<group>\"; };"
    }
    _ = try target(groups.joined(separator: "\n"), children: "H0", sources: "", files: [])

    XCTAssertLessThan(ContinuousClock().now - start, .seconds(20))
  }

  func testFilesThatAreNotThereAreMissing() throws {
    let target = try XcodeFixture("AppBased").target {
      $0.replacing("path = ViewController.swift", with: "path = Gone.swift")
        .replacing("path = Assets.xcassets", with: "path = More.xcassets")
    }

    XCTAssertEqual(
      Set(target.missing),
      [
        .init(path: "AppBased/Gone.swift", isSource: true),
        .init(path: "AppBased/More.xcassets", isSource: false),
      ])
  }
}
