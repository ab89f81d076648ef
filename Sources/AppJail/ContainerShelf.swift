import CAppJail
import Glibc
import Synchronization

/// Keeps an empty container for the next device of the same app: on some disks it takes longer to
/// remove folders than to play a scenario.
public final class ContainerShelf: Sendable {
  private struct Spare {
    var path: String
    var sizes: [Int]
  }

  private let spare = Mutex<Spare?>(nil)

  public init() {}

  deinit { clear() }

  /// Removes what is on it.
  public func clear() {
    guard let spare = spare.withLock({ $0.take() }) else { return }
    _ = jail_folder_remove(spare.path)
  }

  /// A container as good as new; nil where none is there.
  func take() -> (path: String, sizes: [Int])? {
    spare.withLock { $0.take() }.map { ($0.path, $0.sizes) }
  }

  /// Takes a container of a process that has ended, if that has left no trace in it; returns whether
  /// it did.
  func put(_ path: String, sizes: [Int]) -> Bool {
    guard Self.isUntouched(path, sizes: sizes) else { return false }
    return spare.withLock { spare in
      guard spare == nil else { return false }
      spare = Spare(path: path, sizes: sizes)
      return true
    }
  }

  /// The sizes of a container's folders: one that has held many files stays larger.
  static func sizes(_ path: String) -> [Int] {
    folders(path).map { status(of: $0).map { Int($0.st_size) } ?? -1 }
  }

  private static func isUntouched(_ path: String, sizes: [Int]) -> Bool {
    var found = jail_folder()
    let most = UInt64(AppContainer.folders.count)
    guard jail_folder_measure(path, most, 2, &found) == 0, found.entries == most,
      self.sizes(path) == sizes
    else { return false }
    return folders(path).allSatisfy { folder in
      guard let status = status(of: folder) else { return false }
      let mode = status.st_mode & (S_IFMT | 0o7777)
      return mode == S_IFDIR | (folder == path ? 0o700 : 0o755)
        && jail_has_attributes(folder) == 0 && utimes(folder, nil) == 0
    }
  }

  private static func folders(_ path: String) -> [String] {
    [path] + AppContainer.folders.map { "\(path)/\($0)" }
  }

  private static func status(of path: String) -> stat? {
    var status = stat()
    return lstat(path, &status) == 0 ? status : nil
  }
}
