import AppJail
import Foundation
import Wording
import XCTest

@testable import SubmissionBuild

final class ToolkitTests: XCTestCase {
  private static let products = [
    "libUIKit.so", "Modules/UIKit.swiftmodule", "Modules/AppLink.swiftmodule",
    "Modules/NibFormat.swiftmodule",
  ]

  func testOnlyTheAppsSideIsStaged() throws {
    let toolkit = try TestToolkit.locate()

    let names = try FileManager.default.contentsOfDirectory(atPath: toolkit.sdk.folder)
      .filter { !$0.hasPrefix("modules-") }

    XCTAssertEqual(
      names.sorted(),
      [
        "AppLink.swiftmodule", "AppRuntime", "NibFormat.swiftmodule", "UIKit.swiftmodule",
        "libUIKit.so", "ready",
      ])
  }

  func testStagingAgainGivesTheSameFolder() throws {
    XCTAssertEqual(try TestToolkit.locate(), try TestToolkit.locate())
  }

  func testWhatIsMissingIsNamed() throws {
    let folder = try TemporaryFolder()
    let bin = folder.url.resolvingSymlinksInPath().path

    XCTAssertThrowsError(try Toolkit.locate(binFolder: folder.url)) { error in
      XCTAssertEqual((error as? LabError)?.kind, .infrastructure)
      XCTAssertEqual(
        "\(error)",
        [
          "libUIKit.so", "AppRuntime.build/module.modulemap", "Modules/UIKit.swiftmodule",
          "Modules/AppLink.swiftmodule", "Modules/NibFormat.swiftmodule",
        ].map { "\(bin)/\($0): is missing; run `swift build` first" }.joined(separator: "\n"))
    }
  }

  func testChangedProductsAreStagedAnew() throws {
    let folder = try TemporaryFolder()
    let compiler = try Compiler.locate()
    let bin = folder.path
    for name in Self.products {
      try folder.write("one", to: name)
    }
    try folder.write("", to: "include/AppRuntime.h")
    try folder.write(
      "module AppRuntime { umbrella header \"\(bin)/include/AppRuntime.h\" }",
      to: "AppRuntime.build/module.modulemap")
    let first = try StagedSDK.stage(from: bin, compiler: compiler)
    XCTAssertEqual(try StagedSDK.stage(from: bin, compiler: compiler), first)

    try folder.write("another", to: "libUIKit.so")
    let second = try StagedSDK.stage(from: bin, compiler: compiler)

    XCTAssertNotEqual(first, second)
    XCTAssertEqual(try String(contentsOfFile: first.libraryPath, encoding: .utf8), "one")
    XCTAssertEqual(try String(contentsOfFile: second.libraryPath, encoding: .utf8), "another")
  }

  func testAUIKitThatDoesNotCompileIsTold() throws {
    let folder = try TemporaryFolder()
    for name in Self.products {
      try folder.write("not a module", to: name)
    }
    try folder.write("", to: "include/AppRuntime.h")
    try folder.write(
      "module AppRuntime { umbrella header \"\(folder.path)/include/AppRuntime.h\" }",
      to: "AppRuntime.build/module.modulemap")
    let toolkit = try Toolkit.locate(binFolder: folder.url)

    XCTAssertThrowsError(try AppBuilder(toolkit: toolkit, isolation: .best())) { error in
      XCTAssertEqual((error as? LabError)?.kind, .infrastructure)
      XCTAssertTrue(
        "\(error)".hasPrefix("our UIKit does not compile with Swift version"), "\(error)")
    }
  }

  func testALanguageModeThatDoesNotExistIsTold() throws {
    XCTAssertThrowsError(try TestToolkit.builder(languageMode: 3)) { error in
      XCTAssertEqual((error as? LabError)?.kind, .infrastructure)
      XCTAssertTrue("\(error)".contains("invalid value '3' in '-swift-version"), "\(error)")
    }
  }

  func testCommandLinesAreReadAsAShellReadsThem() {
    XCTAssertEqual(CommandLineText.words(of: "a  b 'c d' \"e f\""), ["a", "b", "c d", "e f"])
    XCTAssertEqual(CommandLineText.words(of: #"'it'\''s' a\ b"#), ["it's", "a b"])
    XCTAssertEqual(CommandLineText.words(of: "'' '$ORIGIN'"), ["", "$ORIGIN"])
    XCTAssertEqual(CommandLineText.words(of: ""), [])
  }
}

final class ReferenceCacheTests: XCTestCase {
  func testAppIsBuiltOnceForTheSameFiles() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(plainDelegate, to: "Reference/AppDelegate.swift")
    let cache = ReferenceCache(
      builder: try TestToolkit.builder(), folder: folder.folder("cache"))
    let first = try built(cache.app(of: folder.folder("Reference")))
    let date = try modified(first.executable)

    try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: file.path)
    let second = try built(cache.app(of: folder.folder("Reference")))

    XCTAssertEqual(first, second)
    XCTAssertEqual(try modified(second.executable), date)
  }

  func testAppIsBuiltAgainForOtherFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write(plainDelegate, to: "Reference/AppDelegate.swift")
    let cache = ReferenceCache(
      builder: try TestToolkit.builder(), folder: folder.folder("cache"))
    let first = try built(cache.app(of: folder.folder("Reference")))

    try folder.write(plainDelegate + "// changed\n", to: "Reference/AppDelegate.swift")
    let second = try built(cache.app(of: folder.folder("Reference")))

    XCTAssertNotEqual(first.executable, second.executable)
    XCTAssertTrue(FileManager.default.isExecutableFile(atPath: first.executable.path))
  }

  func testAHalfBuiltAppIsBuiltAgain() throws {
    let folder = try TemporaryFolder()
    try folder.write(plainDelegate, to: "Reference/AppDelegate.swift")
    let cache = ReferenceCache(
      builder: try TestToolkit.builder(), folder: folder.folder("cache"))
    let first = try built(cache.app(of: folder.folder("Reference")))

    try FileManager.default.removeItem(at: first.executable)
    let second = try built(cache.app(of: folder.folder("Reference")))

    XCTAssertEqual(first, second)
    XCTAssertTrue(FileManager.default.isExecutableFile(atPath: second.executable.path))
  }

  func testManyAskAtOnceAndOneBuilds() async throws {
    let folder = try TemporaryFolder()
    try folder.write(plainDelegate, to: "Reference/AppDelegate.swift")
    let cache = ReferenceCache(
      builder: try TestToolkit.builder(), folder: folder.folder("cache"))
    let reference = folder.folder("Reference")

    let outcomes = await withTaskGroup(of: BuildOutcome.self) { group in
      for _ in 0..<4 { group.addTask { cache.app(of: reference) } }
      return await group.reduce(into: []) { $0.append($1) }
    }

    let apps = try outcomes.map { try built($0) }
    XCTAssertEqual(Set(apps).count, 1)
  }

  func testWhatDoesNotCompileIsToldEachTime() throws {
    let folder = try TemporaryFolder()
    try folder.write("@main class A {", to: "Reference/A.swift")
    let cache = ReferenceCache(
      builder: try TestToolkit.builder(), folder: folder.folder("cache"))

    for _ in 1...2 {
      guard case .doesNotCompile = cache.app(of: folder.folder("Reference")) else {
        return XCTFail("is built")
      }
    }
    XCTAssertEqual(
      cache.app(of: folder.folder("nowhere")),
      .missing("There is no submission: its folder does not exist."))
  }

  private func modified(_ url: URL) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate] as? Date
  }
}
