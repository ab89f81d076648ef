import Foundation
import NibFormat

/// What Interface Builder says of a view.
@MainActor enum ViewValues {
  /// Sets a view's values by all the classes that it is of, UIKit's own doing.
  static func apply(_ node: NibObject, to view: UIView, in scene: InterfaceScene) {
    node.apply(general, to: view, in: scene)
    node.apply(accessibility, to: view, in: scene)
    if let view = view as? UILabel { node.apply(label, to: view, in: scene) }
    if let view = view as? UIImageView { node.apply(image, to: view, in: scene) }
    if let view = view as? UIStackView { node.apply(stack, to: view, in: scene) }
    if let view = view as? UIControl { ControlValues.apply(node, to: view, in: scene) }
    if let view = view as? UIScrollView { ScrollValues.apply(node, to: view, in: scene) }
    if let view = view as? UIProgressView { node.apply(progress, to: view, in: scene) }
    if let view = view as? UIActivityIndicatorView { node.apply(activity, to: view, in: scene) }
    if let view = view as? UITableViewCell { ScrollValues.apply(node, toCell: view, in: scene) }
    if let view = view as? UINavigationBar { node.apply(bar, to: view, in: scene) }
  }

  /// Raw values count these from zero.
  static let contentModes =
    "scaleToFill scaleAspectFit scaleAspectFill redraw center top bottom left right topLeft topRight "
    + "bottomLeft bottomRight"
  static let alignments = "left center right justified natural"
  static let lineBreaks =
    "byWordWrapping byCharWrapping byClipping byTruncatingHead byTruncatingTail byTruncatingMiddle"
  private static let resizings =
    "flexibleLeftMargin flexibleWidth flexibleRightMargin flexibleTopMargin flexibleHeight "
    + "flexibleBottomMargin"

  private static let general: ValueSetters<UIView> = [
    "frame": { $0.geometry.frame = $1.rect },
    "bounds": { $0.bounds = $1.rect },
    "autoresizingMask": { $0.autoresizingMask = $1.options(resizings) },
    "translatesAutoresizingMaskIntoConstraints": {
      $0.translatesAutoresizingMaskIntoConstraints = $1.bool
    },
    "contentMode": { $0.contentMode = $1.choice(contentModes) ?? $0.contentMode },
    "backgroundColor": { $0.backgroundColor = $1.color },
    "tintColor": { $0.tintColor = $1.color },
    "alpha": { $0.alpha = $1.length },
    "tag": { $0.tag = $1.int },
    "isHidden": { $0.isHidden = $1.bool },
    "isOpaque": { $0.isOpaque = $1.bool },
    "clipsToBounds": { $0.clipsToBounds = $1.bool },
    "isUserInteractionEnabled": { $0.isUserInteractionEnabled = $1.bool },
    "isMultipleTouchEnabled": { $0.isMultipleTouchEnabled = $1.bool },
    "isExclusiveTouch": { $0.isExclusiveTouch = $1.bool },
    "restorationIdentifier": { $0.restorationIdentifier = $1.string },
    "layoutMargins": { $0.layoutMargins = $1.insets },
    "directionalLayoutMargins": { $0.directionalLayoutMargins = $1.directionalInsets },
    "semanticContentAttribute": {
      $0.semanticContentAttribute =
        $1.choice("unspecified playback spatial forceLeftToRight forceRightToLeft") ?? .unspecified
    },
    "horizontalHuggingPriority": {
      $0.setContentHuggingPriority(UILayoutPriority($1.float), for: .horizontal)
    },
    "verticalHuggingPriority": {
      $0.setContentHuggingPriority(UILayoutPriority($1.float), for: .vertical)
    },
    "horizontalCompressionResistancePriority": {
      $0.setContentCompressionResistancePriority(UILayoutPriority($1.float), for: .horizontal)
    },
    "verticalCompressionResistancePriority": {
      $0.setContentCompressionResistancePriority(UILayoutPriority($1.float), for: .vertical)
    },
  ]

