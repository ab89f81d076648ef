/// What one app process may use. Part of `grading.json` and of a run request.
public struct AppLimits: Hashable, Sendable, Codable {
  /// Processor seconds of one process, from its start to its end.
  public var cpuSeconds = 2
  /// Wall-clock seconds that one callback may take, for apps that sleep or deadlock.
  public var wallSeconds = 20
  /// Address space in MiB.
  public var memoryMiB = 1024
  /// Bytes in KiB that one process may print, through `print` and past it.
  public var outputKiB = 256
  /// Processes and threads of the app's user.
  public var processes = 64

  public init() {}
}
