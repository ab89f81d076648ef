import CAppJail
import Glibc
import Synchronization

/// An app's container: the only folder in the jail that it may write, as on a phone.
///
/// Belongs to one device. It outlives the app's processes, and goes with this object or with
/// `remove()`. Nothing in it is ever followed, executed or believed.
public final class AppContainer: Sendable {
  /// Where an app finds it.
  public static let home =
    "/var/mobile/Containers/Data/Application/0C2A1F5E-6B7D-4E3A-9A10-5D0F6C1B2E38"
  /// Where an app finds the bundle's files.
  public static let bundle =
    "/private/var/containers/Bundle/Application/7A4E9D31-2C58-4B0F-8E66-93B1D2C4F5A7/App.app"

  /// What is in it from the start. `Library/Application Support` is not, as on a phone.
  static let folders = [
    "Documents", "Library", "Library/Caches", "Library/Preferences", "SystemData", "tmp",
  ]

  private enum Place {
    case none
    case folder(String, sizes: [Int])
    case removed
  }

  private let place = Mutex(Place.none)
  /// Where it comes from, and goes back to.
  public let shelf: ContainerShelf?

  /// Made on the disk when an app first needs it, or taken from a shelf, to which it goes back if
  /// nothing was done to it.
  public init(shelf: ContainerShelf? = nil) {
    self.shelf = shelf
  }

  deinit { remove() }

  /// The folder on the machine; throws `JailError` when the machine cannot make it.
  public func folder() throws -> String {
    try place.withLock { place in
      switch place {
      case .folder(let path, _): return path
      case .removed: throw JailError("the app's container has been removed")
      case .none:
        let (path, sizes) = try shelf?.take() ?? Self.make()
        place = .folder(path, sizes: sizes)
        return path
      }
    }
  }

  /// Removes it and all in it, when the app's process has ended; no app can be started with it any
  /// more.
  public func remove() {
    place.withLock { place in
      if case .folder(let path, let sizes) = place, shelf?.put(path, sizes: sizes) != true {
        _ = jail_folder_remove(path)
      }
      place = .removed
    }
  }

  /// Which of its bounds the app has gone over; nil when it has kept to them.
  public func excess() -> ContainerBounds.Excess? {
    guard let path = existing else { return nil }
    let bounds = ContainerBounds.standard
    var found = jail_folder()
    guard
      jail_folder_measure(path, UInt64(bounds.entries), UInt64(bounds.depth), &found) == 0
    else { return .unreadable }
    return bounds.excess(of: found)
  }

  /// A file's bytes, no more than the container may hold; nil where there is no such regular file.
  ///
  /// `path` is relative to the container, such as `Documents/notes.json`. Links are not followed.
  public func contents(of path: String) -> [UInt8]? {
    // Without blocking: what bears the name may be a pipe.
    let flags = O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK | O_NOCTTY
    return inFolder(of: path) { folder, name in
      let file = openat(folder, name, flags)
      guard file >= 0 else { return nil }
      defer { close(file) }
      return Self.read(file)
    }
  }

  /// How long a file is, in bytes, or a link; nil where there is neither.
  public func size(of path: String) -> Int? {
    inFolder(of: path) { folder, name in
      var status = stat()
      guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
      return status.st_mode & S_IFMT == S_IFDIR ? nil : Int(status.st_size)
    }
  }

  /// Does something with the open folder that holds a file, and the file's name in it.
  private func inFolder<Result>(
    of path: String, _ body: (Int32, String) -> Result?
  ) -> Result? {
    guard let root = existing else { return nil }
    let names = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard let last = names.last,
      names.allSatisfy({ !["", ".", ".."].contains($0) && !$0.utf8.contains(0) })
    else { return nil }
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    var folder = open(root, flags)
    for name in names.dropLast() where folder >= 0 {
      let next = openat(folder, name, flags)
      close(folder)
      folder = next
    }
    guard folder >= 0 else { return nil }
    defer { close(folder) }
    return body(folder, last)
  }

  private var existing: String? {
    place.withLock { if case .folder(let path, _) = $0 { path } else { nil } }
  }

  private static func make() throws -> (path: String, sizes: [Int]) {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    let base = parent.hasPrefix("/") ? parent : "/tmp"
    var template = Array("\(base)/app-data-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw JailError("cannot make the app's container in \(base)", errno: errno)
    }
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    for folder in folders {
      guard mkdir("\(path)/\(folder)", 0o755) == 0 else {
        throw JailError("cannot make the app's container in \(base)", errno: errno)
      }
    }
    return (path, ContainerShelf.sizes(path))
  }

  private static func read(_ file: Int32) -> [UInt8]? {
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 64 * 1024)
    while bytes.count < ContainerBounds.standard.bytes {
      let count = Glibc.read(file, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      bytes += chunk[..<count]
    }
    return Array(bytes.prefix(ContainerBounds.standard.bytes))
  }
}
