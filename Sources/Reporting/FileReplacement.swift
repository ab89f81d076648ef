import Foundation
import Wording

/// Replaces the files of a folder together: a reader sees the old ones or the new ones.
///
/// Each file is written to a temporary name in the same folder and flushed; when all are there they
/// are renamed, one after the other, and the folder is flushed. When one cannot be written none
/// is replaced, and no temporary file stays.
/// - Throws: `LabError` of the kind `infrastructure` with the path and the system's reason.
func replaceFiles(_ files: [(name: String, content: Data)], in folder: String) throws {
  try makeFolder(folder)
  var staged: [StagedFile] = []
  do {
    for file in files {
      staged.append(try StagedFile(file.content, for: "\(folder)/\(file.name)"))
    }
    for file in staged { try file.commit() }
  } catch {
    for file in staged { unlink(file.temporary) }
    throw error
  }
  try flushFolder(folder)
}

/// A file that is written whole and flushed, but not yet at its place.
private struct StagedFile {
  let temporary: String
  let path: String

  init(_ content: Data, for path: String) throws {
    let (folder, name) = Self.split(path)
    self.path = path
    temporary = "\(folder)/.\(name).\(getpid())-\(UInt32.random(in: 0 ... .max)).tmp"
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw systemError("cannot be written", path) }
    var failure = Self.write(content, to: file)
    if failure == 0, fsync(file) != 0 { failure = errno }
    if close(file) != 0, failure == 0 { failure = errno }
    guard failure == 0 else {
      unlink(temporary)
      throw systemError("cannot be written", path, failure)
    }
  }

  func commit() throws {
    guard rename(temporary, path) == 0 else { throw systemError("cannot be replaced", path) }
  }

  /// Zero, or the number of the error.
  private static func write(_ content: Data, to file: Int32) -> Int32 {
    content.withUnsafeBytes { bytes in
      var offset = 0
      while offset < bytes.count {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[offset...])
        let count = Foundation.write(file, rest.baseAddress, rest.count)
        if count < 0, errno != EINTR { return errno }
        offset += max(0, count)
      }
      return 0
    }
  }

  private static func split(_ path: String) -> (folder: Substring, name: Substring) {
    let slash = path.lastIndex(of: "/") ?? path.startIndex
    return (path[..<slash], path[path.index(after: slash)...])
  }
}

private func makeFolder(_ path: String) throws {
  if mkdir(path, 0o755) == 0 { return }
  let failure = errno
  var status = stat()
  if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { return }
  let above = path.split(separator: "/").dropLast().joined(separator: "/")
  guard failure == ENOENT, !above.isEmpty else {
    throw systemError("cannot be made", path, failure)
  }
  try makeFolder(path.hasPrefix("/") ? "/" + above : above)
  if mkdir(path, 0o755) != 0, errno != EEXIST { throw systemError("cannot be made", path) }
}

private func flushFolder(_ path: String) throws {
  let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  guard folder >= 0 else { throw systemError("cannot be flushed", path) }
  defer { close(folder) }
  // Some file systems, such as those of shared folders, cannot flush a folder and say so.
  guard fsync(folder) == 0 || errno == EINVAL || errno == ENOTSUP else {
    throw systemError("cannot be flushed", path)
  }
}

private func systemError(_ what: String, _ path: String, _ number: Int32 = errno) -> LabError {
  LabError("\(what): \(String(cString: strerror(number)))", kind: .infrastructure, file: path)
}
