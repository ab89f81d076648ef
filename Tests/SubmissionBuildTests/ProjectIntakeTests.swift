import Foundation
import Glibc
import XCTest

@testable import SubmissionBuild

final class ProjectIntakeTests: XCTestCase {
  private func taken(
    _ path: String, file: StaticString = #filePath, line: UInt = #line
  ) throws -> Submission {
    let outcome = Intake().take(path)
    guard case .taken(let submission) = outcome else {
      XCTFail("is not taken: \(outcome)", file: file, line: line)
      throw CancellationError()
    }
    return submission
  }

  private func refusal(_ folder: TemporaryFolder) -> String? {
    if case .refused(let reason) = Intake().take(folder.path) { reason } else { nil }
  }

  // MARK: What is used

  func testAProjectsTargetSaysWhatIsUsed() throws {
    let use = try taken(XcodeFolder.path("Programmatic")).fileUse

    XCTAssertEqual(use.project, "Programmatic.xcodeproj")
    XCTAssertEqual(use.target, "Programmatic")
    XCTAssertEqual(use.notes, [])
    XCTAssertEqual(
      use.files.map { "\($0.path) \($0.role)" },
      [
        "Config/App.xcconfig settings", "Config/Version.xcconfig settings",
        "Programmatic/AppDelegate.swift source", "Programmatic/Assets.xcassets resource",
        "Programmatic/CounterViewController.swift source", "Programmatic/Info.plist settings",
        "Programmatic/greeting.json resource",
        "Programmatic.xcodeproj/project.pbxproj settings",
      ].sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    XCTAssertEqual(
      use.leftOut.map { "\($0.path) \($0.reason)" },
      [
        "Pods/ is in a folder of libraries", "Programmatic/Unused.swift belongs to no target",
        "ProgrammaticTests/ProgrammaticTests.swift belongs to the target ProgrammaticTests",
      ])
  }

  func testAFilmInTheFolderIsNoReasonToRefuse() throws {
    let folder = try XcodeFolder.copy("Storyboard")
    try folder.write(Data(count: 20 << 20), to: "Storyboard/film.mov")
    try folder.write(Data(count: 20 << 20), to: "Storyboard/huge.json")

    let submission = try taken(folder.path)

    XCTAssertEqual(submission.files.count, 6)
    XCTAssertEqual(submission.interfaces.map(\.name).sorted(), ["LaunchScreen", "Main"])
    XCTAssertEqual(submission.resources, [])
  }

  func testAProjectIsFoundInsideOfTheFolderThatAnArchiverMakes() throws {
    let folder = try XcodeFolder.copy("SceneBased", to: "SceneBased-main/SceneBased")
    try folder.write("", to: "__MACOSX/SceneBased-main/x.swift")

    let submission = try taken(folder.path)

    XCTAssertEqual(
      submission.project, "SceneBased-main/SceneBased/SceneBased.xcodeproj/project.pbxproj")
    XCTAssertEqual(submission.files.count, 3)
    XCTAssertEqual(submission.infoPlist?.path, "SceneBased-main/SceneBased/SceneBased/Info.plist")
    XCTAssertEqual(submission.assets.colors.keys.sorted(), ["AccentColor", "Paper/Sheet"])
  }

  func testSeveralProjectsAreRefusedByName() throws {
    let folder = try XcodeFolder.copy("AppBased", to: "One")
    try folder.write("{}", to: "Two/Two.xcodeproj/project.pbxproj")

    XCTAssertEqual(
      refusal(folder),
      "The submission holds 2 Xcode projects, “One/AppBased.xcodeproj”, “Two/Two.xcodeproj”. "
        + "Submit the folder of one of them.")
  }

  func testAProjectInsideOfAProjectsFolderDoesNotCount() throws {
    let folder = try XcodeFolder.copy("AppBased")
    try folder.write("{}", to: "Libraries/Two.xcodeproj/project.pbxproj")

    XCTAssertEqual(try taken(folder.path).project, "AppBased.xcodeproj/project.pbxproj")
  }

  // MARK: What is broken

  func testABrokenProjectGivesWayToTheFolders() throws {
    let folder = try XcodeFolder.copy("AppBased")
    try folder.write("// !$*UTF8*$!\n{\n  objects = {\n", to: "AppBased.xcodeproj/project.pbxproj")

    let submission = try taken(folder.path)

    XCTAssertNil(submission.project)
    XCTAssertEqual(
      submission.fileUse.notes,
      [
        "“AppBased.xcodeproj” has no } for the { of line 3 (line 4); "
          + "the files were found by their folders instead."
      ])
    XCTAssertEqual(
      submission.files.map(\.path), ["AppBased/AppDelegate.swift", "AppBased/ViewController.swift"])
    XCTAssertEqual(submission.infoPlist?.path, "AppBased/Info.plist")
    XCTAssertEqual(submission.assets.images.keys.sorted(), ["sun"])
    XCTAssertEqual(
      submission.fileUse.leftOut,
      [.init(path: "AppBasedTests/AppBasedTests.swift", reason: "is in a folder of tests")])
  }

  func testALinkThatATargetNamesIsRefused() throws {
    let folder = try XcodeFolder.copy("AppBased")
    let path = "\(folder.path)/AppBased/ViewController.swift"
    try FileManager.default.removeItem(atPath: path)
    XCTAssertEqual(symlink("/etc/passwd", path), 0)

    XCTAssertEqual(
      refusal(folder), "“AppBased/ViewController.swift” is a symbolic link. Submit the file itself."
    )
  }

  func testTooManyOrTooLargeResourcesOfATargetAreRefused() throws {
    let folder = try XcodeFolder.copy("Xcode26")
    try folder.write(Data(count: 1 << 20 + 1), to: "Xcode26/Data/large.json")
    XCTAssertEqual(
      refusal(folder), "The file “Xcode26/Data/large.json” has more than 1024 KiB.")

    try folder.write("", to: "Xcode26/Data/large.json")
    for number in 0..<200 { try folder.write("", to: "Xcode26/Data/\(number).json") }
    XCTAssertEqual(refusal(folder), "The app has more than 200 resource files.")
  }

  func testAPlainFolderCarriesItsStoryboardsAndResources() throws {
    let folder = try TemporaryFolder()
    try folder.write(plainDelegate, to: "AppDelegate.swift")
    try folder.write("<document/>", to: "Main.storyboard")
    try folder.write("{}", to: "birds.json")
    try folder.write("{}", to: "more/birds.json")
    try folder.write("{}", to: "Assets.json")
    try folder.write(Data(count: 2 << 20), to: "large.txt")

    let submission = try taken(folder.path)

    XCTAssertEqual(submission.interfaces.map(\.name), ["Main"])
    XCTAssertEqual(submission.resources.map(\.name), ["birds.json"])
    XCTAssertEqual(
      submission.fileUse.leftOut.map(\.path), ["Assets.json", "large.txt", "more/birds.json"])
    XCTAssertNil(submission.fileUse.project)
  }
}
