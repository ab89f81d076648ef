@_exported import Foundation

/// An object that takes part in the life of an app's interface.
@MainActor open class UIResponder {
  public init() {}
}
