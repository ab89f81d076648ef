import Foundation

/// A rectangle in a view that has anchors and shows nothing.
@preconcurrency @MainActor open class UILayoutGuide {
  open internal(set) weak var owningView: UIView?
  open var identifier = ""

  /// How far inside the owning view the guide lies; nil for one that only constraints place.
  final let insets: (@MainActor (UIView) -> UIEdgeInsets)?
  var solvedFrame = CGRect.zero

  public init() {
    insets = nil
  }

  init(in view: UIView, insets: @escaping @MainActor (UIView) -> UIEdgeInsets) {
    owningView = view
    self.insets = insets
  }

  open var layoutFrame: CGRect {
    guard let owningView, let insets else { return solvedFrame }
    return owningView.bounds.inset(by: insets(owningView))
  }
}

extension UIView {
  public var layoutGuides: [UILayoutGuide] { layout.guides }

  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    layout.guides.append(layoutGuide)
  }

  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layout.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  public var safeAreaLayoutGuide: UILayoutGuide {
    standardGuide("safe area") { $0.safeAreaInsets }
  }

  public var layoutMarginsGuide: UILayoutGuide {
    standardGuide("margins") { $0.layoutMargins }
  }

  private func standardGuide(
    _ name: String, _ insets: @escaping @MainActor (UIView) -> UIEdgeInsets
  ) -> UILayoutGuide {
    let guide = layout.standardGuides[name] ?? UILayoutGuide(in: self, insets: insets)
    layout.standardGuides[name] = guide
    return guide
  }

  public var readableContentGuide: UILayoutGuide { layoutMarginsGuide }

  public var layoutMargins: UIEdgeInsets {
    get { layout.margins }
    set {
      layout.margins = newValue
      layoutMarginsDidChange()
    }
  }

  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      NSDirectionalEdgeInsets(
        top: layout.margins.top, leading: layout.margins.left, bottom: layout.margins.bottom,
        trailing: layout.margins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing
      )
    }
  }
}
