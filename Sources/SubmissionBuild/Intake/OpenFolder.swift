import Glibc
import SourceMapping

/// An open folder, whose entries are reached from it and never through a link.
final class OpenFolder {
  enum Kind {
    case regular
    case folder
    case link
    case other
  }

  enum Content {
    case bytes([UInt8])
    case tooLarge
    case unreadable
  }

  private let descriptor: Int32

  /// Opens a folder that staff name; nil if there is none.
  init?(path: String) {
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
  }

  /// Opens a folder inside another; nil if it is a link.
  init?(name: String, in folder: OpenFolder) {
    descriptor = openat(
      folder.descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
  }

  deinit {
    close(descriptor)
  }

  /// The names of its entries in the order of their bytes.
  func names(atMost limit: Int) -> [[UInt8]] {
    // The stream takes over what it reads from.
    guard let stream = fdopendir(fcntl(descriptor, F_DUPFD_CLOEXEC, 0)) else { return [] }
    defer { closedir(stream) }
    rewinddir(stream)
    var names: [[UInt8]] = []
    while names.count < limit, let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name != [Byte.dot], name != [Byte.dot, Byte.dot] { names.append(name) }
    }
    return names.sorted { $0.lexicographicallyPrecedes($1) }
  }

  func kind(of name: [UInt8]) -> Kind {
    var information = stat()
    let path = name.map { CChar(bitPattern: $0) } + [0]
    guard fstatat(descriptor, path, &information, AT_SYMLINK_NOFOLLOW) == 0 else { return .other }
    switch information.st_mode & S_IFMT {
    case S_IFREG: return .regular
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  }

  /// The beginning of a regular file, of at most so many bytes.
  func beginning(of name: String, upTo limit: Int) -> [UInt8]? {
    guard let (file, _) = openRegular(name) else { return nil }
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while bytes.count < limit {
      let count = Glibc.read(file, &buffer, min(buffer.count, limit - bytes.count))
      guard count >= 0 else { return nil }
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    return bytes
  }

  private func openRegular(_ name: String) -> (file: Int32, size: Int)? {
    let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    var information = stat()
    guard fstat(file, &information) == 0, information.st_mode & S_IFMT == S_IFREG else {
      close(file)
      return nil
    }
    return (file, Int(information.st_size))
  }

  /// Reads a regular file, even if it has become something else meanwhile.
  func content(of name: String, atMost limit: Int) -> Content {
    guard let (file, size) = openRegular(name) else { return .unreadable }
    defer { close(file) }
    guard size <= limit else { return .tooLarge }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = Glibc.read(file, &buffer, buffer.count)
      guard count >= 0 else { return .unreadable }
      if count == 0 { return .bytes(bytes) }
      bytes += buffer[..<count]
      guard bytes.count <= limit else { return .tooLarge }
    }
  }
}
