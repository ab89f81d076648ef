import Glibc
import SourceMapping
import XcodeProject

/// The paths of what a submission's folder holds, without its content.
struct FolderListing {
  private let intake: Intake
  /// Regular files, and whatever bears the name of a Swift file or an `Info.plist`.
  private(set) var files: [String] = []
  /// Folders that were not looked into, with the reasons.
  private(set) var leftOut: [FileUse.LeftOut] = []
  private var entries = 0

  init(_ root: OpenFolder, intake: Intake) throws(Refusal) {
    self.intake = intake
    try list(root, at: "")
  }

  /// Lists a folder whose path inside the submission is `path`, with a slash at its end.
  private mutating func list(_ folder: OpenFolder, at path: String) throws(Refusal) {
    for name in folder.names(atMost: intake.maxEntries + 1) {
      entries += 1
      guard entries <= intake.maxEntries else {
        throw Refusal("The submission holds more than \(intake.maxEntries) files and folders.")
      }
      // Hidden ones are the editor's and the system's.
      guard name.first != Byte.dot else { continue }
      try list(name, in: folder, at: path)
    }
  }

  private mutating func list(
    _ name: [UInt8], in folder: OpenFolder, at path: String
  ) throws(Refusal) {
    let kind = folder.kind(of: name)
    let isSource =
      name.suffix(6).elementsEqual(".swift".utf8) || name.elementsEqual("Info.plist".utf8)
    guard kind == .folder || kind == .regular || isSource else { return }
    let matters = kind == .folder || isSource
    let shown = ShownText.path.shown(Array(path.utf8) + name)
    guard let name = String(validating: name, as: UTF8.self) else {
      if !matters { return }
      throw Refusal("The name of “\(shown)” is not UTF-8 text.")
    }
    guard (path + name).utf8.count <= intake.maxPathBytes else {
      if !matters { return }
      throw Refusal("The path “\(shown)” is longer than \(intake.maxPathBytes) bytes.")
    }
    guard kind == .folder else {
      files.append(path + name)
      return
    }
    if let reason = FolderLayout.reason(toLeaveOutFolder: name) {
      leftOut.append(.init(path: path + name + "/", reason: reason))
      return
    }
    guard let inner = OpenFolder(name: name, in: folder) else {
      throw Refusal("The folder “\(shown)” cannot be read.")
    }
    try list(inner, at: path + name + "/")
  }
}
