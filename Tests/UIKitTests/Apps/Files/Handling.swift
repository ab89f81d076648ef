import Foundation
import UIKit

/// What labs do with files and folders.
enum Handling {
  private static let manager = FileManager.default

  static let all: [String: () throws -> Void] = [
    "names, background": changeNames,
    "replacing, background": replace,
    "folders, launch": printFolders,
    "outside, launch": writeOutside,
    "languages, launch": printLanguages,
  ]

  private static func changeNames() throws {
    try Data("12345".utf8).write(to: document("a"))
    try manager.copyItem(at: document("a"), to: document("b"))
    try manager.moveItem(at: document("b"), to: document("c"))
    try manager.removeItem(at: document("a"))
    try manager.createDirectory(at: document("x/y"), withIntermediateDirectories: true)
    try manager.moveItem(at: document("c"), to: document("x/y/c"))
    try manager.removeItem(at: document("x"))
    print(try manager.contentsOfDirectory(atPath: documents.path))
  }

  private static func replace() throws {
    try Data("old".utf8).write(to: document("kept"))
    try Data("newer".utf8).write(to: document("made"))
    _ = try manager.replaceItemAt(document("kept"), withItemAt: document("made"))
    print(try String(contentsOf: document("kept"), encoding: .utf8))
    print(try manager.contentsOfDirectory(atPath: documents.path))
  }

  private static func printFolders() throws {
    let home = URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true).absoluteString
    let asked: [FileManager.SearchPathDirectory] = [
      .documentDirectory, .libraryDirectory, .cachesDirectory, .applicationSupportDirectory,
    ]
    for directory in asked {
      let url = manager.urls(for: directory, in: .userDomainMask)[0]
      let path = NSSearchPathForDirectoriesInDomains(directory, .userDomainMask, true)[0]
      print(
        url.absoluteString.dropFirst(home.count), path == url.path,
        manager.fileExists(atPath: url.path))
    }
    let support = try manager.url(
      for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    print(support == URL.applicationSupportDirectory, manager.fileExists(atPath: support.path))
    print(URL.documentsDirectory == documents, URL.cachesDirectory.lastPathComponent)
    print(URL.documentsDirectory.appending(path: "notes.json").lastPathComponent)
    let temporary = NSTemporaryDirectory()
    print(temporary.hasPrefix(NSHomeDirectory()), temporary.hasSuffix("/"))
    print(manager.temporaryDirectory == URL.temporaryDirectory)
    print(manager.containerURL(forSecurityApplicationGroupIdentifier: "group.lab") as Any)
    print(try manager.contentsOfDirectory(atPath: NSHomeDirectory()).sorted())
  }

  private static func writeOutside() throws {
    for path in ["/tmp/file", "/file", "/var/mobile/file", NSHomeDirectory() + "/../file"] {
      do {
        try Data("x".utf8).write(to: URL(fileURLWithPath: path))
        print("written", path)
      } catch {
        print("refused", (error as? CocoaError)?.code == .fileWriteNoPermission)
      }
    }
    do { try manager.removeItem(atPath: "/nothing") } catch {
      print("nothing", (error as? CocoaError)?.code == .fileNoSuchFile)
    }
  }

  private static func printLanguages() throws {
    print(Locale.current.identifier, Calendar.current.firstWeekday)
    let dates = DateFormatter()
    dates.dateStyle = .medium
    dates.timeStyle = .short
    print(dates.string(from: Date()).replacingOccurrences(of: "\u{202F}", with: " "))
    let numbers = NumberFormatter()
    numbers.numberStyle = .decimal
    print(numbers.string(from: 12345.678) ?? "nil", TimeZone.current.secondsFromGMT())
    let system = ProcessInfo.processInfo
    print(system.operatingSystemVersionString, system.operatingSystemVersion.majorVersion)
  }
}

/// What labs read of their bundle.
enum Reading {
  static let all: [String: () throws -> Void] = ["bundle, launch": readBundle]

  private static func readBundle() throws {
    let bundle = Bundle.main
    print(bundle.bundleIdentifier ?? "nil")
    print(bundle.object(forInfoDictionaryKey: "CFBundleShortVersionString") ?? "nil")
    print(bundle.infoDictionary?["Greeting"] ?? "nil")
    let url = bundle.url(forResource: "words", withExtension: "json")
    print(try url.map { try String(contentsOf: $0, encoding: .utf8) } ?? "nil")
    print(bundle.path(forResource: "words", ofType: "json") == url?.path)
    print(bundle.path(forResource: "nothing", ofType: "json") ?? "nil")
    print(bundle.url(forResource: "inner", withExtension: "txt", subdirectory: "Folder") != nil)
    print(bundle.bundlePath.hasSuffix("App.app") || bundle.bundlePath.hasSuffix("resources"))
    print(NSLocalizedString("key", comment: ""))
    do {
      try Data("x".utf8).write(to: bundle.bundleURL.appendingPathComponent("file"))
      print("written")
    } catch {
      print("refused")
    }
  }
}
