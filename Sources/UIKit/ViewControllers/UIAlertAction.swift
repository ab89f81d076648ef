import Foundation

/// A button of an alert.
@MainActor open class UIAlertAction {
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  public let title: String?
  public let style: Style
  open var isEnabled = true { didSet { onChange?() } }

  let handler: ((UIAlertAction) -> Void)?
  /// Tells the alert that shows the action.
  var onChange: (() -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }
}
