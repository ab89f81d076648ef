@_exported import Foundation

/// An object that takes part in the life of an app's interface.
@preconcurrency @MainActor open class UIResponder {
  /// What the user is doing here; handing it on is not simulated.
  open var userActivity: NSUserActivity?

  public init() {}

  open func updateUserActivityState(_ activity: NSUserActivity) {}

  open func restoreUserActivityState(_ activity: NSUserActivity) {}
}

extension UIResponder: UIUserActivityRestoring {}

extension UIResponder: Hashable {
  public nonisolated static func == (a: UIResponder, b: UIResponder) -> Bool { a === b }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
