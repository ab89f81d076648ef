/// The states of an app, in Apple's words.
///
/// ```
///   notRunning ──► inactive ◄──► active
///                     ▲ │
///                     │ ▼
///                  background ◄──► suspended ──► notRunning
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
