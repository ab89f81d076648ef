/// What a scene's `activationState` reads, as a trace spells it (FACTS.md C11).
///
/// ```
///   unattached ──► foregroundInactive ◄──► foregroundActive
///       ▲ │                ▲ │
///       │ ▼                │ ▼
///       └──────────── background
/// ```
public enum SceneState: String, Hashable, Sendable, Codable, CaseIterable {
  /// Not connected to a scene session, or in the midst of being connected.
  case unattached
  case foregroundInactive
  case foregroundActive
  case background
}
