import AppLink
import Foundation

/// The bar of a tab bar controller: its tabs are views that a user can tap.
open class UITabBar: UIView {
  open var items: [UITabBarItem]? { didSet { refresh() } }
  open var selectedItem: UITabBarItem? { didSet { refresh() } }
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?

  /// Shows the items as they are now, untold: the doing is UIKit's.
  private func refresh() {
    for view in subviews { view.detach() }
    for item in items ?? [] {
      item.onChange = { [weak self] in self?.refresh() }
      attach(UITabBarButton(of: item, isSelected: item === selectedItem))
    }
  }
}

/// A tab; the device decides what a tap on it does.
private final class UITabBarButton: UIView {
  private let item: UITabBarItem
  private let isSelected: Bool

  init(of item: UITabBarItem, isSelected: Bool) {
    self.item = item
    self.isSelected = isSelected
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var treeDetail: LinkRecord {
    var detail: LinkRecord = ["role": "tabItem"]
    detail["text"] = item.title.map { .string($0) }
    if isSelected { detail["selected"] = true }
    if !item.isEnabled { detail["enabled"] = false }
    return detail
  }
}
