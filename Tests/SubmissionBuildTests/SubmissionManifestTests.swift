import Foundation
import InfoPlist
import SourceMapping
import SubmissionBuild
import Wording
import XCTest

final class SubmissionManifestTests: XCTestCase {
  /// Ends with a list of one background mode in line 4.
  private func plist(_ mode: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>UIBackgroundModes</key>
      \(mode)
    </dict></plist>

    """
  }

  private let audio = "<array><string>audio</string></array>"

  private func submission(_ plist: String?) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(plainDelegate, to: "in/AppDelegate.swift")
    if let plist { try folder.write(plist, to: "in/App/Info.plist") }
    return folder
  }

  func testAnAppCarriesWhatItsInfoPlistSays() throws {
    let folder = try submission(plist(audio))

    let app = try built(
      try TestToolkit.builder().build(folder.folder("in"), into: folder.folder("out")))

    XCTAssertEqual(app.manifest.backgroundModes, [.audio])
    XCTAssertEqual(try BuiltApp(at: app.executable).manifest, app.manifest)
  }

  func testAnotherManifestHoldsOnlyWithoutAnInfoPlist() throws {
    var fallback = AppManifest()
    fallback.exitsOnSuspend = true
    let builder = try TestToolkit.builder()

    let bare = try submission(nil)
    let app = try built(
      builder.build(bare.folder("in"), into: bare.folder("out"), fallback: fallback))
    XCTAssertEqual(app.manifest, fallback)
    XCTAssertEqual(try BuiltApp(at: app.executable).manifest, fallback)
    XCTAssertEqual(
      try built(builder.build(bare.folder("in"), into: bare.folder("out"))).manifest, AppManifest())

    let full = try submission(plist(audio))
    let own = try built(
      builder.build(full.folder("in"), into: full.folder("out"), fallback: fallback))
    XCTAssertEqual(own.manifest.backgroundModes, [.audio])
    XCTAssertFalse(own.manifest.exitsOnSuspend)
  }

  func testAMalformedInfoPlistIsToldLikeAnErrorOfTheCompiler() throws {
    let cases: [(String, Diagnostic)] = [
      (
        "<string>audio</string>",
        Diagnostic(
          severity: .error, file: "App/Info.plist", line: 4,
          message: "`UIBackgroundModes` is a list of words; line 4 has a string.",
          source: "  <string>audio</string>")
      ),
      (
        "<array><string>fetsh</string></array>",
        Diagnostic(
          severity: .error, file: "App/Info.plist", line: 4,
          message: "`UIBackgroundModes` knows no “fetsh”. Did you mean “fetch”?",
          source: "  <array><string>fetsh</string></array>")
      ),
      (
        "<array>",
        Diagnostic(
          severity: .error, file: "App/Info.plist", line: 5,
          message: "The file has no </array> for the <array> of line 4.", source: "</dict></plist>")
      ),
    ]
    let builder = try TestToolkit.builder()

    for (mode, diagnostic) in cases {
      let folder = try submission(plist(mode))
      XCTAssertEqual(
        builder.build(folder.folder("in"), into: folder.folder("out")),
        .doesNotCompile([diagnostic]))
    }
  }

  func testABinaryInfoPlistIsToldWithoutALine() throws {
    let folder = try submission("bplist00")

    XCTAssertEqual(
      try TestToolkit.builder().build(folder.folder("in"), into: folder.folder("out")),
      .doesNotCompile([
        Diagnostic(
          severity: .error, file: "App/Info.plist",
          message: "The file is a binary property list; "
            + "`plutil -convert xml1 Info.plist` saves it as XML.")
      ]))
  }

  // MARK: The starter's

  func testTheStartersInfoPlistIsWhatHoldsWithoutOne() throws {
    let folder = try TemporaryFolder()
    XCTAssertEqual(try AppManifest(starterOf: folder.url, file: "f"), AppManifest())

    try folder.write(plist(audio), to: "Starter/Info.plist")

    XCTAssertEqual(try AppManifest(starterOf: folder.url, file: "f").backgroundModes, [.audio])
  }

  func testAMalformedInfoPlistOfTheStarterIsTheStaffs() throws {
    let folder = try TemporaryFolder()
    try folder.write(plist("<true/>"), to: "Starter/Info.plist")

    XCTAssertThrowsError(try AppManifest(starterOf: folder.url, file: "Starter/Info.plist")) {
      XCTAssertEqual(
        "\($0)",
        "Starter/Info.plist:4: UIBackgroundModes: is a list of words; line 4 has a Boolean")
    }
    try FileManager.default.removeItem(at: folder.folder("Starter/Info.plist"))
    try folder.write("", to: "Starter/Info.plist/a")
    XCTAssertThrowsError(try AppManifest(starterOf: folder.url, file: "f")) {
      XCTAssertEqual("\($0)", "f: cannot be read")
    }
  }

  // MARK: The cache

  func testTheCacheTellsManifestsApart() throws {
    let folder = try submission(nil)
    let reference = folder.folder("in")
    let cache = ReferenceCache(
      builder: try TestToolkit.builder(), folder: folder.folder("cache"))
    var fallback = AppManifest()
    fallback.exitsOnSuspend = true
    let bare = try built(cache.app(of: reference))
    let exiting = try built(cache.app(of: reference, fallback: fallback))

    try folder.write(plist(audio), to: "in/Info.plist")
    let playing = try built(cache.app(of: reference))
    try folder.write(plist("<array/>"), to: "in/Info.plist")
    let silent = try built(cache.app(of: reference))

    XCTAssertEqual(Set([bare, exiting, playing, silent].map(\.executable)).count, 4)
    XCTAssertEqual(exiting.manifest, fallback)
    XCTAssertEqual(playing.manifest.backgroundModes, [.audio])
    XCTAssertEqual(silent.manifest, AppManifest())
    for app in [bare, exiting, playing, silent] {
      XCTAssertEqual(try BuiltApp(at: app.executable).manifest, app.manifest)
    }
  }

  func testTheCacheIgnoresAFallbackThatDoesNotCount() throws {
    let folder = try submission(plist(audio))
    let cache = ReferenceCache(
      builder: try TestToolkit.builder(), folder: folder.folder("cache"))
    var fallback = AppManifest()
    fallback.exitsOnSuspend = true

    XCTAssertEqual(
      try built(cache.app(of: folder.folder("in"))),
      try built(cache.app(of: folder.folder("in"), fallback: fallback)))
  }
}
