import Foundation

/// The way from one controller to another: drawn in a storyboard, or made by code.
@preconcurrency @MainActor open class UIStoryboardSegue {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController

  /// What the segue does unless a subclass does something else.
  var handler: (() -> Void)?

  public init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
  }

  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    handler = performHandler
  }

  open func perform() { handler?() }
}
