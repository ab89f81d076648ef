import Glibc
import SourceMapping

/// Walks a submission's folder and collects what an intake takes.
struct FolderReader {
  let intake: Intake
  private(set) var files: [SourceFile] = []
  private(set) var infoPlist: SourceFile?
  private var entries = 0
  private var bytes = 0

  init(intake: Intake) {
    self.intake = intake
  }

  /// Reads a folder whose path inside the submission is `path`, with a slash at its end.
  mutating func read(_ folder: OpenFolder, at path: String) throws(Refusal) {
    for name in folder.names(atMost: intake.maxEntries + 1) {
      entries += 1
      guard entries <= intake.maxEntries else {
        throw Refusal("The submission holds more than \(intake.maxEntries) files and folders.")
      }
      // Hidden ones are the editor's and the system's.
      guard name.first != Byte.dot else { continue }
      try read(name, in: folder, at: path)
    }
  }

  private mutating func read(
    _ name: [UInt8], in folder: OpenFolder, at path: String
  ) throws(Refusal) {
    let kind = folder.kind(of: name)
    let isSwift = name.suffix(6).elementsEqual(".swift".utf8)
    let isPlist = name.elementsEqual("Info.plist".utf8)
    guard kind == .folder || isSwift || isPlist else { return }
    let shown = ShownText.path.shown(Array(path.utf8) + name)
    guard let name = String(validating: name, as: UTF8.self) else {
      throw Refusal("The name of “\(shown)” is not UTF-8 text.")
    }
    guard (path + name).utf8.count <= intake.maxPathBytes else {
      throw Refusal("The path “\(shown)” is longer than \(intake.maxPathBytes) bytes.")
    }
    switch kind {
    case .folder:
      guard let inner = OpenFolder(name: name, in: folder) else {
        throw Refusal("The folder “\(shown)” cannot be read.")
      }
      try read(inner, at: path + name + "/")
    case .regular where isPlist:
      let file = try SourceFile(path: path + name, text: text(of: name, in: folder, shown: shown))
      if infoPlist.map({ file.path < $0.path }) ?? true { infoPlist = file }
    // A package's manifest is a program for the machine that builds, not a part of the app.
    case .regular where name == "Package.swift" && path.isEmpty: return
    case .regular: try take(name, in: folder, at: path, shown: shown)
    case .link:
      throw Refusal("“\(shown)” is a symbolic link. Submit the file itself.")
    case .other:
      throw Refusal("“\(shown)” is not a regular file.")
    }
  }

  private mutating func take(
    _ name: String, in folder: OpenFolder, at path: String, shown: String
  ) throws(Refusal) {
    guard files.count < intake.maxFiles else {
      throw Refusal("The submission holds more than \(intake.maxFiles) Swift files.")
    }
    let file = SourceFile(
      path: path + name, text: try text(of: name, in: folder, shown: shown))
    bytes += file.text.count
    guard bytes <= intake.maxTotalBytes else {
      throw Refusal(
        "The Swift files of the submission have more than \(intake.maxTotalBytes >> 10) KiB.")
    }
    files.append(file)
  }

  private func text(
    of name: String, in folder: OpenFolder, shown: String
  ) throws(Refusal) -> [UInt8] {
    switch folder.content(of: name, atMost: intake.maxFileBytes) {
    case .bytes(let bytes): return bytes
    case .tooLarge:
      throw Refusal("The file “\(shown)” has more than \(intake.maxFileBytes >> 10) KiB.")
    case .unreadable: throw Refusal("The file “\(shown)” cannot be read.")
    }
  }
}
