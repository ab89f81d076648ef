import Foundation

/// A bar of buttons; a navigation controller's does not show here.
open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]? {
    didSet { refresh() }
  }

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  private func refresh() {
    for view in subviews { view.detach() }
    for item in items ?? [] {
      item.onChange = { [weak self] in self?.refresh() }
      if let view = item.view { attach(view) }
    }
  }
}
