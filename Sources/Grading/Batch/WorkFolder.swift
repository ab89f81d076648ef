import Foundation
import Wording

/// A temporary folder for the files of runs, and nothing that outlives them.
public struct WorkFolder: Sendable {
  public let url: URL

  /// Makes the folder, readable by its owner only, under the system's folder for such.
  public init() throws(LabError) {
    let parent = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
    var template = Array("\(parent)/lifecyclelab-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw LabError(
        "no working folder can be made: \(String(cString: strerror(errno)))",
        kind: .infrastructure, file: parent)
    }
    let path = template.dropLast().map { UInt8(bitPattern: $0) }
    url = URL(filePath: String(decoding: path, as: UTF8.self), directoryHint: .isDirectory)
  }

  /// Makes a folder inside, hands it to `work`, and removes it.
  ///
  /// - Parameter name: ours, never a student's text.
  func withFolder<Result>(_ name: String, _ work: (URL) -> Result) -> Result {
    let folder = url.appending(path: name, directoryHint: .isDirectory)
    // A folder that is not there shows as the machine's fault in whoever writes to it.
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return work(folder)
  }

  public func remove() {
    try? FileManager.default.removeItem(at: url)
  }
}
