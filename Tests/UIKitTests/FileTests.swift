import AppFixtures
import AppHosting
import AppJail
import DeviceSimulator
import Foundation
import LifecycleTrace
import SubmissionBuild
import XCTest

/// Files of an app: what Foundation writes, where, and what the device is told.
final class FileTests: XCTestCase {
  private func device(_ scenario: String, _ isolation: Isolation) throws -> Device {
    try Apps.files.get().device(defaults: ["scenario": scenario], isolation: isolation)
  }

  /// Lines of what happened to files, and of what was printed, in order.
  private func told(_ trace: Trace) -> [String] {
    trace.events.filter { $0.kind == .effect }.compactMap { event in
      let path = event.detail["path"]?.string ?? ""
      switch EffectName(event.name) {
      case .fileWrite: return "write \(path) \(event.detail["bytes"]?.int ?? -1)"
      case .fileRemoval: return "remove \(path)"
      case .folderCreated: return "folder \(path)"
      case .print: return event.detail["text"]?.string
      default: return nil
      }
    }
  }

  func testWhatEveryFormatSavesIsReadAfterAPurge() throws {
    for isolation in FixtureApp.isolations {
      let device = try device("formats", isolation)
      try device.play("launch home purge launch")

      XCTAssertEqual(
        device.trace.printed,
        [
          "nothing", "[App.Note(title: \"a\", isDone: true)]", "[\"volume\": 3]", "text", "text",
          "Ada 7", "[\"x\", \"y\"]", "value", "2",
        ], isolation.name)
    }
  }

  func testAnAtomicWriteIsOneWriteOfTheFinalName() throws {
    for isolation in FixtureApp.isolations {
      let device = try device("formats", isolation)
      try device.play("launch home")

      let effects = device.trace.effects(.fileWrite)
      XCTAssertEqual(
        effects.compactMap { $0.detail["path"]?.string },
        [
          "notes.json", "settings.plist", "text.txt", "plain.txt", "player", "tags",
          "record.plist", "list.plist",
        ].map { "Documents/\($0)" }, isolation.name)
      XCTAssertEqual(effects.first?.detail["bytes"], 29)
      XCTAssertEqual(device.trace.effects(.fileRemoval), [])
      let entry = try XCTUnwrap(
        device.trace.events.first { $0.name == "applicationDidEnterBackground(_:)" })
      let back = try XCTUnwrap(
        device.trace.events.last { $0.name == "applicationDidEnterBackground(_:)" })
      for effect in effects { XCTAssertTrue((entry.n...back.n).contains(effect.n)) }
    }
  }

  func testAFileWrittenInPiecesIsToldOnceWhenItIsClosed() throws {
    for isolation in FixtureApp.isolations {
      let device = try device("pieces", isolation)
      try device.play("launch home")

      XCTAssertEqual(
        told(device.trace),
        [
          "write Documents/handle 0", "write Documents/handle 15", "handle",
          "write Documents/stream 3", "stream", "write Documents/c 15",
        ], isolation.name)
    }
  }

  func testAFileThatStaysOpenIsToldInEachCallbackThatWritesIt() throws {
    let device = try device("open", FixtureApp.isolations[0])
    try device.play("launch home open home")

    XCTAssertEqual(
      told(device.trace),
      [
        "write Documents/log 0", "write Documents/log 3", "write Documents/log 6",
        "write Documents/log 9",
      ])
  }

  func testNewNamesAreWritesAndRemovals() throws {
    for isolation in FixtureApp.isolations {
      let device = try device("names", isolation)
      try device.play("launch home")

      XCTAssertEqual(
        told(device.trace),
        [
          // A file that gets its name in two steps is one write, as an atomic write is.
          "write Documents/a 5", "write Documents/c 5", "remove Documents/a", "folder Documents/x",
          "folder Documents/x/y", "remove Documents/c", "write Documents/x/y/c 5",
          "remove Documents/x/y/c", "remove Documents/x/y", "remove Documents/x", "[]",
        ], isolation.name)
    }
  }

