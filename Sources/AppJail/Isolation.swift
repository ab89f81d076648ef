/// The rung of isolation that a process gets.
public enum Isolation: String, Hashable, Sendable, Codable, CaseIterable {
  /// Namespaces of its own: it sees only the files that are named, no network, no other process.
  case bubblewrap
  /// Limits on what it uses, and nothing else: it sees what the user who started it sees.
  case resourceLimits

  /// As reports name it.
  public var name: String {
    switch self {
    case .bubblewrap: "bubblewrap"
    case .resourceLimits: "resource limits only"
    }
  }

  /// The strongest rung that works on this machine, tried by really starting a process.
  ///
  /// Takes some milliseconds; ask once and keep the answer.
  public static func best() -> Isolation {
    works(.bubblewrap) ? .bubblewrap : .resourceLimits
  }

  private static func works(_ isolation: Isolation) -> Bool {
    var command = JailCommand(executable: JailPath("/bin/true"))
    command.limits.cpuSeconds = 10
    let result = try? runToEnd(command, isolation: isolation, outputLimit: 4096, wallSeconds: 10)
    return result?.end.way == .exited(0)
  }
}
