import SourceMapping

/// Reads files of a submission by their paths, through its open folder and never through a link.
struct FileFetcher {
  let root: OpenFolder
  let intake: Intake

  /// A file that the app is made of; what cannot be read is refused by its name.
  func bytes(of path: String) throws(Refusal) -> [UInt8] {
    let shown = ShownText.path.shown(path)
    guard let (folder, name) = place(of: path) else {
      throw Refusal("The file “\(shown)” cannot be read.")
    }
    switch folder.kind(of: Array(name.utf8)) {
    case .regular: break
    case .link: throw Refusal("“\(shown)” is a symbolic link. Submit the file itself.")
    case .folder, .other: throw Refusal("“\(shown)” is not a regular file.")
    }
    switch folder.content(of: name, atMost: intake.maxFileBytes) {
    case .bytes(let bytes): return bytes
    case .tooLarge:
      throw Refusal("The file “\(shown)” has more than \(intake.maxFileBytes >> 10) KiB.")
    case .unreadable: throw Refusal("The file “\(shown)” cannot be read.")
    }
  }

  func file(_ path: String) throws(Refusal) -> SourceFile {
    SourceFile(path: path, text: try bytes(of: path))
  }

  /// A file that may as well not be there; nil where it cannot be read or is larger.
  func content(of path: String, atMost limit: Int) -> [UInt8]? {
    guard let (folder, name) = place(of: path),
      case .bytes(let bytes) = folder.content(of: name, atMost: limit)
    else { return nil }
    return bytes
  }

  /// The beginning of a file, of at most so many bytes.
  func beginning(of path: String, upTo limit: Int) -> [UInt8]? {
    place(of: path).flatMap { $0.folder.beginning(of: $0.name, upTo: limit) }
  }

  private func place(of path: String) -> (folder: OpenFolder, name: String)? {
    var folder = root
    let parts = path.split(separator: "/").map(String.init)
    for part in parts.dropLast() {
      guard let inner = OpenFolder(name: part, in: folder) else { return nil }
      folder = inner
    }
    return parts.last.map { (folder, $0) }
  }
}
