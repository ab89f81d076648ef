import Foundation

/// The project folders of `Tests/Fixtures/Xcode`.
enum XcodeFolder {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures/Xcode")

  static func path(_ name: String) -> String { root.appendingPathComponent(name).path }

  /// One that a test may change.
  static func copy(_ name: String, to place: String = "") throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let target = place.isEmpty ? folder.url : folder.folder(place)
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    if place.isEmpty { try FileManager.default.removeItem(at: target) }
    try FileManager.default.copyItem(at: root.appendingPathComponent(name), to: target)
    return folder
  }
}

extension TemporaryFolder {
  /// Changes the text of a file.
  func edit(_ name: String, _ change: (String) -> String) throws {
    try write(change(try String(contentsOf: folder(name), encoding: .utf8)), to: name)
  }
}
