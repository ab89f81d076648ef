import Glibc

/// A lock that one process of the machine holds at a time, for as long as the object lives.
final class FileLock {
  private let descriptor: Int32

  /// Waits for the lock; nil if its file cannot be made.
  init?(path: String) {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return nil }
    while flock(descriptor, LOCK_EX) != 0 && errno == EINTR {}
  }

  deinit {
    close(descriptor)
  }
}
