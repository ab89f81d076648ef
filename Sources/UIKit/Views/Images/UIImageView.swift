import AppLink
import Foundation

/// A view that shows a picture.
open class UIImageView: UIView {
  open var highlightedImage: UIImage?
  open var isHighlighted = false
  open var animationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount = 0
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  public private(set) var isAnimating = false

  open var image: UIImage? {
    didSet { tellUpdate("image", image?.linkValue ?? .null) }
  }

  public init(image: UIImage?, highlightedImage: UIImage? = nil) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    look.takesTouches = false
    self.image = image
    self.highlightedImage = highlightedImage
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    look.takesTouches = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if coder.interface == nil { look.takesTouches = false }
  }

  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  override var treeDetail: LinkRecord {
    var detail: LinkRecord = ["role": "image"]
    detail["image"] = image?.linkValue
    return detail
  }
}