  private static let accessibility: ValueSetters<UIView> = [
    "accessibilityIdentifier": { $0.accessibilityIdentifier = $1.string },
    "accessibilityLabel": { $0.accessibilityLabel = $1.string },
    "accessibilityHint": { $0.accessibilityHint = $1.string },
    "accessibilityValue": { $0.accessibilityValue = $1.string },
    "isAccessibilityElement": { $0.isAccessibilityElement = $1.bool },
  ]

  private static let label: ValueSetters<UILabel> = [
    "text": { $0.text = $1.string },
    "attributedText": { $0.attributedText = $1.string.map { NSAttributedString(string: $0) } },
    "textAlignment": { $0.textAlignment = $1.choice(alignments) ?? .natural },
    "lineBreakMode": { $0.lineBreakMode = $1.choice(lineBreaks) ?? .byTruncatingTail },
    "numberOfLines": { $0.numberOfLines = $1.int },
    "font": { $0.font = $1.font ?? $0.font },
    "textColor": { $0.textColor = $1.color },
    "highlightedTextColor": { $0.highlightedTextColor = $1.color },
    "shadowColor": { $0.shadowColor = $1.color },
    "shadowOffset": { $0.shadowOffset = $1.size },
    "adjustsFontSizeToFitWidth": { $0.adjustsFontSizeToFitWidth = $1.bool },
    "adjustsFontForContentSizeCategory": { $0.adjustsFontForContentSizeCategory = $1.bool },
    "minimumScaleFactor": { $0.minimumScaleFactor = $1.length },
    "preferredMaxLayoutWidth": { $0.preferredMaxLayoutWidth = $1.length },
    "isEnabled": { $0.isEnabled = $1.bool },
    "isHighlighted": { $0.isHighlighted = $1.bool },
  ]

  private static let image: ValueSetters<UIImageView> = [
    "image": { $0.image = $1.image },
    "highlightedImage": { $0.highlightedImage = $1.image },
    "isHighlighted": { $0.isHighlighted = $1.bool },
  ]

  private static let stack: ValueSetters<UIStackView> = [
    "axis": { $0.axis = $1.choice("horizontal vertical") ?? .horizontal },
    "spacing": { $0.spacing = $1.length },
    "distribution": {
      $0.distribution =
        $1.choice("fill fillEqually fillProportionally equalSpacing equalCentering") ?? .fill
    },
    "alignment": {
      let word = ["top": "leading", "bottom": "trailing"][$1.string ?? ""] ?? $1.string ?? ""
      $0.alignment =
        UIStackView.Alignment(
          word: word, of: "fill leading firstBaseline center trailing lastBaseline") ?? .fill
    },
    "isBaselineRelativeArrangement": { $0.isBaselineRelativeArrangement = $1.bool },
    "isLayoutMarginsRelativeArrangement": { $0.isLayoutMarginsRelativeArrangement = $1.bool },
  ]

  private static let progress: ValueSetters<UIProgressView> = [
    "progress": { $0.progress = $1.float },
    "progressViewStyle": { $0.progressViewStyle = $1.choice("default bar") ?? .default },
    "progressTintColor": { $0.progressTintColor = $1.color },
    "trackTintColor": { $0.trackTintColor = $1.color },
  ]

  private static let activity: ValueSetters<UIActivityIndicatorView> = [
    "style": { $0.style = $1.string?.lowercased().contains("large") == true ? .large : .medium },
    "color": { $0.color = $1.color },
    "hidesWhenStopped": { $0.hidesWhenStopped = $1.bool },
    "isAnimating": { if $1.bool { $0.startAnimating() } },
  ]

  private static let bar: ValueSetters<UINavigationBar> = [
    "barTintColor": { $0.barTintColor = $1.color },
    "isTranslucent": { $0.isTranslucent = $1.bool },
    "prefersLargeTitles": { $0.prefersLargeTitles = $1.bool },
  ]
}
