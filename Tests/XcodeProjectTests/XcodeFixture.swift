import Foundation
import InfoPlist
import XcodeProject

/// A project folder of `Tests/Fixtures/Xcode`.
struct XcodeFixture {
  let folder: URL
  /// The paths of its files, hidden ones left out.
  let files: [String]

  var name: String { folder.lastPathComponent }

  init(_ name: String) throws {
    folder = Self.root.appendingPathComponent(name)
    let folder = folder
    files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { path in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(
        atPath: folder.appendingPathComponent(path).path, isDirectory: &isFolder)
      return !isFolder.boolValue && !path.split(separator: "/").contains { $0.hasPrefix(".") }
    }
  }

  static func all() throws -> [XcodeFixture] {
    try FileManager.default.contentsOfDirectory(atPath: root.path)
      .filter { !$0.hasPrefix(".") }.sorted().map { try XcodeFixture($0) }
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures/Xcode")

  func projectFile() throws -> [UInt8] {
    Array(
      try Data(contentsOf: folder.appendingPathComponent("\(name).xcodeproj/project.pbxproj")))
  }

  /// The project's target, after a change to the project's file.
  func target(_ edit: (String) -> String = { $0 }) throws -> XcodeTarget {
    let text = edit(String(decoding: try projectFile(), as: UTF8.self))
    return try TargetReader(Array(text.utf8), at: "\(name).xcodeproj", files: files) { path in
      (try? Data(contentsOf: folder.appendingPathComponent(path))).map { Array($0) }
    }.target()
  }

  /// The `Info.plist` that its app carries.
  func infoPlist(_ target: XcodeTarget) throws -> PropertyListValue {
    let file = try target.infoPlist.map {
      try PropertyListParser.parse(Array(Data(contentsOf: folder.appendingPathComponent($0))))
    }
    return target.infoPlist(merging: file)
  }
}
