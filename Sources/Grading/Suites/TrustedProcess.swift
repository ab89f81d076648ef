import Foundation

/// A process of ours, such as the compiler or a suite, with a limit of wall-clock time.
///
/// It gets a process group of its own, which is gone when `run` returns. Output goes to a file, so
/// that nothing has to be read while it runs, and a forgotten grandchild cannot hold a pipe open.
public struct TrustedProcess: Sendable {
  public enum Ending: Hashable, Sendable {
    case exited(status: Int32)
    case killed(signal: Int32)
    case outOfTime
    /// The user stopped the whole batch.
    case interrupted
  }

  /// The process could not be started.
  public struct StartFault: Error, Hashable, Sendable, CustomStringConvertible {
    public var description: String
  }

  /// An absolute path.
  public var executable: String
  public var arguments: [String]
  public var environment: [String: String]
  /// Seconds.
  public var wallLimit: Double
  /// Where standard output and standard error go, both.
  public var output: URL

  public init(
    _ executable: String, _ arguments: [String], environment: [String: String],
    wallLimit: Double, output: URL
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.wallLimit = wallLimit
    self.output = output
  }

  /// Starts the process and waits for its end, for the time limit, or for the interruption.
  ///
  /// - Parameter onTick: called about ten times a second while it waits.
  public func run(
    until interruption: Interruption, onTick: () -> Void = {}
  ) throws(StartFault) -> Ending {
    let child = try start()
    let end = DispatchSemaphore(value: 0)
    let watcher = Thread {
      var info = siginfo_t()
      // Leaves the child as a zombie, so that its group cannot be another's when it is killed.
      while waitid(P_PID, id_t(child), &info, WEXITED | WNOWAIT) != 0, errno == EINTR {}
      end.signal()
    }
    watcher.start()

    let deadline = DispatchTime.now() + wallLimit
    var forced: Ending?
    while end.wait(timeout: min(deadline, .now() + 0.1)) == .timedOut {
      onTick()
      if interruption.isRequested { forced = .interrupted }
      if DispatchTime.now() >= deadline { forced = forced ?? .outOfTime }
      guard forced == nil else {
        kill(-child, SIGKILL)
        end.wait()
        break
      }
    }
    kill(-child, SIGKILL)
    var status: Int32 = 0
    while waitpid(child, &status, 0) == -1, errno == EINTR {}
    return forced ?? Self.ending(of: status)
  }

  /// The last `limit` bytes that the process printed; bad UTF-8 is repaired.
  public func printed(last limit: Int = 1 << 16) -> String {
    guard let file = try? FileHandle(forReadingFrom: output) else { return "" }
    defer { try? file.close() }
    guard let size = try? file.seekToEnd() else { return "" }
    try? file.seek(toOffset: size > limit ? size - UInt64(limit) : 0)
    return String(decoding: (try? file.readToEnd()) ?? Data(), as: UTF8.self)
  }

  private func start() throws(StartFault) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(
      &actions, 1, output.path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND, 0o600)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF))
    // The parent ignores what it handles itself; that must not be inherited.
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGPIPE] { sigaddset(&defaults, number) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)

    var child: pid_t = 0
    let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let code = withCStrings([executable] + arguments) { argv in
      withCStrings(variables) { envp in
        posix_spawn(&child, executable, &actions, &attributes, argv, envp)
      }
    }
    guard code == 0 else {
      throw StartFault(
        description: "\(executable) cannot be started: \(String(cString: strerror(code)))")
    }
    return child
  }

  /// What `waitpid` says, by the layout of its status.
  private static func ending(of status: Int32) -> Ending {
    let signal = status & 0x7F
    return signal == 0 ? .exited(status: (status >> 8) & 0xFF) : .killed(signal: signal)
  }
}

/// Calls `body` with a null-terminated array of C strings.
private func withCStrings<Result>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let pointers = strings.map { strdup($0) }
  defer { pointers.forEach { free($0) } }
  return body(pointers + [nil])
}
