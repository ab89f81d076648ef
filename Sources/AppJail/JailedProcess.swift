import CAppJail
import Glibc
import Synchronization

/// A process in the jail.
///
/// It ends with this object at the latest. `kill()` may come from any thread; everything else
/// belongs to one.
public final class JailedProcess: Sendable {
  /// What can be waited for.
  public struct Signs: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The link has bytes, or its other end is closed.
    public static let link = Signs(rawValue: 1)
    /// The output has bytes, or its other end is closed.
    public static let output = Signs(rawValue: 2)
    /// The process has ended.
    public static let end = Signs(rawValue: 4)
  }

  private struct State: Sendable {
    var status: JailStatus?
    var wasKilled = false
    var end: ProcessEnd?
  }

  /// The device's side of the link; does not block. Nil without a link.
  public let link: Int32?
  /// Where everything that the process prints is read; does not block.
  public let output: Int32

  private let process: pid_t
  private let isolation: Isolation
  /// Readable when the process has ended; -1 where the system has no such thing.
  private let endDescriptor: Int32
  private let state: Mutex<State>

  /// Starts the command; throws `JailError` when the machine cannot.
  public init(_ command: JailCommand, isolation: Isolation) throws {
    let spawned = try Spawned(command, isolation: isolation)
    self.isolation = isolation
    process = spawned.process
    link = spawned.link
    output = spawned.output
    endDescriptor = jail_process_descriptor(spawned.process)
    state = Mutex(State(status: spawned.status.map { JailStatus(descriptor: $0) }))
  }

  deinit {
    kill()
    _ = waitForEnd()
    for descriptor in [link ?? -1, output, endDescriptor] where descriptor >= 0 {
      _ = close(descriptor)
    }
  }

  /// Waits until one of the signs shows or the time is over, and says which do.
  ///
  /// A closed link or output shows at once and for ever: wait no longer for it. `nil` seconds wait
  /// without end.
  public func wait(for signs: Signs, seconds: Double?) -> Signs {
    let watched: [(sign: Signs, descriptor: Int32)] = [
      (.link, link ?? -1), (.output, output), (.end, endDescriptor),
    ].filter { signs.contains($0.0) }
    var polls = watched.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
    let deadline = Deadline(seconds: seconds)
    let looksForEnd = signs.contains(.end) && endDescriptor < 0
    while true {
      let left = deadline.milliseconds
      let slice: Int32 = 10
      let pause = looksForEnd && (left < 0 || left > slice) ? slice : left
      let count = poll(&polls, nfds_t(polls.count), pause)
      var shown: Signs = []
      for (index, watched) in watched.enumerated() where count > 0 && polls[index].revents != 0 {
        shown.insert(watched.sign)
      }
      if looksForEnd, hasEnded(blocking: false) { shown.insert(.end) }
      if !shown.isEmpty || deadline.isOver { return shown }
    }
  }

  /// Ends the process and all it started, at once; does nothing when it has ended.
  public func kill() {
    state.withLock { state in
      guard state.end == nil else { return }
      state.wasKilled = true
      end(&state)
    }
  }

  /// Waits for the end, and clears away all that the process started.
  public func waitForEnd() -> ProcessEnd {
    if let end = state.withLock({ $0.end }) { return end }
    _ = hasEnded(blocking: true)
    return state.withLock { state in
      if let end = state.end { return end }
      // Its number is still taken, so what is left of its group can be killed by it.
      if isolation == .resourceLimits { _ = Glibc.kill(-process, SIGKILL) }
      let end = reap(&state)
      state.end = end
      return end
    }
  }

  private func end(_ state: inout State) {
    guard isolation == .bubblewrap, state.status != nil else {
      _ = Glibc.kill(-process, SIGKILL)
      _ = Glibc.kill(process, SIGKILL)
      return
    }
    // A namespace ends with its first process; bubblewrap, which waits for that, follows.
    state.status?.awaitFirstProcess(seconds: 5)
    if let first = state.status?.firstProcess, jail_kill_child(process, first) == 0 { return }
    _ = Glibc.kill(process, SIGKILL)
  }

  private func hasEnded(blocking: Bool) -> Bool {
    var information = siginfo_t()
    let options = WEXITED | WNOWAIT | (blocking ? 0 : WNOHANG)
    while true {
      let result = waitid(P_PID, id_t(process), &information, options)
      if result == 0 { return blocking || information.si_signo != 0 }
      if errno != EINTR { return true }
    }
  }

  private func reap(_ state: inout State) -> ProcessEnd {
    var waitStatus: Int32 = 0
    var usage = rusage()
    while wait4(process, &waitStatus, 0, &usage) < 0 && errno == EINTR {}
    let seconds = [usage.ru_utime, usage.ru_stime]
      .reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
    state.status?.readAll()
    let way = Self.way(waitStatus: waitStatus, status: state.status, wasKilled: state.wasKilled)
    state.status?.close()
    state.status = nil
    return ProcessEnd(
      way: way, wasKilled: state.wasKilled, cpuSeconds: seconds,
      maxResidentBytes: usage.ru_maxrss << 10)
  }

  private static func way(
    waitStatus: Int32, status: JailStatus?, wasKilled: Bool
  ) -> ProcessEnd.Way {
    let signal = waitStatus & 0x7f
    let exit = (waitStatus >> 8) & 0xff
    guard let status else { return signal == 0 ? .exited(exit) : .signalled(signal) }
    guard let inside = status.exitStatus else {
      return wasKilled ? .signalled(SIGKILL) : .notStarted
    }
    return inside > 128 && inside <= 128 + 64 ? .signalled(inside - 128) : .exited(inside)
  }
}
