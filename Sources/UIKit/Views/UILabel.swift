import AppLink
import Foundation

/// A view that shows text.
open class UILabel: UIView {
  open var text: String? {
    didSet { tellUpdate("text", text.map { .string($0.cappedForLink) } ?? .null) }
  }

  open var textColor: UIColor? {
    didSet { tellUpdate("textColor", textColor?.linkValue ?? .null) }
  }

  open var font: UIFont? = .systemFont(ofSize: 17)
  open var textAlignment: NSTextAlignment = .natural
  open var numberOfLines = 1
}

/// Where lines of text begin.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}
