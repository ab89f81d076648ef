/// A file or folder of the machine, and where a jailed process finds it.
///
/// Under `Isolation.resourceLimits` a process finds everything where it is on the machine.
public struct JailPath: Hashable, Sendable {
  /// Absolute path on the machine.
  public var host: String
  /// Absolute path in the jail.
  public var inside: String

  public init(_ host: String, inside: String? = nil) {
    self.host = host
    self.inside = inside ?? host
  }
}

/// A process to start in the jail: what it runs, what it sees, what it may use.
public struct JailCommand: Hashable, Sendable {
  public var executable: JailPath
  /// Without the executable's own name.
  public var arguments: [String]
  /// All of it: nothing is inherited.
  public var environment: [String: String]
  /// What it may read, beside its executable and the C library.
  public var readable: [JailPath]
  /// What it may write; nothing, for an app.
  public var writable: [JailPath]
  /// The folder it starts in.
  public var folder: JailPath
  public var limits: AppLimits
  /// Bytes of the largest file it may write.
  public var fileBytes = 8 << 20
  /// Descriptors it may hold at once.
  public var openFiles = 64
  /// Whether it gets the app side of a link, as descriptor 3.
  public var hasLink: Bool

  public init(
    executable: JailPath, arguments: [String] = [], environment: [String: String] = [:],
    readable: [JailPath] = [], writable: [JailPath] = [], folder: JailPath = JailPath("/"),
    limits: AppLimits = AppLimits(), hasLink: Bool = false
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.readable = readable
    self.writable = writable
    self.folder = folder
    self.limits = limits
    self.hasLink = hasLink
  }
}
