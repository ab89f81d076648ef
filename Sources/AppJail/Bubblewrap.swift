import Glibc

/// The command line of bubblewrap for a jailed command.
struct Bubblewrap {
  /// Descriptor on which bubblewrap tells the first process's id, and that it ended.
  static let statusDescriptor: Int32 = 4

  /// Absolute path of `bwrap`.
  var path: String

  /// The bubblewrap on this machine's search path or in a standard folder.
  init?() {
    let searched = getenv("PATH").map { String(cString: $0) } ?? ""
    let folders =
      searched.split(separator: ":").map(String.init) + ["/usr/bin", "/bin", "/usr/local/bin"]
    let found = folders.lazy.filter { $0.hasPrefix("/") }.map { $0 + "/bwrap" }
      .first { access($0, X_OK) == 0 }
    guard let found else { return nil }
    path = found
  }

  func arguments(for command: JailCommand) -> [String] {
    var arguments = [
      "bwrap", "--unshare-all", "--unshare-user", "--disable-userns", "--die-with-parent",
      "--new-session", "--as-pid-1", "--clearenv",
    ]
    for (name, value) in command.environment.sorted(by: { $0.key < $1.key }) {
      arguments += ["--setenv", name, value]
    }
    arguments += ["--size", "65536", "--tmpfs", "/"]
    arguments += Self.mounts(for: command)
    arguments += [
      "--remount-ro", "/", "--cap-drop", "ALL", "--uid", "65534", "--gid", "65534",
      "--json-status-fd", "\(Self.statusDescriptor)", "--chdir", command.folder.inside, "--",
    ]
    arguments += ProcessCount.limiter == nil ? [] : ProcessCount.words(for: command.limits)
    return arguments + [command.executable.inside] + command.arguments
  }

  private static func mounts(for command: JailCommand) -> [String] {
    // `/proc` of its own namespace: libdispatch reads it and traps without.
    var mounts = ["--proc", "/proc", "--dir", "/tmp"]
    for device in ["/dev/null", "/dev/urandom"] { mounts += ["--dev-bind", device, device] }
    var readable = SystemLibraries.paths().map { JailPath($0) }
    // Foundation's time zones trap later without it.
    readable.append(JailPath("/usr/share/zoneinfo"))
    readable += command.readable
    if !readable.contains(where: { $0.holds(command.executable) }) {
      readable.append(command.executable)
    }
    if let limiter = ProcessCount.limiter { readable.append(limiter) }
    for path in readable.withoutRepeats { mounts += ["--ro-bind-try", path.host, path.inside] }
    for path in command.writable { mounts += ["--bind", path.host, path.inside] }
    return mounts
  }
}

extension JailPath {
  /// Whether `other` is visible in the jail wherever this folder is.
  fileprivate func holds(_ other: JailPath) -> Bool {
    guard other.host.hasPrefix(host + "/"), other.inside.hasPrefix(inside + "/") else {
      return self == other
    }
    return other.host.dropFirst(host.utf8.count) == other.inside.dropFirst(inside.utf8.count)
  }
}

extension [JailPath] {
  fileprivate var withoutRepeats: [JailPath] {
    var seen: Set<JailPath> = []
    return filter { seen.insert($0).inserted }
  }
}
