import Glibc

/// The limit on the number of processes and threads.
///
/// The kernel counts them per user and not for root, but in a user namespace only those inside. So
/// under bubblewrap the limit is set inside, by util-linux's `prlimit` right before the app; for
/// root it has no effect.
enum ProcessCount {
  /// The program that sets the limit in a namespace; nil where it would do nothing.
  static var limiter: JailPath? {
    let path = "/usr/bin/prlimit"
    return geteuid() != 0 && access(path, X_OK) == 0 ? JailPath(path, inside: "/.prlimit") : nil
  }

  /// The words that come before the app's own.
  static func words(for limits: AppLimits) -> [String] {
    let count = max(1, limits.processes)
    return ["/.prlimit", "--nproc=\(count):\(count)", "--"]
  }

  /// The limit without a namespace, where all tasks of the user count; nil where none has effect.
  ///
  /// Others of the same user come and go meanwhile, so there is room for some.
  static func limitForUser(_ limits: AppLimits) -> UInt64? {
    guard geteuid() != 0 else { return nil }
    return UInt64(clamping: tasksOfThisUser() + 4 * max(1, limits.processes))
  }

  private static func tasksOfThisUser() -> Int {
    guard let processes = opendir("/proc") else { return 0 }
    defer { closedir(processes) }
    var count = 0
    while let entry = readdir(processes) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard let number = Int(name) else { continue }
      var information = stat()
      guard stat("/proc/\(number)/task", &information) == 0, information.st_uid == geteuid() else {
        continue
      }
      // A folder's link count is two and one for each folder inside.
      count += max(1, Int(information.st_nlink) - 2)
    }
    return count
  }
}
