import AppLink
import Foundation

/// A view that shows text.
open class UILabel: UIView {
  private var content: NSAttributedString?
  private var plain: String?

  open var font: UIFont! = .systemFont(ofSize: 17)
  open var textAlignment: NSTextAlignment = .natural
  open var numberOfLines = 1
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var minimumScaleFactor: CGFloat = 0
  open var allowsDefaultTighteningForTruncation = false
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  open var highlightedTextColor: UIColor?
  open var isHighlighted = false
  private var ownTextColor: UIColor?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    look.takesTouches = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if coder.interface == nil { look.takesTouches = false }
  }

  open var text: String? {
    get { plain }
    set {
      plain = newValue
      content = nil
      tellText("text", newValue)
    }
  }

  open var attributedText: NSAttributedString? {
    get { content ?? plain.map { NSAttributedString(string: $0) } }
    set {
      plain = newValue?.string
      content = newValue
      tellText("text", plain)
    }
  }

  open var textColor: UIColor! {
    get { ownTextColor ?? .label }
    set {
      ownTextColor = newValue
      tellUpdate("textColor", newValue?.linkValue ?? .null)
    }
  }

  open var isEnabled = true {
    didSet { tellUpdate("isEnabled", .bool(isEnabled)) }
  }

  open override var intrinsicContentSize: CGSize {
    TextSize.size(of: plain ?? "", font: font ?? .systemFont(ofSize: 17))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var treeDetail: LinkRecord {
    var detail: LinkRecord = ["role": "label"]
    detail["text"] = plain.map { .string($0) }
    return detail
  }
}
