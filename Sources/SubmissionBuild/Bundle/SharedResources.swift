import Foundation
import Wording

/// The files that an assignment gives to each of its apps.
struct SharedResources {
  private(set) var files: [Submission.Resource] = []

  /// Reads a folder, with its folders; without one there are none.
  init(in folder: URL?) throws {
    guard let folder, FileManager.default.fileExists(atPath: folder.path) else { return }
    let manager = FileManager.default
    for name in try manager.subpathsOfDirectory(atPath: folder.path).sorted() {
      let url = folder.appendingPathComponent(name)
      let isHidden = name.split(separator: "/").contains { $0.hasPrefix(".") }
      let attributes = try manager.attributesOfItem(atPath: url.path)
      guard !isHidden, attributes[.type] as? FileAttributeType == .typeRegular else { continue }
      files.append(.init(name: name, content: Array(try Data(contentsOf: url))))
    }
    let intake = Intake()
    guard files.count <= intake.maxResources,
      files.reduce(0, { $0 + $1.content.count }) <= intake.maxResourceBytes
    else {
      throw LabError(
        "holds more than \(intake.maxResources) files or \(intake.maxResourceBytes >> 20) MiB",
        file: folder.path)
    }
  }
}
