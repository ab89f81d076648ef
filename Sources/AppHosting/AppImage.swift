import AppJail

/// A compiled app and what it takes to run and explain it.
public struct AppImage: Hashable, Sendable {
  /// How to start it; limits and link are set per launch.
  public var command: JailCommand
  /// From the name under which a file was compiled to the student's own.
  public var sourceNames: [String: String]
  /// Path of llvm-symbolizer; without one a crash is told without file and line.
  public var symbolizer: String?

  public init(
    command: JailCommand, sourceNames: [String: String] = [:], symbolizer: String? = nil
  ) {
    self.command = command
    self.sourceNames = sourceNames
    self.symbolizer = symbolizer
  }
}
