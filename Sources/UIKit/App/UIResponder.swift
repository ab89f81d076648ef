@_exported import Foundation

/// An object that takes part in the life of an app's interface.
@preconcurrency @MainActor open class UIResponder {
  /// What the user is doing here; handing it on is not simulated.
  open var userActivity: NSUserActivity?

  /// The responder's number among all that the app has made.
  fileprivate let number: Int

  private static var lastNumber = 0

  public init() {
    Self.lastNumber += 1
    number = Self.lastNumber
  }

  open func updateUserActivityState(_ activity: NSUserActivity) {}

  open func restoreUserActivityState(_ activity: NSUserActivity) {}
}

extension UIResponder: UIUserActivityRestoring {}

extension UIResponder: Hashable {
  public nonisolated static func == (a: UIResponder, b: UIResponder) -> Bool { a === b }

  /// By the number, as an address would put the elements of a set into another order on each run.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(number)
  }
}
