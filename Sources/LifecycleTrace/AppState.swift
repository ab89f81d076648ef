/// The five states of an app, as a trace spells them in state events and in `Event.state`.
///
/// ```
///   notRunning ──► inactive ◄──► active
///                   ▲    │
///                   │    ▼
///            suspended ◄── background
/// ```
public enum AppState: String, Hashable, Sendable, Codable, CaseIterable {
  /// No process.
  case notRunning
  /// In front, but not receiving touches: while launching, or under an interruption.
  case inactive
  /// In front and receiving touches.
  case active
  /// Behind, and still running code.
  case background
  /// Behind, in memory, running nothing.
  case suspended
}
