import AppLink
import Foundation

/// A wheel that turns while something goes on.
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  private var turns = false

  open var style: Style
  open var color: UIColor!

  open var hidesWhenStopped = true {
    didSet { if !turns { look.isHidden = hidesWhenStopped } }
  }

  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    look.isHidden = true
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    look.isHidden = true
  }

  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
    look.isHidden = true
    coder.interface?.fill(self)
  }

  open var isAnimating: Bool { turns }

  open func startAnimating() {
    turns = true
    if hidesWhenStopped { look.isHidden = false }
    tellUpdate("isAnimating", true)
  }

  open func stopAnimating() {
    turns = false
    if hidesWhenStopped { look.isHidden = true }
    tellUpdate("isAnimating", false)
  }

  open override var intrinsicContentSize: CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  override var treeDetail: LinkRecord { ["role": "activity", "on": .bool(turns)] }
}
