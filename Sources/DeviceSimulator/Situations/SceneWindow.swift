import LifecycleTrace

/// A scene session, by its place among all that the device has made.
public struct SessionID: Hashable, Sendable {
  let serial: Int

  /// What `persistentIdentifier` reads.
  public var identifier: String {
    let digits = String(serial)
    return "00000000-0000-4000-8000-" + String(repeating: "0", count: max(0, 12 - digits.count))
      + digits
  }
}

/// One window of the app: a scene session, and how far its scene is.
///
/// An app without scenes has one as well, of which it only hears through notifications (FACTS.md B10).
public struct SceneWindow: Hashable, Sendable {
  public let id: SessionID
  /// The number that stories call it by; the lowest that was free.
  public let number: Int
  /// Whether it shows when the app is in front.
  public internal(set) var isShown = true
  public internal(set) var state = SceneState.unattached
  /// Whether the app was asked for a configuration: only once in a session's life (C2).
  var isKnown = false

  var isInForeground: Bool { state == .foregroundActive || state == .foregroundInactive }
}