  func testAReplacedFileHasTheNewContents() throws {
    let device = try device("replacing", FixtureApp.isolations[0])
    try device.play("launch home")

    XCTAssertEqual(device.trace.printed, ["newer", "[\"kept\"]"])
  }

  func testFoldersAreAPhones() throws {
    for isolation in FixtureApp.isolations {
      let device = try device("folders", isolation)
      try device.play("launch")

      XCTAssertEqual(
        device.trace.printed,
        [
          "Documents/ true true", "Library/ true true", "Library/Caches/ true true",
          "Library/Application%20Support/ true false", "true true", "true Caches", "notes.json",
          "true true", "true", "nil",
          "[\"Documents\", \"Library\", \"SystemData\", \"tmp\"]",
        ], isolation.name)
    }
  }

  func testNothingOutsideOfTheContainerCanBeWritten() throws {
    try XCTSkipIf(FixtureApp.isolations[0] != .bubblewrap, "bubblewrap does not work here")
    let device = try device("outside", .bubblewrap)
    try device.play("launch")

    XCTAssertEqual(
      device.trace.printed, Array(repeating: "refused true", count: 4) + ["nothing true"])
    XCTAssertEqual(device.trace.effects(.fileWrite), [])
  }

  func testDatesAndNumbersReadAsOnAPhoneInEnglish() throws {
    let device = try device("languages", FixtureApp.isolations[0])
    try device.play("launch")

    XCTAssertEqual(
      device.trace.printed,
      ["en_US 1", "Sep 15, 2025 at 9:41 AM", "12,345.678 0", "Version 17.0 17"])
  }

  func testADeviceStartsWithNothingAndSeesNoOther() throws {
    let first = try device("formats", FixtureApp.isolations[0])
    try first.play("launch home")
    let second = try device("formats", FixtureApp.isolations[0])
    try second.play("launch")
    try first.play("purge launch")

    XCTAssertEqual(second.trace.printed, ["nothing"])
    XCTAssertEqual(first.trace.printed.count, 9)
  }

  func testTheBundleHoldsItsResources() throws {
    for isolation in FixtureApp.isolations {
      let app = try BundledApp(Apps.files.get().app)
      let launcher = JailedAppLauncher(
        image: AppImage(app.app), limits: AppLimits(), isolation: isolation)
      let device = try Apps.files.get().device(launcher, defaults: ["scenario": "bundle"])
      try device.play("launch")

      XCTAssertEqual(
        device.trace.printed.prefix(9),
        [
          "edu.lab.Files", "1.2", "hello", "[1]", "true", "nil", "true", "true", "key",
        ], isolation.name)
      // Without a namespace an app may write what its user may.
      if isolation == .bubblewrap { XCTAssertEqual(device.trace.printed.last, "refused") }
    }
  }
}

/// A copy of a built app, with files in its bundle.
private final class BundledApp {
  let app: BuiltApp
  private let folder: URL

  init(_ original: BuiltApp) throws {
    let manager = FileManager.default
    folder = manager.temporaryDirectory.appendingPathComponent("bundled-\(UUID().uuidString)")
    try manager.copyItem(at: original.executable.deletingLastPathComponent(), to: folder)
    let resources = folder.appendingPathComponent("resources")
    try manager.createDirectory(
      at: resources.appendingPathComponent("Folder"), withIntermediateDirectories: true)
    let information = [
      "CFBundleIdentifier": "edu.lab.Files", "CFBundleShortVersionString": "1.2",
      "Greeting": "hello",
    ]
    try PropertyListSerialization.data(fromPropertyList: information, format: .xml, options: 0)
      .write(to: resources.appendingPathComponent("Info.plist"))
    try "[1]".write(
      to: resources.appendingPathComponent("words.json"), atomically: true, encoding: .utf8)
    try "inner".write(
      to: resources.appendingPathComponent("Folder/inner.txt"), atomically: true, encoding: .utf8)
    app = try BuiltApp(
      at: folder.appendingPathComponent(original.executable.lastPathComponent))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}
