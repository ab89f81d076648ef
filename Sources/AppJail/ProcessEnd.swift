/// How a jailed process ended and what it had used.
public struct ProcessEnd: Hashable, Sendable {
  public enum Way: Hashable, Sendable {
    /// With this exit status.
    case exited(Int32)
    /// By this signal, such as `SIGILL` for a Swift trap.
    ///
    /// Under bubblewrap an exit status from 129 on cannot be told from a signal and counts as one;
    /// `abort` ends as `SIGSEGV` there, as a namespace's first process ignores `SIGABRT`.
    case signalled(Int32)
    /// Never, because the jail could not be set up: the machine's fault.
    case notStarted
  }

  public var way: Way
  /// Whether `JailedProcess.kill()` came before the end.
  public var wasKilled: Bool
  /// Processor seconds of the process and of those that it waited for.
  public var cpuSeconds: Double
  /// The largest resident size; never less than that of the process that started it.
  public var maxResidentBytes: Int

  public init(way: Way, wasKilled: Bool, cpuSeconds: Double, maxResidentBytes: Int) {
    self.way = way
    self.wasKilled = wasKilled
    self.cpuSeconds = cpuSeconds
    self.maxResidentBytes = maxResidentBytes
  }

  /// Whether the kernel ended it, by SIGXCPU or a second later by SIGKILL, for using more processor time than it may.
  public func usedUpProcessorTime(of limits: AppLimits) -> Bool {
    // The kernel counts in ticks, so the sum may lie a little under the limit.
    [.signalled(24), .signalled(9)].contains(way) && !wasKilled
      && cpuSeconds > Double(limits.cpuSeconds) - 0.1
  }
}
