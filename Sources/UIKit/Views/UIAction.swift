import Foundation

/// A closure that a control calls.
@MainActor open class UIAction {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public typealias Handler = @MainActor (UIAction) -> Void

  public var title: String
  public let identifier: Identifier
  /// The control that called, while the handler runs.
  public private(set) weak var sender: AnyObject?

  private let handler: Handler

  public init(title: String = "", identifier: Identifier? = nil, handler: @escaping Handler) {
    self.title = title
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
  }

  func perform(sender: AnyObject) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
