import Foundation
import InfoPlist
import SourceMapping
import XCTest

@testable import SubmissionBuild

final class ProjectBuildTests: XCTestCase {
  private func build(_ folder: String, into work: TemporaryFolder) throws -> BuildOutcome {
    try TestToolkit.builder().build(URL(fileURLWithPath: folder), into: work.folder("out"))
  }

  private func contents(_ app: BuiltApp) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: app.resources.path).sorted()
  }

  private func errors(of outcome: BuildOutcome) -> [String] {
    guard case .doesNotCompile(let diagnostics) = outcome else { return ["\(outcome)"] }
    return diagnostics.filter { $0.severity == .error }.map(\.message)
  }

  // MARK: Each era

  func testAProjectOfEachEraCompilesUnmodified() throws {
    for (name, carried) in [
      (
        "AppBased",
        ["Assets.json", "Info.plist", "LaunchScreen.storyboardc.json", "Main.storyboardc.json"]
      ),
      (
        "SceneBased",
        ["Assets.json", "Info.plist", "LaunchScreen.storyboardc.json", "Main.storyboardc.json"]
      ),
      ("Programmatic", ["Assets.json", "Info.plist", "greeting.json"]),
      ("Storyboard", ["Info.plist", "LaunchScreen.storyboardc.json", "Main.storyboardc.json"]),
      (
        "Xcode16",
        [
          "Assets.json", "Info.plist", "LaunchScreen.storyboardc.json", "Main.storyboardc.json",
          "words.txt",
        ]
      ),
      (
        "Xcode26",
        [
          "Assets.json", "Info.plist", "LaunchScreen.storyboardc.json", "Main.storyboardc.json",
          "words.txt",
        ]
      ),
    ] {
      let work = try TemporaryFolder()
      let app = try built(try build(XcodeFolder.path(name), into: work))

      XCTAssertEqual(try contents(app), carried, name)
      XCTAssertEqual(app.warnings, [], name)
    }
  }

  func testTheAppCarriesItsMergedInfoPlistAndItsAssets() throws {
    let work = try TemporaryFolder()
    let app = try built(try build(XcodeFolder.path("AppBased"), into: work))

    let plist = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: app.resources.appendingPathComponent("Info.plist")), format: nil)
    let info = try XCTUnwrap(plist as? [String: Any])
    XCTAssertEqual(info["CFBundleIdentifier"] as? String, "org.example.AppBased")
    XCTAssertEqual(info["CFBundleExecutable"] as? String, "AppBased")
    XCTAssertEqual(
      try String(contentsOf: app.resources.appendingPathComponent("Assets.json"), encoding: .utf8),
      #"{"colors":{},"images":{"sun":{"height":20,"scale":2,"width":20}}}"#)
    XCTAssertEqual(app.manifest.mainStoryboard, "Main")
    XCTAssertEqual(try BuiltApp(at: app.executable), app)
  }

  func testClassesAreNamedWithTheModuleOfWhateverProject() throws {
    let folder = try XcodeFolder.copy("SceneBased")
    try folder.edit("SceneBased.xcodeproj/project.pbxproj") {
      $0.replacing("PRODUCT_NAME = \"$(TARGET_NAME)\"", with: "PRODUCT_NAME = \"Zähler 2\"")
    }

    let app = try built(try build(folder.path, into: TemporaryFolder()))

    XCTAssertEqual(app.manifest.scenes?.configurations.first?.delegateClass, "SceneDelegate")
  }

  func testAnAppForIPhonesAlonePlaysOnOne() throws {
    let folder = try XcodeFolder.copy("Xcode26")
    try folder.edit("Xcode26/Info.plist") { $0.replacing("<false/>", with: "<true/>") }
    let both = try built(try build(folder.path, into: TemporaryFolder()))
    try folder.edit("Xcode26.xcodeproj/project.pbxproj") {
      $0.replacing("TARGETED_DEVICE_FAMILY = \"1,2\"", with: "TARGETED_DEVICE_FAMILY = 1")
    }
    let phone = try built(try build(folder.path, into: TemporaryFolder()))

    XCTAssertEqual(both.manifest.scenes?.supportsMultipleScenes, true)
    XCTAssertEqual(phone.manifest.scenes?.supportsMultipleScenes, false)
  }

  // MARK: Dialects

  func testTheProjectSaysTheDialect() throws {
    let global = "import UIKit\nvar count = 0\nclass Counter { func add() { count += 1 } }\n"
    let folder = try XcodeFolder.copy("Xcode26")
    try folder.write(global, to: "Xcode26/Counter.swift")
    try folder.edit("Xcode26.xcodeproj/project.pbxproj") {
      $0.replacing("SWIFT_VERSION = 5.0", with: "SWIFT_VERSION = 6.0")
    }
    _ = try built(try build(folder.path, into: TemporaryFolder()))

    try folder.edit("Xcode26.xcodeproj/project.pbxproj") {
      $0.replacing("SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;", with: "")
    }
    let outcome = try build(folder.path, into: TemporaryFolder())

    XCTAssertTrue(
      errors(of: outcome).contains { $0.contains("not concurrency-safe") }, "\(outcome)")
  }

  func testConditionsOfTheConfigurationHold() throws {
    let folder = try XcodeFolder.copy("AppBased")
    try folder.write(
      "import UIKit\n#if DEBUG\nclass ViewController: UIViewController { func showReturn() {} }\n#endif\n",
      to: "AppBased/ViewController.swift")

    _ = try built(try build(folder.path, into: TemporaryFolder()))
  }

  func testSettingsMakeDialects() throws {
    let submission = Submission(files: [])
    XCTAssertEqual(submission.dialect(languageMode: 6), Dialect(languageMode: 6))
    guard case .taken(let project) = Intake().take(XcodeFolder.path("Xcode26")) else {
      return XCTFail()
    }
    XCTAssertEqual(
      project.dialect(languageMode: 6).frontendArguments,
      [
        "-default-isolation", "MainActor",
        "-enable-upcoming-feature", "InferIsolatedConformances",
        "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
        "-enable-upcoming-feature", "DisableOutwardActorInference",
        "-enable-upcoming-feature", "GlobalActorIsolatedTypesUsability",
        "-enable-upcoming-feature", "InferSendableFromCaptures",
        "-enable-upcoming-feature", "MemberImportVisibility", "-D", "DEBUG",
      ])
  }

  // MARK: What is wrong

  func testAFileThatATargetNamesAndNobodyHasIsAnErrorAsInXcode() throws {
    let folder = try XcodeFolder.copy("AppBased")
    try FileManager.default.removeItem(at: folder.folder("AppBased/ViewController.swift"))
    try FileManager.default.removeItem(at: folder.folder("AppBased/Info.plist"))

    XCTAssertEqual(
      errors(of: try build(folder.path, into: TemporaryFolder())),
      ["AppBased/ViewController.swift", "AppBased/Info.plist"].map {
        "Build input file cannot be found: “\($0)”. "
          + "The target names it, but it is not in the submission."
      })
  }

  // MARK: The assignment's

  func testAnAssignmentsFilesAreInEachAppThatHasNoneOfTheirName() throws {
    let folder = try TemporaryFolder()
    try folder.write(plainDelegate, to: "in/AppDelegate.swift")
    try folder.write("mine", to: "in/birds.json")
    try folder.write("theirs", to: "given/birds.json")
    try folder.write("theirs", to: "given/more/fish.json")
    try folder.write("no", to: "given/.hidden")

    let app = try built(
      try TestToolkit.builder().build(
        folder.folder("in"), into: folder.folder("out"), resources: folder.folder("given")))

    XCTAssertEqual(try contents(app), ["Info.plist", "birds.json", "more", "more/fish.json"])
    XCTAssertEqual(
      try String(contentsOf: app.resources.appendingPathComponent("birds.json"), encoding: .utf8),
      "mine")
  }

  func testAStartersProjectIsWhatHoldsWithoutOne() throws {
    let folder = try XcodeFolder.copy("SceneBased", to: "Starter")

    let manifest = try AppManifest(starterOf: folder.url, file: "f")

    XCTAssertEqual(manifest.mainStoryboard, "Main")
    XCTAssertEqual(manifest.scenes?.configurations.first?.storyboard, "Main")
  }

  func testTheCacheTellsProjectsSettingsApart() throws {
    let folder = try XcodeFolder.copy("Programmatic", to: "in")
    let cache = ReferenceCache(
      builder: try TestToolkit.builder(), folder: folder.folder("cache"))
    let first = try built(cache.app(of: folder.folder("in")))
    try folder.write("MARKETING_VERSION = 3", to: "in/Config/Version.xcconfig")
    let second = try built(cache.app(of: folder.folder("in")))
    try folder.write("{}", to: "in/Programmatic/greeting.json")
    let third = try built(cache.app(of: folder.folder("in")))

    XCTAssertEqual(Set([first, second, third].map(\.executable)).count, 3)
    XCTAssertEqual(try built(cache.app(of: folder.folder("in"))), third)
  }
}
